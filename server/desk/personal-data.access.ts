import { join } from 'node:path'
import type { Actor } from '@talentplace/contract/testing/access'
import { createFolderStore } from '../platform/files/folder-store.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, password, type AccessWorld } from '../testing/access/access-world.ts'
import { addPerson } from '../testing/people.ts'
import { dataDirOfTests } from '../testing/servers/running-server.ts'
import { partKey } from './personal-data/erase-exports.ts'
import type { personalDataOperations } from './personal-data.operations.ts'

/** Exports that are ready and requests that wait, new ones for each call. */
export function personalDataCalls({ database, people }: AccessWorld): AccessCalls<typeof personalDataOperations> {
  async function readyExport(actor: Actor, whose: Whose): Promise<string> {
    const owner = people.get(actor)
    const { uuid: user_uuid } =
      whose === 'own' && owner !== undefined ? { uuid: owner } : await addPerson(database, { permissions: [] })
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into data_exports (user_uuid, state, asked_date, ready_date, expires, parts, size)
       values ($1, 'ready', '2026-11-10', '2026-11-10', '2027-01-01', 1, 3) returning uuid`,
      [user_uuid],
    )
    const uuid = rows[0]?.uuid ?? ''
    await createFolderStore(join(dataDirOfTests, 'files')).put(partKey(uuid, 1), Buffer.from('ZIP'), 'application/zip')
    return uuid
  }

  async function waitingRequest(user_uuid: string): Promise<string> {
    const { rows } = await database.pool.query<{ uuid: string }>(
      `with there as (select uuid from deletion_requests where user_uuid = $1 and state = 'waiting'),
         made as (insert into deletion_requests (user_uuid, asked_date)
           select $1, '2026-11-10' where not exists (select from there) returning uuid)
       select uuid from there union all select uuid from made`,
      [user_uuid],
    )
    return rows[0]?.uuid ?? ''
  }

  async function requestOf(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
    return waitingRequest(uuid)
  }

  return {
    getOwnData: () => ({ path: '/user/data' }),
    askForExport: () => ({ path: '/user/data/exports', body: { password } }),
    getExportFile: async (actor, whose) => ({
      path: `/user/data/exports/${whose === 'absent' ? absentUuid : await readyExport(actor, whose)}/1`,
    }),
    askForDeletion: () => ({ path: '/user/data/deletion', body: { password } }),
    withdrawDeletion: async (actor) => {
      const owner = people.get(actor)
      if (owner !== undefined) await waitingRequest(owner)
      return { path: '/user/data/deletion' }
    },
    listDeletionRequests: () => ({ path: '/user/deletions' }),
    getDeletionRequest: async (_actor, whose) => ({ path: `/user/deletions/${await requestOf(whose)}` }),
    approveDeletion: async (_actor, whose) => ({
      path: `/user/deletions/${await requestOf(whose)}/approval`,
      body: { version: 1 },
    }),
  }
}
