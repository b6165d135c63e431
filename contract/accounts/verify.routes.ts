import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { email, verificationKey } from './account-fields.ts'
import { carriedChoices } from './register.routes.ts'

/** A1.8: the verify stage's form. */
export const verifyForm = z.object({ verification_key: verificationKey, email })

/** B7.5: what the redirect after verification is made of; pages name an assistant by uuid. */
export const registrationMetadata = carriedChoices
  .omit({ search_timezone: true, matching_criteria: true })
  .extend({ assistant_uuid: z.uuid().nullable(), timezone: z.string().nullable() })
export type RegistrationMetadata = z.infer<typeof registrationMetadata>

/** A1.8, B7.5: 400 `wrong_code` when the code or key is wrong, used, replaced by a newer one, or too old. */
export const verifyEmail = operation({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/auth/verify',
  summary: 'Confirm an e-mail with the mailed code or link',
  caller: 'anyone',
  body: verifyForm,
  reply: z.object({ registration_metadata: registrationMetadata.nullable() }),
  failures: [400, 429],
})
