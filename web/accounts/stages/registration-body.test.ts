import { registrationForm } from '@talentplace/contract/accounts/registration/register.routes'
import { expect, it } from 'vitest'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'
import { signUpChoices } from '../registration/sign-up-choices.ts'
import { noAnswers } from './stored-answers.ts'
import { registrationBody } from './registration-body.ts'

const place = {
  label: 'Halifax, NS',
  city: 'Halifax',
  state_prov: 'NS',
  country: 'CA' as const,
  latitude: 44.6,
  longitude: -63.6,
  timezone: 'America/Halifax',
  timezone_offset: -240,
}
const answers = {
  ...noAnswers,
  full_name: ' Sam Kerr ',
  email: ' sam@kerr.test ',
  password: 'Long-enough-1',
  confirm_password: 'Long-enough-1',
  company: 'Kerr Foods',
  is_individual: true,
  phone_number: '902 555 0100',
  place_text: place.label,
  place,
  terms: true,
  news: true,
}
const choices = signUpChoices('?assistant_id=41&rids=3&hours=20', emptyCriteria)

it('A1.11 sends the whole form with the carried choices, and the contract takes it', () => {
  const body = registrationBody(answers, choices, 'dialog')
  expect(body).toMatchObject({
    full_name: 'Sam Kerr',
    email: 'sam@kerr.test',
    password: 'Long-enough-1',
    confirm_password: 'Long-enough-1',
    company: 'Kerr Foods',
    is_individual: false,
    phone_number: '902 555 0100',
    country: 'CA',
    state_prov: 'NS',
    city: 'Halifax',
    latitude: 44.6,
    longitude: -63.6,
    timezone: 'America/Halifax',
    timezone_offset: -240,
    assistant_id: 41,
    rids: [3],
    hours: [20],
    consents: { terms: '2026-11-20', email: '2026-11-20' },
  })
  expect(registrationForm.safeParse(body).error).toBeUndefined()
})

it('0.3, 0.6 sends from the page no password, and no company of someone who represents none', () => {
  const body = registrationBody({ ...answers, news: false }, choices, 'page')
  expect(body).toMatchObject({ company: '', is_individual: true, consents: { email: null } })
  expect(body).not.toHaveProperty('password')
  expect(registrationForm.safeParse(body).error).toBeUndefined()
})

it('B7.3 sends nothing without a picked place', () => {
  expect(registrationBody({ ...answers, place: null }, choices, 'page')).toBeNull()
})
