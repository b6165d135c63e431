import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tables } from '../database/tables.ts'
import { areListsPrepared, jobListIndexes } from './job-rows.ts'

export interface JobsDue {
  readonly waiting: number
  readonly failing: number
  readonly oldest: Date | null
}

export interface LastRun {
  readonly name: string
  readonly finished: Date | null
  readonly failing: boolean
}

/** What is done later, by any one process, and again until it succeeds. */
export interface Jobs {
  /**
   * Writes a job into the caller's transaction: it exists when that commits, and not otherwise. A `key` enters once for
   * as long as jobs are kept (two weeks waiting, a week done); `runAt` is the earliest instant, kept to within two
   * seconds. Some process must `work` on the name.
   */
  enqueue(
    transaction: Kysely<Tables>,
    name: string,
    data: object,
    options?: { key?: string; runAt?: Date },
  ): Promise<void>
  /** Does the jobs of a name, one after the other. A throw has it done again later; its effects must bear that. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): void
  /** Does something on a schedule (five cron fields, UTC), in one process at a time. */
  every(name: string, cron: string, handler: () => Promise<void>): void
  /** Jobs that should have been done by now: how many, how many of them after a failure, and since when the first. */
  due(database: Kysely<Tables>): Promise<JobsDue>
  /** When jobs of these names last finished, of those that are kept, and whether the last one failed. */
  lastRuns(database: Kysely<Tables>, names: readonly string[]): Promise<LastRun[]>
  /** Has a job that failed or was cancelled done again, if the transaction commits. False: it is neither. */
  retry(transaction: Kysely<Tables>, job: { kind: string; uuid: string }): Promise<boolean>
  /** Stops a job that waits, if the transaction commits. False: it doesn't. */
  cancel(transaction: Kysely<Tables>, job: { kind: string; uuid: string }): Promise<boolean>
  /** Has what is scheduled run by the clock, or only by hand, if the transaction commits. */
  setSchedule(
    transaction: Kysely<Tables>,
    cron: { name: string; schedule: string; zone: string; enabled: boolean },
  ): Promise<void>
  /** When a schedule runs next after an instant; null: never. */
  nextRun(cron: { schedule: string; zone: string }, after: Date): Date | null
  /** Every `work` and `every` has to be said before. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Seconds. A job is heard of at once when it is written; what was put off is looked for this often. */
const lookInterval = 2
const manner = {
  perJobResults: true,
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: lookInterval,
  notifyPollingIntervalSeconds: lookInterval,
} as const
const longestStop = 5_000
const connections = 3
const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

/** The same key of the same name is the same job. */
function idOf(name: string, key: string): string {
  const hash = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** A process that works none only writes them. */
const writesOnly = { max: 1, useListenNotify: false, supervise: false, schedule: false }

/**
 * Jobs in the `pgboss` schema of the database; their own few connections, beside the server's. `works`: false in a
 * process that writes jobs and leaves them to others.
 */
export function createJobs(options: { url: string; log: Logger; works?: boolean }): Jobs {
  const { log, works = true } = options
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const schedules = new Map<string, string>()
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'talentplace jobs',
    max: connections,
    useListenNotify: true,
    warningSlowQuerySeconds: 30,
    ...(!works && writesOnly),
  })
  // A lost connection comes here; the loops go on by themselves.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs met an error'))

  /** What is written to a queue waits there, whoever works on it. */
  async function openQueues(): Promise<void> {
    for (const name of handlers.keys()) await boss.createQueue(name, { notify: true, ...retries })
  }

  async function workOn(name: string, handler: (data: object) => Promise<void>): Promise<void> {
    await boss.work<object, unknown, typeof manner>(name, manner, async (jobs) => {
      const results: { id: string; status: 'completed' | 'failed'; output?: { message: string } }[] = []
      for (const { id, data } of jobs) {
        try {
          await handler(data)
          results.push({ id, status: 'completed' })
        } catch (error) {
          log.warn({ err: error, job: name, id }, 'a job failed; it is done again later')
          results.push({ id, status: 'failed', output: { message: String(error) } })
        }
      }
      return results
    })
  }

  /** Making an index that is there would still wait for everyone who writes jobs. */
  async function prepareLists(): Promise<void> {
    const { rows } = (await boss.getDb().executeSql(areListsPrepared)) as { rows: { prepared: boolean }[] }
    if (rows[0]?.prepared !== true) await boss.getDb().executeSql(jobListIndexes)
  }

  /** Writes down what the code schedules; false: someone has switched it off. */
  async function isEnabled(name: string, cron: string): Promise<boolean> {
    const { rows } = (await boss.getDb().executeSql(
      `insert into cron_jobs (name, schedule) values ($1, $2)
       on conflict (name) do update set schedule = excluded.schedule returning enabled`,
      [name, cron],
    )) as { rows: { enabled: boolean }[] }
    return rows[0]?.enabled ?? true
  }

  return {
    async enqueue(transaction, name, data, { key, runAt } = {}) {
      await boss.send(name, data, {
        db: fromKysely(transaction),
        ...(key !== undefined && { id: idOf(name, key) }),
        ...(runAt !== undefined && { startAfter: runAt }),
      })
    },
    work(name, handler) {
      handlers.set(name, (data) => handler(data as Parameters<typeof handler>[0]))
    },
    every(name, cron, handler) {
      // The later one would silently take the place of the other.
      if (handlers.has(name)) throw new Error(`Two jobs are called ${name}.`)
      schedules.set(name, cron)
      handlers.set(name, handler)
    },
    async due(database) {
      const { rows } = await sql<JobsDue>`
        select count(*) filter (where start_after <= now())::int as waiting,
          count(*) filter (where state = 'retry')::int as failing,
          min(start_after) filter (where start_after <= now()) as oldest
        from pgboss.job where state < 'active' and not blocked and not starts_with(name, '__pgboss')`.execute(database)
      return rows[0] ?? { waiting: 0, failing: 0, oldest: null }
    },
    async lastRuns(database, names) {
      const { rows } = await sql<LastRun>`
        select wanted.name, max(completed_on) filter (where state = 'completed') as finished,
          coalesce((array_agg(state::text order by created_on desc) filter (where state not in ('created', 'active')))[1]
            in ('retry', 'failed'), false) as failing
        from unnest(${names}::text[]) with ordinality wanted (name, place)
        left join pgboss.job on job.name = wanted.name
        group by wanted.name, place order by place`.execute(database)
      return rows
    },
    async retry(transaction, { kind, uuid }) {
      const { rows } = await sql`
        update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), completed_on = null,
          start_after = now(), keep_until = now() + interval '14 days'
        where name = ${kind} and id = ${uuid} and state > 'completed' returning id`.execute(transaction)
      return rows.length > 0
    },
    async cancel(transaction, { kind, uuid }) {
      const { rows } = await sql`
        update pgboss.job set state = 'cancelled', completed_on = now()
        where name = ${kind} and id = ${uuid} and state < 'active' returning id`.execute(transaction)
      return rows.length > 0
    },
    async setSchedule(transaction, { name, schedule, zone, enabled }) {
      if (enabled) {
        await sql`insert into pgboss.schedule (name, cron, timezone) values (${name}, ${schedule}, ${zone})
          on conflict (name, key) do nothing`.execute(transaction)
      } else await sql`delete from pgboss.schedule where name = ${name}`.execute(transaction)
    },
    nextRun: ({ schedule, zone }, after) =>
      boss.previewSchedule(schedule, { tz: zone, from: after, count: 1 })[0] ?? null,
    async start() {
      await boss.start()
      await prepareLists()
      await openQueues()
      if (!works) return
      for (const [name, handler] of handlers) await workOn(name, handler)
      for (const [name, cron] of schedules) {
        if (await isEnabled(name, cron)) await boss.schedule(name, cron)
        else await boss.unschedule(name)
      }
    },
    stop: () => boss.stop({ timeout: longestStop }),
  }
}
