import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockAssistant, type LockedAssistant } from '../assistants/locked-assistant.ts'

/** The uuid of the profile of an account. @throws HttpError 404 */
export async function ownProfileOf(
  transaction: Pick<Transaction<Tables>, 'selectFrom'>,
  user_uuid: string,
): Promise<string> {
  const own = await transaction
    .selectFrom('assistants')
    .select('uuid')
    .where('user_uuid', '=', user_uuid)
    .executeTakeFirst()
  if (!own) throw notFound('Your account has no profile yet. Write to us if it should have one.')
  return own.uuid
}

/** The caller's own profile, held to be changed, whatever their state. @throws HttpError 404, 409 `left`, `stale_version` */
export async function lockOwnProfile(
  transaction: Transaction<Tables>,
  { user_uuid, version }: { user_uuid: string; version: number },
): Promise<LockedAssistant> {
  const locked = await lockAssistant(transaction, { id: await ownProfileOf(transaction, user_uuid), version })
  rejectWhoLeft(locked)
  return locked
}

/** @throws HttpError 409 `left` */
export function rejectWhoLeft({ state }: Pick<LockedAssistant, 'state'>): void {
  if (state === 'lost') {
    throw new HttpError(409, 'left', 'You have left us, so your profile stays as it is. Write to us to come back.')
  }
}
