import { join } from 'node:path'
import type { Actor } from '@talentplace/contract/testing/access'
import { createFolderStore } from '../platform/files/folder-store.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addPerson } from '../testing/people.ts'
import { dataDirOfTests } from '../testing/servers/running-server.ts'
import type { fileExportsOperations } from './file-exports.operations.ts'
import { partKey } from './file-exports/stored-parts.ts'

/** Time logs that are ready, new ones for each call. */
export function fileExportCalls({ database, people }: AccessWorld): AccessCalls<typeof fileExportsOperations> {
  async function scopeOf(user_uuid: string): Promise<string> {
    const { rows } = await database.pool.query<{ scope: string }>(
      `select case when client_uuid is not null then 'client:' || client_uuid
         else coalesce((select 'assistant:' || uuid from assistants where user_uuid = users.uuid), 'staff') end as scope
       from users where uuid = $1`,
      [user_uuid],
    )
    return rows[0]?.scope ?? ''
  }

  async function readyExport(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const own = people.get(actor)
    const user_uuid = whose === 'own' && own !== undefined ? own : (await addPerson(database, { permissions: [] })).uuid
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into file_exports (user_uuid, kind, parameters, scope, state, title, rows_total, rows_done, parts, size, file_name, type,
         asked_date, ready_date, expires)
       values ($1, 'time_log_csv', '{}', $2, 'ready', 'Time Log all', 1, 1, 1, 3, 'Time Log all.csv', 'text/csv',
         '2026-11-10', '2026-11-10', '2027-01-01') returning uuid`,
      [user_uuid, await scopeOf(user_uuid)],
    )
    const uuid = rows[0]?.uuid ?? ''
    await createFolderStore(join(dataDirOfTests, 'files')).put(partKey(uuid, 1), Buffer.from('CSV'), 'text/csv')
    return uuid
  }

  return {
    requestFileExport: () => ({ path: '/user/exports', body: { kind: 'time_log_csv', parameters: {} } }),
    listFileExports: () => ({ path: '/user/exports' }),
    getFileExport: async (actor, whose) => ({ path: `/user/exports/${await readyExport(actor, whose)}` }),
    downloadFileExport: async (actor, whose) => ({ path: `/user/exports/${await readyExport(actor, whose)}/file` }),
    removeFileExport: async (actor, whose) => ({ path: `/user/exports/${await readyExport(actor, whose)}` }),
  }
}
