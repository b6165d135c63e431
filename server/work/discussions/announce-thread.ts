import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announceTo } from '../../platform/realtime/announce.ts'
import { peopleOf } from './taking-part.ts'

async function readPeople(transaction: Transaction<Tables>, uuid: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`${peopleOf(sql`${uuid}::uuid`, now)}`.execute(transaction)
  return rows.map((each) => each.uuid)
}

/**
 * Tells whoever takes part, and staff who may look, that something happened in a thread; they ask for it themselves.
 * @param people who takes part, where that is known
 */
export async function announceThread(
  transaction: Transaction<Tables>,
  uuid: string,
  now: Date,
  people?: readonly string[],
): Promise<void> {
  const users = people ?? (await readPeople(transaction, uuid, now))
  await announceTo(transaction, [{ users }, { permission: 'admin_discussion.view' }], {
    event: 'discussion_updated',
    data: { uuid },
  })
}
