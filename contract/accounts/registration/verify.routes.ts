import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { keywordGroups } from '../../matching/criteria.ts'
import { email, enteredPassword, verificationKey } from '../account-fields.ts'
import { carriedChoices, registrationKey } from './register.routes.ts'

/** A1.8: the verify stage's form. */
export const verifyForm = z.object({ verification_key: verificationKey, email })

/** B7.5: what the redirect after verification is made of; pages name an assistant by uuid. */
export const registrationMetadata = carriedChoices.omit({ search_timezone: true, matching_criteria: true }).extend({
  assistant_uuid: z.uuid().nullable(),
  timezone: z.string().nullable(),
  /** The words that were searched for, for whoever is shown to have entered them; else none. */
  keywords: keywordGroups.nullable(),
})
export type RegistrationMetadata = z.infer<typeof registrationMetadata>

/**
 * A1.8, B7.5: 400 `wrong_code` when the code or key is wrong, used, replaced by a newer one, or too old.
 *
 * A code or link proves the mailbox, and not who filled in the form. That is shown by `registration_key` (null: this
 * browser didn't register the address) or by the `password` of the registration (400 at `password` when a link's key
 * comes with another one). A caller that speaks of neither is believed with the code alone, from the address that
 * registered. Then the account is confirmed with everything entered; else nothing is, and `resetPasswordToken` lets the
 * owner choose a password within 30 minutes: what was entered by whoever registered is dropped then.
 *
 * `nextStage` is `signin` when there is a password to sign in with, else `reset_password`.
 */
export const verifyEmail = operation({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/auth/verify',
  summary: 'Confirm an email with the mailed code or link',
  caller: 'anyone',
  body: verifyForm.extend({ registration_key: registrationKey.nullish(), password: enteredPassword.optional() }),
  reply: z.object({
    registration_metadata: registrationMetadata.nullable(),
    nextStage: z.enum(['signin', 'reset_password']),
    resetPasswordToken: z.string().nullable(),
  }),
  failures: [400, 429],
})
