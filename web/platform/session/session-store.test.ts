import { expect, test } from 'vitest'
import { readStoredSession } from './session-store.ts'

const user = {
  uuid: 'u',
  full_name: 'Sam Kerr',
  email: 's@k.test',
  permissions: ['client'],
  avatar_id: 3,
  client_uuid: null,
  is_primary_contact: 'true',
  colleague_role: 'everything',
}

test('A2.1 the stored session is taken as it was written, anything else is none', () => {
  expect(readStoredSession({ token: 't', user })).toEqual({ token: 't', user })
  for (const entry of [
    null,
    'x',
    {},
    { token: '', user },
    { token: 't' },
    { token: 't', user: { ...user, permissions: 'client' } },
  ]) {
    expect(readStoredSession(entry)).toBeNull()
  }
})
