import type { HealthFigures } from '@talentplace/contract/desk/operations/healthcheck.routes'
import { Gauge, type Registry } from 'prom-client'
import type { VitalSigns } from './vital-signs.ts'

const helps = {
  mail_waiting: 'Mails in the outbox that have not left',
  mail_failing: 'Of those, mails that the mail server has not taken so far',
  mail_given_up: 'Mails given up within the last day',
  mail_oldest_seconds: 'How long the oldest waiting mail has waited',
  mail_server_configured: '1 where mail leaves by SMTP or is kept to be read here; 0 where it reaches nobody',
  jobs_waiting: 'Jobs that are due',
  jobs_failing: 'Things that jobs have failed at and will try again',
  jobs_oldest_seconds: 'How long the oldest job has been due',
  realtime_hearing: '1 while this process hears what others announce',
  realtime_connections: 'Browsers connected to this process',
  database_reachable: '1 while the database answers',
  database_connections: 'Connections of this process’s pool',
  database_connections_idle: 'Of those, connections that nobody uses',
  database_calls_waiting: 'Calls that wait for a connection, or for their turn in a transaction',
  replicas_out: 'Replicas of the database that nothing is read from; no value where there are none',
  replica_lag_seconds: 'How far the slowest replica that is known of is behind',
  replica_reads: 'Lists and reports that a replica has answered since the start of this process',
  replica_reads_by_primary: 'Those that the primary has answered in a replica’s place',
} as const

/** What isn't known, without the database, has no value rather than a false one. */
function valuesOf({
  migrations,
  mail,
  jobs,
  realtime,
  pool,
  replicas,
}: VitalSigns): Record<keyof typeof helps, number> {
  return {
    mail_waiting: mail.waiting ?? NaN,
    mail_failing: mail.failing ?? NaN,
    mail_given_up: mail.given_up ?? NaN,
    mail_oldest_seconds: mail.waiting === null ? NaN : (mail.oldest_seconds ?? 0),
    mail_server_configured: Number(mail.delivery !== 'none'),
    jobs_waiting: jobs.waiting ?? NaN,
    jobs_failing: jobs.failing ?? NaN,
    jobs_oldest_seconds: jobs.waiting === null ? NaN : (jobs.oldest_seconds ?? 0),
    realtime_hearing: Number(realtime.hearing),
    realtime_connections: realtime.connections,
    database_reachable: Number(migrations !== null),
    database_connections: pool.connections,
    database_connections_idle: pool.idle,
    database_calls_waiting: pool.waiting,
    replicas_out: replicas?.each.filter(({ state }) => state !== 'in_use').length ?? NaN,
    replica_lag_seconds:
      replicas === undefined ? NaN : Math.max(0, ...replicas.each.map((each) => each.lag_seconds ?? 0)),
    replica_reads: replicas?.reads.replica ?? NaN,
    replica_reads_by_primary: replicas?.reads.primary ?? NaN,
  }
}

/** Gauges `talentplace_…` of the vital signs, read each time the metrics are, and of what the process does. */
export function measureVitalSigns(
  registry: Registry,
  vitalSigns: () => Promise<VitalSigns>,
  does: HealthFigures['process'],
): void {
  new Gauge({
    name: 'talentplace_process',
    help: '1, with what this process does: web, jobs or all',
    labelNames: ['does'],
    registers: [registry],
  }).set({ does }, 1)
  for (const name of Object.keys(helps) as (keyof typeof helps)[]) {
    const gauge: Gauge = new Gauge({
      name: `talentplace_${name}`,
      help: helps[name],
      registers: [registry],
      collect: async () => gauge.set(valuesOf(await vitalSigns())[name]),
    })
  }
}
