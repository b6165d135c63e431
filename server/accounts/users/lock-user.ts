import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

export type LockedUser = Selectable<Tables['users']> & { readonly company: string | null }

/** An open account, held until the transaction ends. @throws HttpError 404 */
export async function lockUser(transaction: Transaction<Tables>, uuid: string): Promise<LockedUser> {
  const user = await lockRow(transaction, 'users', uuid)
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
