import { expect, test } from 'vitest'
import { noAnswers, nothingStored, readAnswers } from './stored-answers.ts'

const place = {
  label: 'Halifax, NS',
  city: 'Halifax',
  state_prov: 'NS',
  country: 'CA',
  latitude: 44.6,
  longitude: -63.6,
  timezone: 'America/Halifax',
  timezone_offset: -240,
}

test('what was entered comes back after a reload', () => {
  const stored = {
    stage: 'register',
    email: 'sam@kerr.test',
    registration: { full_name: 'Sam', is_individual: true, place_text: 'Halifax, NS', place, terms: true },
  }
  expect(readAnswers(stored)).toEqual({
    stage: 'register',
    email: 'sam@kerr.test',
    registration: {
      ...noAnswers,
      full_name: 'Sam',
      is_individual: true,
      place_text: 'Halifax, NS',
      place,
      terms: true,
    },
  })
})

test.each([null, 7, 'x', [], { stage: 'nowhere', email: 7, registration: { place: { city: 'Halifax' } } }])(
  'an entry of another form, %j, is as good as none',
  (stored) => {
    expect(readAnswers(stored)).toEqual(nothingStored)
  },
)

test('a stage that needs the password is not come back to', () => {
  expect(readAnswers({ stage: 'collect' }).stage).toBe('email')
})

test('passwords are never read from a storage', () => {
  expect(readAnswers({ registration: { password: 'p', confirm_password: 'p' } })).toEqual(nothingStored)
})
