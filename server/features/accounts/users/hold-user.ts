import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import type { UserRow } from './user-row.ts'

/** An open account, held until the transaction ends. @throws Refusal 404 */
export async function holdUser(transaction: Transaction<Tables>, uuid: string): Promise<UserRow> {
  const row = await transaction
    .selectFrom('users')
    .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
    .selectAll('users')
    .select('clients.company')
    .where('users.uuid', '=', uuid)
    .where('deleted_date', 'is', null)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
