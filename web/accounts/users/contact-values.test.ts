import { saveUser } from '@talentplace/contract/accounts/users/user.routes'
import { expect, test } from 'vitest'
import { atFields, schemaIssues } from '../../ui/form/issues.ts'
import { changesOf, fieldOf, unpicked, type ContactValues } from './contact-values.ts'

const started: ContactValues = {
  full_name: 'Sam Kerr',
  phone_number: '306-555-0123',
  phone_extension: '',
  place_text: 'Regina, SK',
  place: null,
}

test('C5.1 what was entered is sent and nothing else, so that nothing saved elsewhere meanwhile is taken back', () => {
  expect(changesOf({ ...started, full_name: 'Samuel Kerr' }, started)).toEqual({ full_name: 'Samuel Kerr' })
  expect(changesOf({ ...started, phone_number: ' 306-555-0123 ' }, started)).toEqual({})
})

test('C5.1 a city counts once it is picked, and what is wrong with it stands at its field', () => {
  const typed = { ...started, place_text: 'Regin' }
  expect(Object.keys(unpicked(typed, started))).toEqual(['place_text'])
  const place = { country: 'CA', state_prov: 'SK', city: '', latitude: 50, longitude: -104 } as const
  expect(unpicked({ ...typed, place }, started)).toEqual({})
  const issues = schemaIssues(saveUser.body, changesOf({ ...typed, place }, started))
  expect(Object.keys(atFields(issues, fieldOf))).toEqual(['place_text'])
})
