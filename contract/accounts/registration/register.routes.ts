import * as signIn from '../messages/sign-in.ts'
import * as t from '../messages/fields.ts'
import { z } from 'zod'
import { utmValue } from '../attribution/utm.routes.ts'
import { operation } from '../../shared/operation.ts'
import { idListText, integerId } from '../../shared/identifier.ts'
import { zoneId } from '../../shared/zone.ts'
import { availability, matchingCriteria } from '../../core/criteria/criteria.ts'
import { maximumHours, maximumRoles } from '../../core/criteria/limits.ts'
import { companyUnlessIndividual, confirmMatches } from '../cross-field-rules.ts'
import { codeText, lineText } from '../../shared/line-text.ts'
import { confirmedPassword, longestText, newPassword, newPerson, requiredText } from '../account-fields.ts'
import { acceptTerms, consentVersions } from '../consent.ts'

/** What someone had chosen before registering, from the matching choices or the address (A1.11). */
export const signUpChoices = z.object({
  assistant_id: integerId.nullable().default(null),
  cids: z.array(integerId).max(100).default([]),
  rids: z.array(integerId).max(maximumRoles).default([]),
  hours: z.array(z.int().min(0).max(maximumHours)).max(maximumRoles).default([]),
  matching_criteria: matchingCriteria.nullable().default(null),
  self_identifications: idListText.default(''),
  availabilities: z.array(availability).max(21).default([]),
  search_timezone: zoneId.nullable().default(null),
})
export type SignUpChoices = z.infer<typeof signUpChoices>

/** The version of the text beside each box that was ticked; without the terms nobody registers. */
export const consents = z.object(
  { terms: z.enum(consentVersions, acceptTerms), email: z.enum(consentVersions).nullable().default(null) },
  acceptTerms,
)
export type Consents = z.infer<typeof consents>

const companyOrNone = {
  company: lineText().max(longestText).default(''),
  is_individual: z.boolean().default(false),
}
/** A referral code as someone types it: it comes before the link the browser came by, and 400 says that nobody has it. */
const referralCode = codeText().max(64).default('')
const acceptedTerms = z.literal(true, acceptTerms)

/** A1.11, A1.12: the form of the dialog's register stage. */
export const dialogRegistrationForm = confirmMatches(
  newPerson.extend({
    company: requiredText,
    password: newPassword,
    confirm_password: confirmedPassword,
    terms: acceptedTerms,
    news: z.boolean().default(false),
  }),
  'password',
)

/** B7.3: the form of the sign-up page: no password (it is chosen with the code), a company unless it is one person. */
export const signUpRegistrationForm = companyUnlessIndividual(
  newPerson.extend({
    ...companyOrNone,
    referral_code: referralCode,
    terms: acceptedTerms,
    news: z.boolean().default(false),
  }),
)

/** What both forms send. `timezone` and `timezone_offset` are taken from the coordinates; the server looks them up itself. */
export const registrationForm = companyUnlessIndividual(
  confirmMatches(
    newPerson.extend({
      ...companyOrNone,
      password: newPassword.optional(),
      confirm_password: z.string().normalize('NFC').max(longestText).optional(),
      timezone: zoneId.nullable().optional(),
      timezone_offset: z.int().min(-900).max(900).nullable().optional(),
      consents,
      /** C5.3: the UTM record the browser came by; it counts the sign-up. */
      utm: utmValue.nullable().default(null),
      /** C5, ours: the referral link the browser came by last; one that isn’t known stops nobody. */
      referral: utmValue.nullable().default(null),
      referral_code: referralCode,
      ...signUpChoices.shape,
    }),
    'password',
  ),
)
export type RegistrationForm = z.infer<typeof registrationForm>

/** The message that leads to the signin stage (A1.13); 409 `already_registered`. */
export const alreadyRegistered = (email: string) => signIn.alreadyRegistered({ email })

/** The key of a registration: whoever shows it with the mailed code is the one who registered. Kept by the browser. */
export const registrationKey = z.string().max(longestText, { error: () => t.keyTooLong() })

/**
 * A1.7: `nextStage` is `verify` when a password was chosen, else `reset_password`. Registering an address again before it
 * is confirmed takes the earlier registration's place, whose code, link and password end.
 */
export const register = operation({
  name: 'accounts.register',
  method: 'POST',
  path: '/client/register',
  summary: 'Register a client; a code and a link are mailed',
  caller: 'anyone',
  maxBody: { bytes: 64 * 1024, reason: 'Carries along what was chosen before there was an account' },
  body: registrationForm,
  reply: z.object({ nextStage: z.enum(['verify', 'reset_password']), registration_key: z.string() }),
  failures: ['409 already_registered', '429 too_many'],
})
