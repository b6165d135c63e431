import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { lockClient } from '../users/primary-contact.ts'

const onlyPrimary = () => new HttpError(403, 'primary_contact_only', refusals.primaryContactOnly())

/** The company of its primary contact. @throws HttpError 403 */
export function ledCompany({ client_uuid, is_primary_contact }: Session): string {
  if (client_uuid === null || !is_primary_contact) throw onlyPrimary()
  return client_uuid
}

/** As `ledCompany`, with the company held: nobody hands it over or changes its people meanwhile. @throws HttpError 403 */
export async function lockLedCompany(transaction: Transaction<Tables>, session: Session): Promise<string> {
  const client_uuid = ledCompany(session)
  await lockClient(transaction, client_uuid)
  const still = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', session.user_uuid)
    .where('client_uuid', '=', client_uuid)
    .where('is_primary_contact', '=', true)
    .executeTakeFirst()
  if (!still) throw onlyPrimary()
  return client_uuid
}
