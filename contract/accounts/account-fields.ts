import { z } from 'zod'
import { codeText, lineText } from '../shared/line-text.ts'
import { humanText } from '../shared/human-text.ts'

/** The longest text a person enters in one line. */
export const longestText = 200

/** RFC 5322 atoms before the @, and a domain in any script (IDN) or as `xn--` writes it. */
const emailForm =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z0-9-]+)$/u

/** A1.4: the email field's rules; the text is trimmed, and what was pasted along with it goes. */
export const email = codeText()
  .min(1, 'Required')
  .max(254, 'E-mail must be valid')
  .pipe(z.email({ pattern: emailForm, error: 'E-mail must be valid' }))

/** A line that must be there, trimmed, at most 200 characters, all of it to be seen. */
export const requiredText = lineText().min(1, 'Required').max(longestText, 'Must be at most 200 characters')

/** A1.12: digits with spaces, dashes, dots and slashes, after an optional plus, country digits and bracketed prefix. */
export const phoneNumber = codeText()
  .min(1, 'Required')
  .max(longestText, 'Must be at most 200 characters')
  .regex(/^\+?(?:\d{1,3}[\s.-]?)?(?:\(\d{1,3}\))?[\s./-]*\d[\d\s./-]*$/, 'Phone must be valid')

/** Ours: what is dialled after a phone number; empty: nothing. */
export const phoneExtension = codeText().regex(/^\d{0,8}$/, 'An extension has up to 8 digits')

/** Typed on a phone or on a Mac it is the same password (RFC 8265: NFC, and nothing else is changed). */
const secretText = z.string().normalize('NFC')

/** A1.6: signing in asks only for a value. */
export const enteredPassword = secretText.min(1, 'Required').max(1000, 'Must be at most 1000 characters')

const shortestPassword = 8

const kinds = [
  { name: 'uppercase letter', form: /\p{Lu}/u },
  { name: 'lowercase letter', form: /\p{Ll}/u },
  { name: 'number', form: /\p{Nd}/u },
  { name: 'special character', form: /[\p{P}\p{S}]/u },
]
const everyKind = kinds.map(({ name }) => name).join(', ')

/** A1.12: what a password lacks, in the specified words; null when it has all. */
function passwordIssue(password: string): string | null {
  if ([...password].length < shortestPassword) {
    return `Password must be at least ${shortestPassword} characters and contain at least one: ${everyKind}`
  }
  const missing = kinds.filter(({ form }) => !form.test(password)).map(({ name }) => name)
  return missing.length === 0 ? null : `Password must contain at least one: ${missing.join(', ')}`
}

/** A1.12: a password being chosen. The server also refuses the common ones. */
export const newPassword = secretText
  .min(1, 'Required')
  .max(longestText, 'Password must be at most 200 characters')
  .superRefine((text, context) => {
    const issue = text === '' ? null : passwordIssue(text)
    if (issue !== null) context.addIssue({ code: 'custom', message: issue })
  })

/** A password once more. */
export const confirmedPassword = secretText.min(1, 'Required')

export const codeLength = 6
export const codeMessage = 'Confirmation Code should be 6 characters'

const mailed = codeText().overwrite((text) => text.replaceAll(' ', ''))

/** A1.12: a mailed code, forced to upper case; the spaces of a copied one don’t count. */
export const confirmationCode = mailed.toUpperCase().length(codeLength, codeMessage)

const keyOfLink = /^[A-Za-z0-9_-]{22}$/

/** B7.5: a mailed code, or the key of a mailed link (22 characters). */
export const verificationKey = mailed.refine((text) => text.length === codeLength || keyOfLink.test(text), codeMessage)

/** The key of a mailed link alone. */
export const linkKey = mailed.regex(keyOfLink, 'This link isn’t complete.')

export const cityMessage = 'Select the city from the generated list once you start typing'

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
