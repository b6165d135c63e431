import type { AccessCalls, Whose } from '../../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../../testing/access/access-world.ts'
import type { operationsOperations } from './operations.operations.ts'

/** The socket that is steered is made for that one call. */
export async function operationsCalls({ database }: AccessWorld): Promise<AccessCalls<typeof operationsOperations>> {
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

  return {
    listSockets: () => ({ path: '/sockets' }),
    disconnectSocket: async (_actor, whose) => ({ path: `/sockets/${await socket(whose)}/disconnect`, body: {} }),
    reloadSocket: async (_actor, whose) => ({
      path: `/sockets/${await socket(whose)}/reload`,
      body: { event: 'reload_config' },
    }),
    reloadAllSockets: () => ({ path: '/sockets/reload', body: { event: 'reload_config' } }),
    getClientHome: () => ({ path: '/home/client' }),
    getAssistantHome: () => ({ path: '/home/virtualassistant' }),
    getAdminHome: () => ({ path: '/home/admin' }),
    healthcheck: () => ({ path: '/healthcheck' }),
  }
}
