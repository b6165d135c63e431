import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { hashOfKey } from './invitation-key.ts'

export function invitationOver(): HttpError {
  return new HttpError(404, 'invitation_over', refusals.invitationOver())
}

/** What a link's key opens. @throws HttpError 404 */
export async function findInvitation(kysely: Kysely<Tables>, key: string, now: Date) {
  const found = await kysely
    .selectFrom('colleague_invitations')
    .innerJoin('clients', 'clients.uuid', 'colleague_invitations.client_uuid')
    .innerJoin('users as inviter', 'inviter.uuid', 'colleague_invitations.invited_by')
    .select([
      'colleague_invitations.uuid',
      'colleague_invitations.client_uuid',
      'colleague_invitations.email',
      'colleague_invitations.colleague_role',
      'clients.company',
      'inviter.full_name as invited_by',
    ])
    .where('key_hash', '=', hashOfKey(key))
    .where('expires_date', '>', now)
    .executeTakeFirst()
  if (!found) throw invitationOver()
  return found
}
