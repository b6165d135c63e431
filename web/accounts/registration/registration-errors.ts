import * as t from '@talentplace/contract/accounts/messages/fields'
import {
  dialogRegistrationForm,
  signUpRegistrationForm,
} from '@talentplace/contract/accounts/registration/register.routes'
import { firstIssues } from '../stages/first-issues.ts'
import type { Setting } from '../stages/stage.ts'
import type { RegistrationAnswers } from '../stages/stored-answers.ts'
import { flatAnswers } from '../stages/registration-body.ts'

const placeParts: ReadonlySet<string> = new Set(['city', 'state_prov', 'country', 'latitude', 'longitude'])

/** The form's field that a refused part belongs to: any part of the place to the city's field, a consent to its box. */
export function fieldOf(path: string): string {
  if (placeParts.has(path)) return 'place_text'
  if (path.startsWith('consents')) return path === 'consents.email' ? 'news' : 'terms'
  return path
}

/** A1.12, B7.3: what is wrong with the form, by field, in the contract's own words; the first of each field. */
export function registrationErrors(answers: RegistrationAnswers, setting: Setting): Record<string, string> {
  const form = setting === 'dialog' ? dialogRegistrationForm : signUpRegistrationForm
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(firstIssues(form, flatAnswers(answers))))
    errors[fieldOf(path)] ??= message
  // Whichever part is missing: what the person has to do is one thing.
  if (answers.place === null) errors['place_text'] = t.selectCity()
  return errors
}
