import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** E2 Ours: everyone who has a board open sees at once what changed on it. */
export async function notifyBoards(transaction: Kysely<Tables>, project_uuid: string): Promise<void> {
  await announce(transaction, {
    to: { permission: 'admin_matching.view' },
    event: 'matching_updated',
    data: { project_uuid },
  })
}
