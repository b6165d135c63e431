import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { peopleOf } from './taking-part.ts'

/** Tells whoever takes part, and staff who may look, that something happened in a thread; they ask for it themselves. */
export async function announceThread(transaction: Transaction<Tables>, uuid: string, now: Date): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`${peopleOf(sql`${uuid}::uuid`, now)}`.execute(transaction)
  const notice = { event: 'discussion_updated', data: { uuid } } as const
  await announce(transaction, { to: { users: rows.map((each) => each.uuid) }, ...notice })
  await announce(transaction, { to: { permission: 'admin_discussion.view' }, ...notice })
}
