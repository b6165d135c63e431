import { expect, test } from 'vitest'
import type { Permission } from '@talentplace/contract/shared/permission'
import { permissions } from '@talentplace/contract/shared/permission'
import { actionText, detailLines } from './audit-text.ts'
import { permissionOptions } from './permission-names.ts'
import { roleText } from './role-text.ts'

test.each<[Permission[], boolean, string]>([
  [[], false, 'No access'],
  [['client'], true, 'Client, primary contact'],
  [['virtualassistant', 'virtualassistant.beta'], false, 'Virtual assistant'],
  [['admin'], false, 'Staff'],
  [['admin', 'super_admin'], false, 'Super administrator'],
  [
    [
      'admin',
      'admin_virtualassistant.view',
      'admin_virtualassistant.edit',
      'admin_client.view',
      'admin_checkout.edit',
      'admin_meeting.edit',
      'admin_project.view',
      'admin_project.edit',
      'admin_matching.view',
      'admin_matching.edit',
    ],
    false,
    'Staff: Matching',
  ],
])('%j reads in a few words', (granted, primary, text) => {
  expect(roleText({ permissions: granted, is_primary_contact: primary })).toBe(text)
})

test('A2.4, A2.5 every permission has a name and a place on the form', () => {
  expect(permissionOptions.map(({ value }) => value).sort()).toEqual([...permissions].sort())
})

test('an audit entry reads in words, empty details left out', () => {
  expect(actionText('password.changed')).toBe('Password changed')
  expect(
    detailLines({
      granted: ['admin_utm.view'],
      taken: [],
      is_primary_contact: true,
      note: null,
      email: { before: 'a@x.test', after: 'b@x.test' },
    }),
  ).toEqual(['granted: UTMs: see', 'is primary contact: yes', 'email: a@x.test → b@x.test'])
})
