import { openInvitation } from '@talentplace/contract/accounts/colleagues/invitation.routes'
import { handle } from '../../platform/http/handler.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { findInvitation } from './find-invitation.ts'

export function openInvitationOperation({ database, clock }: ColleagueDeps) {
  return handle(openInvitation, async (_context, { body: { key } }) => {
    const { company, invited_by, email, colleague_role } = await findInvitation(database.kysely, key, clock.now())
    return { company, invited_by, email, colleague_role }
  })
}
