import type { SignUpChoices } from '@talentplace/contract/accounts/registration/register.routes'
import { consentTexts } from '@talentplace/contract/accounts/consent'
import type { Input } from '../../platform/api/operation-types.ts'
import type { Setting } from './stage.ts'
import type { RegistrationAnswers } from './stored-answers.ts'

type RegistrationBody = Input<'accounts.register'>['body']

/** The form with the picked place's parts in place of the field they stand for. */
export function flatAnswers(given: RegistrationAnswers) {
  const { place, place_text: _, ...answers } = given
  return {
    ...answers,
    country: place?.country,
    state_prov: place?.state_prov,
    city: place?.city,
    latitude: place?.latitude,
    longitude: place?.longitude,
  }
}

/**
 * A1.11: what is sent. The dialog sends the password (0.3) and always a company (0.6), the page neither of both.
 * Called with answers that the form found right, so with a picked place.
 */
export function registrationBody(
  answers: RegistrationAnswers,
  choices: SignUpChoices,
  setting: Setting,
): RegistrationBody | null {
  const { place, terms, news } = answers
  if (place === null || !terms) return null
  const { timezone, timezone_offset, country, state_prov, city, latitude, longitude } = place
  const password = { password: answers.password, confirm_password: answers.confirm_password }
  return {
    full_name: answers.full_name.trim(),
    email: answers.email.trim(),
    phone_number: answers.phone_number.trim(),
    phone_extension: answers.phone_extension.trim(),
    company: answers.is_individual && setting === 'page' ? '' : answers.company.trim(),
    is_individual: answers.is_individual && setting === 'page',
    country,
    state_prov,
    city,
    latitude,
    longitude,
    timezone,
    timezone_offset,
    referral_code: setting === 'page' ? answers.referral_code.trim() : '',
    consents: {
      terms: consentTexts.terms.version,
      email: news ? consentTexts.email.version : null,
    },
    ...(setting === 'dialog' ? password : {}),
    ...choices,
  }
}
