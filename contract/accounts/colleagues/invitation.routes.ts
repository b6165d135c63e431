import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { confirmedPassword, newPassword, requiredText } from '../account-fields.ts'
import { acceptTerms, consentVersions } from '../consent.ts'
import { confirmMatches } from '../cross-field-rules.ts'
import { signedIn } from '../sessions/session.routes.ts'
import { colleagueRoles } from '../colleague-role.ts'

/** The key of a mailed link. */
const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: () => fields.incompleteLink() })

const acceptance = z.object({
  key,
  full_name: requiredText,
  password: newPassword,
  terms: z.enum(consentVersions, acceptTerms),
})

/** As the page asks: the password twice. */
export const acceptInvitationForm = confirmMatches(
  acceptance.extend({ confirm_password: confirmedPassword }),
  'password',
)

/** 404 `invitation_over` once it was accepted, withdrawn or mailed anew, or is older than seven days. */
export const openInvitation = operation({
  name: 'accounts.openInvitation',
  method: 'POST',
  path: '/auth/invitation',
  summary: 'What an invitation to a company says, by the key of its link',
  caller: 'anyone',
  body: z.object({ key }),
  reply: z.object({
    company: z.string(),
    invited_by: z.string(),
    email: z.string(),
    colleague_role: z.enum(colleagueRoles),
  }),
  failures: ['404 invitation_over'],
})

/** Makes the account and signs it in: the link proves the email. 409 `email_taken` where that has an account meanwhile. */
export const acceptInvitation = operation({
  name: 'accounts.acceptInvitation',
  method: 'POST',
  path: '/auth/invitation/accept',
  summary: 'Join a company by invitation',
  caller: 'anyone',
  body: acceptance,
  reply: signedIn,
  failures: ['404 invitation_over', '409 email_taken', '409 too_many_colleagues'],
})
