import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { email } from '../account-fields.ts'

/** A1.3: where the dialog goes from the email stage. */
export const nextStage = z.enum(['signin', 'register', 'verify', 'reset_password'])
export type NextStage = z.infer<typeof nextStage>

/** B7.2: the brands an account belongs to; what else it may do is nobody's business here. */
export const brandPermission = z.enum(['client', 'askbetty_client'])
export type BrandPermission = z.infer<typeof brandPermission>

/**
 * A1.3. `register`: nobody has this email. `verify`: registered with a password, the mailed code is still wanted.
 * `reset_password`: registered without a password; it is chosen with a mailed code. The registration mailed one, and
 * `auth/forgotpassword` mails another.
 */
export const accountExists = operation({
  name: 'accounts.accountExists',
  method: 'GET',
  path: '/auth/exists',
  summary: 'How someone with this email goes on',
  caller: 'anyone',
  worksInMaintenance: true,
  query: z.object({ email, source: z.string().max(60).default('talentplace') }),
  reply: z.object({
    nextStage,
    matches: z.array(z.object({ permissions: z.array(brandPermission) })),
  }),
  failures: ['429 too_many'],
})
