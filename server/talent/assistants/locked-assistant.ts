import { sql, type Selectable, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

export type LockedAssistant = Selectable<Tables['assistants']>

/** By the uuid of the account or of the profile, held until the transaction ends. @throws HttpError 404, 409 `stale_version` */
export async function lockAssistant(
  transaction: Transaction<Tables>,
  { id, version }: { id: string; version: number },
): Promise<LockedAssistant> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from assistants where ${id}::uuid in (uuid, user_uuid)`.execute(transaction)
  const locked = rows[0] && (await lockRow(transaction, 'assistants', rows[0].uuid))
  if (!locked) throw notFound('There is no such assistant.')
  if (locked.version !== version) {
    throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
  }
  return locked
}
