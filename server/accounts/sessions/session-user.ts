import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import type { Session } from '../../platform/sessions/session.ts'

/** A2.1: the person as the browser keeps them; `is_primary_contact` is a string there. */
export function sessionUser(session: Omit<Session, 'impersonator_uuid'>): SessionUser {
  return {
    uuid: session.user_uuid,
    full_name: session.full_name,
    email: session.email,
    permissions: [...session.permissions],
    avatar_id: session.avatar_id,
    client_uuid: session.client_uuid,
    is_primary_contact: session.is_primary_contact ? 'true' : 'false',
    ...(session.must_set_up_two_step && { must_set_up_two_step: true }),
    colleague_role: session.colleague_role,
    ...(session.language !== null && { language: session.language }),
  }
}
