import { describe, expect, it, test } from 'vitest'
import { noAnswers, type RegistrationAnswers } from '../stages/stored-answers.ts'
import { fieldOf, registrationErrors } from './registration-errors.ts'

const right: RegistrationAnswers = {
  full_name: 'Sam Kerr',
  email: ' sam@kerr.test ',
  password: 'Long-enough-1',
  confirm_password: 'Long-enough-1',
  company: 'Kerr Foods',
  is_individual: false,
  referral_code: '',
  phone_number: '+1 (902) 555-0100',
  phone_extension: '',
  place_text: 'Halifax, NS',
  place: {
    label: 'Halifax, NS',
    city: 'Halifax',
    state_prov: 'NS',
    country: 'CA',
    latitude: 44.6,
    longitude: -63.6,
    timezone: 'America/Halifax',
    timezone_offset: -240,
  },
  terms: true,
  news: false,
}

const settings = ['dialog', 'page'] as const

describe('A1.12 the registration form', () => {
  test.each(settings)('is right when everything is, %s', (setting) => {
    expect(registrationErrors(right, setting)).toEqual({})
  })

  it('says everything that is missing at once', () => {
    const place = 'Select the city from the generated list once you start typing'
    const common = {
      full_name: 'Required',
      email: 'Required',
      company: 'Required',
      phone_number: 'Required',
      place_text: place,
      terms: 'Please accept the terms to continue',
    }
    expect(registrationErrors(noAnswers, 'page')).toEqual(common)
    expect(registrationErrors(noAnswers, 'dialog')).toEqual({
      ...common,
      password: 'Required',
      confirm_password: 'Required',
    })
  })

  test.each(settings)('wants the email well-formed and a phone that can be one, %s', (setting) => {
    expect(registrationErrors({ ...right, email: 'sam@' }, setting)).toEqual({ email: 'E-mail must be valid' })
    for (const phone_number of ['ask me', '++1 902', '(12345) 6', '1-800-FLOWERS'])
      expect(registrationErrors({ ...right, phone_number }, setting)).toEqual({ phone_number: 'Phone must be valid' })
    for (const phone_number of ['902.555.0100', '(902) 555/0100', '+44 20 7946 0958'])
      expect(registrationErrors({ ...right, phone_number }, setting)).toEqual({})
  })

  test.each(settings)('wants texts of at most 200 characters, %s', (setting) => {
    const long = 'x'.repeat(201)
    expect(Object.keys(registrationErrors({ ...right, full_name: long, company: long }, setting))).toEqual([
      'full_name',
      'company',
    ])
  })

  test.each(settings)('B7.3 flags a city that was typed and not picked, %s', (setting) => {
    expect(registrationErrors({ ...right, place: null }, setting)).toEqual({
      place_text: 'Select the city from the generated list once you start typing',
    })
  })

  it('asks for a password in the dialog alone (0.3)', () => {
    const short = { ...right, password: 'Ab1!', confirm_password: 'Ab1!' }
    expect(registrationErrors(short, 'dialog')['password']).toMatch(
      /^Password must be at least 8 characters and contain at least one: /,
    )
    const plain = { ...right, password: 'longenough1!', confirm_password: 'longenough1!' }
    expect(registrationErrors(plain, 'dialog')['password']).toMatch(/^Password must contain at least one: /)
    expect(registrationErrors({ ...right, confirm_password: 'Long-enough-2' }, 'dialog')).toEqual({
      confirm_password: 'Confirm Password must match',
    })
    expect(registrationErrors({ ...short, password: '', confirm_password: '' }, 'page')).toEqual({})
  })

  it('0.6 asks for a company, unless the page is told that nobody represents a business', () => {
    const nobody = { ...right, company: '', is_individual: true }
    expect(registrationErrors(nobody, 'page')).toEqual({})
    expect(registrationErrors(nobody, 'dialog')).toEqual({ company: 'Required' })
    expect(registrationErrors({ ...nobody, is_individual: false }, 'page')).toEqual({ company: 'Required' })
  })
})

test.each([
  ['latitude', 'place_text'],
  ['state_prov', 'place_text'],
  ['consents.terms', 'terms'],
  ['consents.email', 'news'],
  ['phone_number', 'phone_number'],
])('what the server says of %s stands beside %s', (path, field) => {
  expect(fieldOf(path)).toBe(field)
})
