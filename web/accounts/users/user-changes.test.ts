import { saveUser, type User } from '@talentplace/contract/accounts/users/user.routes'
import { expect, test } from 'vitest'
import { schemaIssues } from '../../ui/form/issues.ts'
import { changesOf, valuesOf } from './user-changes.ts'

const user: User = {
  uuid: '0198c0de-0000-7000-8000-000000000001',
  full_name: 'Casey Novak',
  email: 'casey@example.test',
  permissions: ['client', 'admin'],
  avatar_id: 1,
  client_uuid: null,
  company: null,
  is_primary_contact: false,
  created_date: '2026-11-20T15:00:00.000Z',
}

test('only what differs is sent, and permissions in another order are the same', () => {
  const values = valuesOf(user)
  expect(changesOf(values, values)).toEqual({})
  expect(changesOf({ ...values, full_name: ' Casey Novak ', permissions: ['client', 'admin'] }, values)).toEqual({})
  expect(changesOf({ ...values, permissions: ['admin'], reason: ' Left ' }, values)).toEqual({
    permissions: ['admin'],
    reason: 'Left',
  })
})

test('an emptied name and a wrong email stand at their fields', () => {
  const wrong = changesOf({ ...valuesOf(user), full_name: '', email: 'casey' }, valuesOf(user))
  expect(Object.keys(schemaIssues(saveUser.body, wrong))).toEqual(['full_name', 'email'])
})
