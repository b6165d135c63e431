import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { keywordGroups } from '../../core/criteria/criteria.ts'
import { email, enteredPassword, linkKey, verificationKey } from '../account-fields.ts'
import { signUpChoices, registrationKey } from './register.routes.ts'

/** A1.8: the verify stage's form. */
export const verifyForm = z.object({ verification_key: verificationKey, email })

/** B7.5: what the redirect after verification is made of; pages name an assistant by uuid. */
export const registrationMetadata = signUpChoices.omit({ search_timezone: true, matching_criteria: true }).extend({
  assistant_uuid: z.uuid().nullable(),
  timezone: z.string().nullable(),
  /** The words that were searched for, for whoever is shown to have entered them; else none. */
  keywords: keywordGroups.nullable(),
})
export type RegistrationMetadata = z.infer<typeof registrationMetadata>

/**
 * B7.5: what confirming by a mailed link is about, for the page that asks. It changes nothing: the link is as good as
 * before, however often a mail scanner opens it. `entered`: what stands in the registration, for a browser that didn't
 * send it; null: there is nothing to show. 400 `wrong_code` as below.
 */
export const openVerification = operation({
  name: 'accounts.openVerification',
  method: 'POST',
  path: '/auth/verification',
  summary: 'What a mailed confirmation link is about; changes nothing',
  caller: 'anyone',
  body: z.object({ verification_key: linkKey, email }),
  reply: z.object({
    entered: z
      .object({
        full_name: z.string(),
        /** Empty: they represent no business. */
        company: z.string(),
        phone_number: z.string(),
        phone_extension: z.string(),
        /** `Halifax, NS`. */
        place: z.string(),
      })
      .nullable(),
  }),
  failures: ['400 wrong_code', '429 too_many'],
})

/**
 * A1.8, B7.5: 400 `wrong_code` when the code or key is wrong, used, replaced by a newer one, or too old.
 *
 * A code or link proves the mailbox, and not who filled in the form. That is shown by `registration_key` (null: this
 * browser didn't register the address) or by the `password` of the registration (400 at `password` when a link's key
 * comes with another one). A caller that speaks of neither is believed with the code alone, from the address that
 * registered. Then the account is confirmed with everything entered; else nothing is, and `resetPasswordToken` lets the
 * owner choose a password within 30 minutes. What was entered by whoever registered is dropped then, unless the owner was
 * shown it (`accounts.openVerification`) and says with the link that it is theirs (`keeps_entered`). A password that was
 * entered never stays without being entered again.
 *
 * `nextStage` is `signin` when there is a password to sign in with, else `reset_password`.
 */
export const verifyEmail = operation({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/auth/verify',
  summary: 'Confirm an email with the mailed code or link',
  caller: 'anyone',
  body: verifyForm.extend({
    registration_key: registrationKey.nullish(),
    password: enteredPassword.optional(),
    /** Counts with a link's key. */
    keeps_entered: z.boolean().default(false),
  }),
  reply: z.object({
    registration_metadata: registrationMetadata.nullable(),
    nextStage: z.enum(['signin', 'reset_password']),
    resetPasswordToken: z.string().nullable(),
  }),
  failures: ['400 wrong_code', '429 too_many'],
})
