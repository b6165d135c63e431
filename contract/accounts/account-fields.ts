import * as t from './messages/fields.ts'
import { z } from 'zod'
import { codeText, lineText } from '../shared/line-text.ts'
import { humanText } from '../shared/human-text.ts'

/** The longest text a person enters in one line. */
export const longestText = 200

/** RFC 5322 atoms before the @, and a domain in any script (IDN) or as `xn--` writes it. */
const emailForm =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z0-9-]+)$/u

const emailMustBeValid = { error: () => t.emailMustBeValid() }

/** A1.4: the email field's rules; the text is trimmed, and what was pasted along with it goes. */
export const email = codeText()
  .min(1)
  .max(254, emailMustBeValid)
  .pipe(z.email({ pattern: emailForm, ...emailMustBeValid }))

/** A line that must be there, trimmed, at most 200 characters, all of it to be seen. */
export const requiredText = lineText().min(1).max(longestText)

/** A1.12: digits with spaces, dashes, dots and slashes, after an optional plus, country digits and bracketed prefix. */
export const phoneNumber = codeText()
  .min(1)
  .max(longestText)
  .regex(/^\+?(?:\d{1,3}[\s.-]?)?(?:\(\d{1,3}\))?[\s./-]*\d[\d\s./-]*$/, { error: () => t.phoneMustBeValid() })

/** Ours: what is dialled after a phone number; empty: nothing. */
export const phoneExtension = codeText().regex(/^\d{0,8}$/, { error: () => t.extensionTooLong() })

/** Typed on a phone or on a Mac it is the same password (RFC 8265: NFC, and nothing else is changed). */
const secretText = z.string().normalize('NFC')

/** A1.6: signing in asks only for a value. */
export const enteredPassword = secretText.min(1).max(1000)

const shortestPassword = 8

const kinds = [
  { name: () => t.uppercase(), form: /\p{Lu}/u },
  { name: () => t.lowercase(), form: /\p{Ll}/u },
  { name: () => t.digit(), form: /\p{Nd}/u },
  { name: () => t.special(), form: /[\p{P}\p{S}]/u },
]
const namesOf = (of: typeof kinds) => of.map(({ name }) => name()).join(', ')

/** A1.12: what a password lacks, in the specified words; null when it has all. */
function passwordIssue(password: string): string | null {
  if ([...password].length < shortestPassword) {
    return t.passwordTooShort({ count: shortestPassword, kinds: namesOf(kinds) })
  }
  const missing = kinds.filter(({ form }) => !form.test(password))
  return missing.length === 0 ? null : t.passwordLacks({ kinds: namesOf(missing) })
}

/** A1.12: a password being chosen. The server also refuses the common ones. */
export const newPassword = secretText
  .min(1)
  .max(longestText)
  .superRefine((text, context) => {
    const issue = text === '' ? null : passwordIssue(text)
    if (issue !== null) context.addIssue({ code: 'custom', message: issue })
  })

/** A password once more. */
export const confirmedPassword = secretText.min(1)

export const codeLength = 6
const codeMessage = { error: () => t.codeLength() }

const mailed = codeText().overwrite((text) => text.replaceAll(' ', ''))

/** A1.12: a mailed code, forced to upper case; the spaces of a copied one don’t count. */
export const confirmationCode = mailed.toUpperCase().length(codeLength, codeMessage)

const keyOfLink = /^[A-Za-z0-9_-]{22}$/

/** B7.5: a mailed code, or the key of a mailed link (22 characters). */
export const verificationKey = mailed.refine((text) => text.length === codeLength || keyOfLink.test(text), codeMessage)

/** The key of a mailed link alone. */
export const linkKey = mailed.regex(keyOfLink, { error: () => t.incompleteLink() })

const cityMessage = { error: () => t.selectCity() }

/** A1.12: the picked place; every part of it comes from the list of cities. */
export const pickedPlace = z.object({
  country: z.enum(['CA', 'US'], cityMessage),
  /** The two-letter code. */
  state_prov: z.string(cityMessage).regex(/^[A-Z]{2}$/, cityMessage),
  city: humanText(cityMessage).min(1, cityMessage).max(longestText, cityMessage),
  latitude: z.number(cityMessage).min(-90, cityMessage).max(90, cityMessage),
  longitude: z.number(cityMessage).min(-180, cityMessage).max(180, cityMessage),
})
export type PickedPlace = z.infer<typeof pickedPlace>

/** Who signs up, as a client or to work with them. */
export const newPerson = z.object({
  full_name: requiredText,
  email,
  phone_number: phoneNumber,
  phone_extension: phoneExtension.default(''),
  ...pickedPlace.shape,
})
