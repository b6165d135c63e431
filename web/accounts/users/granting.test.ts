import { expect, test } from 'vitest'
import type { Permission } from '@talentplace/contract/shared/permission'
import {
  bundles,
  grantedPartOf,
  mayGrant,
  mayGrantBundle,
  withBundle,
  withPermission,
  type Bundle,
} from './granting.ts'

function bundle(name: Bundle['name']): Bundle {
  const found = bundles.find((each) => each.name === name)
  if (!found) throw new Error(`no bundle ${name}`)
  return found
}

test('A2 Ours: nobody gives or takes a staff permission they lack', () => {
  const own: Permission[] = ['admin', 'admin_user.view']
  expect(mayGrant(own, 'admin_user.view')).toBe(true)
  expect(mayGrant(own, 'admin_finance.edit')).toBe(false)
  expect(mayGrant(own, 'super_admin')).toBe(false)
  expect(mayGrant(own, 'client')).toBe(true)
  expect(mayGrantBundle(own, bundle('finance'))).toBe(false)
})

test('super_admin may give every staff permission', () => {
  expect(bundles.every((each) => mayGrantBundle(['admin', 'super_admin'], each))).toBe(true)
})

test('A2.10 early access is nobody else’s to give', () => {
  expect(mayGrant(['super_admin'], 'client.early-access')).toBe(false)
})

test('a bundle is given and taken as a whole, with admin', () => {
  const granted = withBundle([], bundle('matching'), true)
  expect(grantedPartOf(granted, bundle('matching'))).toBe('all')
  expect(grantedPartOf(granted, bundle('support'))).toBe('some')
  expect(withBundle(granted, bundle('matching'), false)).toEqual([])
})

test('taking a bundle leaves what another whole bundle asks for', () => {
  const both = withBundle(withBundle([], bundle('matching'), true), bundle('finance'), true)
  const left = withBundle(both, bundle('matching'), false)
  expect(grantedPartOf(left, bundle('finance'))).toBe('all')
  expect(left).not.toContain('admin_matching.view')
})

test('a staff permission comes with admin, and without admin there is none', () => {
  expect(withPermission(['client'], 'admin_utm.view', true)).toEqual(['client', 'admin', 'admin_utm.view'])
  expect(withPermission(['client', 'admin', 'admin_utm.view'], 'admin', false)).toEqual(['client'])
})
