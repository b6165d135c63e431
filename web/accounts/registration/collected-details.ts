import '@talentplace/contract/shared/plain-messages'
import * as t from '@talentplace/contract/accounts/messages/fields'
import {
  confirmationCode,
  phoneExtension,
  phoneNumber,
  requiredText,
} from '@talentplace/contract/accounts/account-fields'
import { consentTexts } from '@talentplace/contract/accounts/consent'
import { secondStepCode } from '@talentplace/contract/accounts/two-step/second-step-code'
import type { CollectedDetails } from '@talentplace/contract/accounts/sessions/session.routes'
import type { AnsweredPlace } from '../stages/stored-answers.ts'
import { firstIssues } from '../stages/first-issues.ts'

/** The details a sign-in may ask for, as they are filled in. */
export interface CollectValues extends Record<string, unknown> {
  readonly full_name: string
  readonly company: string
  readonly phone_number: string
  readonly phone_extension: string
  readonly place_text: string
  readonly place: AnsweredPlace | null
  readonly terms: boolean
  readonly code: string
  readonly second_step: string
}

/** Before anything is filled in. */
export const noDetails: CollectValues = {
  full_name: '',
  company: '',
  phone_number: '',
  phone_extension: '',
  place_text: '',
  place: null,
  terms: false,
  code: '',
  second_step: '',
}

const rules = {
  full_name: requiredText,
  company: requiredText,
  phone_number: phoneNumber,
  code: confirmationCode,
  second_step: secondStepCode,
}
const names = ['full_name', 'company', 'phone_number', 'code', 'second_step'] as const
const placeParts: ReadonlySet<string> = new Set(['city', 'state_prov', 'country', 'latitude', 'longitude'])

/** The form's field that the server means: any part of the place is the city's field. */
export function collectedField(path: string): string {
  const name = path.replace(/^collect\./, '')
  return placeParts.has(name) ? 'place_text' : name
}

/** What is wrong with the details that are asked for, by field. */
export function collectIssues(values: CollectValues, requestedFields: readonly string[]): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const name of names) {
    const issue = requestedFields.includes(name) ? firstIssues(rules[name], values[name])[''] : undefined
    if (issue !== undefined) issues[name] = issue
  }
  const extension = requestedFields.includes('phone_number')
    ? firstIssues(phoneExtension, values.phone_extension)['']
    : undefined
  if (extension !== undefined) issues['phone_extension'] = extension
  if (requestedFields.includes('city') && values.place === null) issues['place_text'] = t.selectCity()
  if (requestedFields.includes('terms') && !values.terms) issues['terms'] = t.acceptTerms()
  return issues
}

/** The details asked for, as the sign-in sends them; of the others nothing. */
export function collectedDetails(values: CollectValues, requestedFields: readonly string[]): CollectedDetails {
  const details: CollectedDetails = {}
  for (const name of names) if (requestedFields.includes(name)) details[name] = values[name].trim()
  if (requestedFields.includes('phone_number')) details.phone_extension = values.phone_extension.trim()
  if (requestedFields.includes('terms') && values.terms) details.terms = consentTexts.terms.version
  if (!requestedFields.includes('city') || values.place === null) return details
  const { city, state_prov, country, latitude, longitude } = values.place
  return { ...details, city, state_prov, country, latitude, longitude }
}
