import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** Step: the open pages of a client's people look again, once the transaction has been committed. */
export async function announceToContacts(transaction: Transaction<Tables>, client_uuid: string): Promise<void> {
  const people = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`'client' = any (permissions)`)
    .execute()
  const users = people.map(({ uuid }) => uuid)
  if (users.length > 0) await announce(transaction, { to: { users }, event: 'notifications_updated' })
}
