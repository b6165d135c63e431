import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { notFound } from '../../../platform/http/refusal.ts'

export type HeldUser = Selectable<Tables['users']> & { readonly company: string | null }

/** An open account, held until the transaction ends. @throws Refusal 404 */
export async function holdUser(transaction: Transaction<Tables>, uuid: string): Promise<HeldUser> {
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
