import { z } from 'zod'
import { typedText } from '../../shared/human-text.ts'
import { languages } from '../../shared/i18n/language.ts'
import { operation } from '../../shared/operation.ts'
import { permission } from '../../shared/permission.ts'
import { email, enteredPassword, longestText } from '../account-fields.ts'
import { colleagueRoles } from '../colleague-role.ts'
import { acceptTerms, consentVersions } from '../consent.ts'

/** A2.1: the signed-in person as the browser keeps them. */
export const sessionUser = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  permissions: z.array(permission),
  avatar_id: z.int(),
  client_uuid: z.uuid().nullable(),
  is_primary_contact: z
    .enum(['true', 'false'])
    .describe('The text "true" for a client’s primary contact, else "false": the form that is specified, here alone.'),
  /** They may do nothing else before two-step sign-in is set up. */
  must_set_up_two_step: z.literal(true).optional(),
  /** What they do of their company's affairs; `everything` for whoever belongs to none. */
  colleague_role: z.enum(colleagueRoles),
  /** The language of the account, of clients and assistants who chose one. */
  language: z.enum(languages).optional(),
})
export type SessionUser = z.infer<typeof sessionUser>

export const signInForm = z.object({ email, password: enteredPassword })

/**
 * A1.6: what a sign-in may ask for besides the password. `city` stands for the whole picked place: its parts are then
 * collected too. `terms` is the version of the terms that were accepted; `code` is a mailed code, asked for while someone guesses at the account;
 * `second_step` is a code of the authenticator app, or a recovery code.
 */
export const collectable = z.enum(['full_name', 'company', 'phone_number', 'city', 'terms', 'code', 'second_step'])
export type Collectable = z.infer<typeof collectable>

/** The collected details as they are sent; each that is wanted is checked by the rule of its field. */
export const collectedDetails = z.object({
  full_name: typedText().max(longestText).optional(),
  company: typedText().max(longestText).optional(),
  phone_number: typedText().max(longestText).optional(),
  /** Goes with `phone_number`. */
  phone_extension: typedText().max(longestText).optional(),
  city: typedText().max(longestText).optional(),
  state_prov: typedText().max(longestText).optional(),
  country: typedText().max(longestText).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  terms: z.enum(consentVersions, acceptTerms).optional(),
  code: typedText().max(longestText).optional(),
  second_step: typedText().max(longestText).optional(),
})
export type CollectedDetails = z.infer<typeof collectedDetails>

export const signedIn = z.object({ token: z.string(), user: sessionUser })

/**
 * 400 `collect` with the list `collect` of wanted details; 401 `wrong_credentials`; 403 `not_verified` when the
 * password is right but the email has never been confirmed.
 */
export const login = operation({
  name: 'accounts.login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with email and password',
  caller: 'anyone',
  worksInMaintenance: true,
  body: signInForm.extend({
    collect: collectedDetails.optional(),
    /** The random text by which this browser is known again. */
    device: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22,64}$/)
      .optional(),
  }),
  reply: signedIn,
  failures: ['400 collect', '401 wrong_credentials', '403 not_verified', '429 too_many'],
})

export const getSession = operation({
  name: 'accounts.getSession',
  method: 'GET',
  path: '/auth/session',
  summary: 'The signed-in person',
  caller: 'session',
  worksInMaintenance: true,
  beforeTwoStep: true,
  reply: z.object({ user: sessionUser }),
})

export const logout = operation({
  name: 'accounts.logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  caller: 'session',
  worksInMaintenance: true,
  beforeTwoStep: true,
  reply: z.object({}),
})
