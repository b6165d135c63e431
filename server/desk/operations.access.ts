import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { accessAlert } from '../testing/access/access-alerts.ts'
import type { operationsOperations } from './operations.operations.ts'

/** The socket that is steered is made for that one call. */
export async function operationsCalls(world: AccessWorld): Promise<AccessCalls<typeof operationsOperations>> {
  const { database } = world
  const processUuid = '01940000-0000-7000-8000-000000000001'
  await database.pool.query(`insert into server_processes (uuid, heartbeat) values ($1, now() + interval '1 day')`, [
    processUuid,
  ])

  async function socket(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const added = await database.pool.query<{ uuid: string }>(
      `insert into open_sockets (uuid, process_uuid, source, page, created_date, last_seen)
       values (uuidv7(), $1, 'web', '/', now(), now()) returning uuid`,
      [processUuid],
    )
    return added.rows[0]?.uuid ?? absentUuid
  }

  const { rows } = await database.pool.query<{ uuid: string }>(
    `with queue as (select pgboss.create_queue('access.test', '{"policy": "standard"}'))
     insert into cron_jobs (name, schedule) select 'access.test', '0 5 * * *' from queue returning uuid`,
  )
  const cronJob = rows[0]?.uuid ?? absentUuid
  const cronPath = (whose: Whose, step = '') => `/cronjobs/${whose === 'absent' ? absentUuid : cronJob}${step}`

  async function job(whose: Whose, state: 'created' | 'failed' = 'created'): Promise<string> {
    if (whose === 'absent') return absentUuid
    const added = await database.pool.query<{ id: string }>(
      `insert into pgboss.job (name, data, state) values ('access.test', $1, $2) returning id`,
      [{ secret }, state],
    )
    return added.rows[0]?.id ?? absentUuid
  }

  async function run(whose: Whose) {
    await database.pool.query(`delete from pgboss.job where name = 'access.test'`)
    return { path: cronPath(whose, '/run'), body: {} }
  }

  async function version(): Promise<number> {
    const found = await database.pool.query<{ version: number }>('select version from cron_jobs where uuid = $1', [
      cronJob,
    ])
    return found.rows[0]?.version ?? 1
  }

  return {
    listSockets: () => ({ path: '/sockets' }),
    disconnectSocket: async (_actor, whose) => ({ path: `/sockets/${await socket(whose)}/disconnect`, body: {} }),
    reloadSocket: async (_actor, whose) => ({
      path: `/sockets/${await socket(whose)}/reload`,
      body: { event: 'reload_config' },
    }),
    reloadAllSockets: () => ({ path: '/sockets/reload', body: { event: 'reload_config' } }),
    listAlerts: () => ({ path: '/alerts' }),
    listAlertStaff: () => ({ path: '/alerts/staff' }),
    getAlert: async (_actor, whose) => ({ path: `/alerts/${await accessAlert(world, whose)}` }),
    listAlertHistory: async (_actor, whose) => ({ path: `/alerts/${await accessAlert(world, whose)}/history` }),
    resolveAlert: async (_actor, whose) => ({
      path: `/alerts/${await accessAlert(world, whose)}/resolve`,
      body: { version: 1, note: 'Done' },
    }),
    reopenAlert: async (_actor, whose) => ({
      path: `/alerts/${await accessAlert(world, whose, 'resolved')}/reopen`,
      body: { version: 1 },
    }),
    listJobs: () => ({ path: '/jobs' }),
    getJob: async (_actor, whose) => ({ path: `/jobs/${await job(whose)}` }),
    retryJob: async (_actor, whose) => ({ path: `/jobs/${await job(whose, 'failed')}/retry`, body: {} }),
    cancelJob: async (_actor, whose) => ({ path: `/jobs/${await job(whose)}/cancel`, body: {} }),
    listCronJobs: () => ({ path: '/cronjobs' }),
    getCronJob: (_actor, whose) => ({ path: cronPath(whose) }),
    runCronJob: (_actor, whose) => run(whose),
    saveCronJob: async (_actor, whose) => ({
      path: cronPath(whose),
      body: { version: await version(), enabled: true },
    }),
    listReadiness: () => ({ path: '/integration_readiness' }),
    testService: () => ({ path: '/integration_readiness/storage/test', body: {} }),
    getClientHome: () => ({ path: '/home/client' }),
    getAssistantHome: () => ({ path: '/home/virtualassistant' }),
    getAdminHome: () => ({ path: '/home/admin' }),
    getMarketplaceFigures: () => ({ path: '/home/figures' }),
    healthcheck: () => ({ path: '/healthcheck' }),
  }
}
