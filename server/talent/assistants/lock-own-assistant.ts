import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { LockedAssistant } from './locked-assistant.ts'

/** The profile of an account, held until the transaction ends. @throws HttpError 404 */
export async function lockOwnAssistant(transaction: Transaction<Tables>, user_uuid: string): Promise<LockedAssistant> {
  const own = await transaction
    .selectFrom('assistants')
    .select('uuid')
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst()
  const locked = own && (await lockRow(transaction, 'assistants', own.uuid))
  if (!locked) throw notFound('You have no profile.')
  return locked
}
