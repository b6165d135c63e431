import { expect, test } from 'vitest'
import type { RegistrationMetadata } from '@talentplace/contract/accounts/registration/verify.routes'
import { registrationRedirect } from './registration-redirect.ts'

const uuid = '018f0000-0000-7000-8000-000000000001'
const metadata: RegistrationMetadata = {
  assistant_id: 41,
  assistant_uuid: uuid,
  cids: [1, 2],
  rids: [3, 9],
  hours: [20, 10],
  self_identifications: '1,4',
  availabilities: ['monday_morning', 'friday_evening'],
  timezone: 'America/Toronto',
  keywords: null,
}

test('B7.5 leads to the assistant one came for, with the whole search', () => {
  expect(registrationRedirect(metadata)).toBe(
    `/assistants/${uuid}?cid=1,2&rids=3,9&hours=20,10&self_identifications=1,4&availabilities=monday_morning,friday_evening&timezone=America/Toronto`,
  )
})

test('B7.5 leads to the search where no assistant was chosen', () => {
  expect(registrationRedirect({ ...metadata, assistant_id: null, assistant_uuid: null })).toBe(
    '/search?step=candidates&rids=3,9&hours=20,10&self_identifications=1,4&availabilities=monday_morning,friday_evening&timezone=America/Toronto',
  )
})

test('B7.5 the words that were searched for come along; words alone lead to the roles for them', () => {
  const keywords = { roles: ['Bookkeeper'], skills: [], tools: ['Xero', 'Excel'], default: [] }
  const nobody = { ...metadata, assistant_id: null, assistant_uuid: null, cids: [], self_identifications: '' }
  const plain = { ...nobody, availabilities: [], timezone: null, keywords }
  expect(registrationRedirect(plain)).toBe(
    '/search?step=candidates&roles=Bookkeeper&tools=Xero&tools=Excel&rids=3,9&hours=20,10',
  )
  expect(registrationRedirect({ ...plain, rids: [], hours: [] })).toBe(
    '/search?step=roles&roles=Bookkeeper&tools=Xero&tools=Excel',
  )
})

test('B7.5 leads nowhere of its own where nothing was chosen', () => {
  const nothing = { ...metadata, assistant_id: null, assistant_uuid: null, cids: [], rids: [], hours: [] }
  expect(registrationRedirect(nothing)).toBeNull()
  expect(registrationRedirect(null)).toBeNull()
})
