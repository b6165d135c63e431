import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** @throws HttpError 404 */
export function ownCompany({ client_uuid }: Session): string {
  if (client_uuid === null) throw notFound()
  return client_uuid
}

/** The company of its primary contact. @throws HttpError 403 */
export function approvedCompany({ client_uuid, is_primary_contact }: Session): string {
  if (client_uuid !== null && is_primary_contact) return client_uuid
  throw new HttpError(403, 'primary_contact_only', refusals.primaryContactOnly())
}
