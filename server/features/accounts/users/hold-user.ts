import type { Selectable, Transaction } from 'kysely'
import { holdRow } from '../../../platform/database/hold-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { notFound } from '../../../platform/http/refusal.ts'

export type HeldUser = Selectable<Tables['users']> & { readonly company: string | null }

/** An open account, held until the transaction ends. @throws Refusal 404 */
export async function holdUser(transaction: Transaction<Tables>, uuid: string): Promise<HeldUser> {
  const user = await holdRow(transaction, 'users', uuid)
  if (user?.deleted_date !== null) throw notFound()
  const client =
    user.client_uuid === null
      ? undefined
      : await transaction
          .selectFrom('clients')
          .select('company')
          .where('uuid', '=', user.client_uuid)
          .executeTakeFirst()
  return { ...user, company: client?.company ?? null }
}
