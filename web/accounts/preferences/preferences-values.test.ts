import { savePreferences, type Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, test } from 'vitest'
import { atFields, schemaIssues } from '../../ui/form/issues.ts'
import { fieldOf, noSpan, preferencesOf, typesFor, valuesOf } from './preferences-values.ts'

const untouched: Preferences = {
  timezone: null,
  language: 'en',
  week_start: 'sunday',
  notifications: {},
  quiet_hours: null,
}

test('A2 Ours: what was never chosen is not saved as a choice', () => {
  const values = valuesOf(untouched)
  expect(values.notifications['message']).toBe('email')
  expect(preferencesOf(values, untouched)).toEqual(untouched)
  const changed = { ...values, notifications: { ...values.notifications, announcement: 'off' as const } }
  expect(preferencesOf(changed, untouched).notifications).toEqual({ announcement: 'off' })
})

test('a choice once made stays one, also when it is the usual again', () => {
  const before: Preferences = { ...untouched, notifications: { message: 'off' } }
  const values = valuesOf(before)
  const back = { ...values, notifications: { ...values.notifications, message: 'email' as const } }
  expect(preferencesOf(back, before).notifications).toEqual({ message: 'email' })
})

test('quiet hours are nothing while they are off, and their times stay at hand', () => {
  const values = valuesOf({ ...untouched, quiet_hours: { from: '22:30', to: '06:00' } })
  expect(preferencesOf(values, untouched).quiet_hours).toEqual({ from: '22:30', to: '06:00' })
  expect(preferencesOf({ ...values, quiet: false }, untouched).quiet_hours).toBeNull()
})

function namesFor(permissions: readonly Permission[]): string[] {
  return typesFor(permissions).map(({ name }) => name)
}

test('feedback that people send us is a choice for staff alone', () => {
  expect(namesFor(['client'])).not.toContain('product_feedback')
  expect(namesFor(['super_admin'])).toContain('product_feedback')
})

test('quiet hours need two times, told where they are entered, and only while they are on', () => {
  const values = { ...valuesOf(untouched), quiet: true, from: '', to: '7' }
  const issues = atFields(schemaIssues(savePreferences.body, preferencesOf(values, untouched)), fieldOf)
  expect(issues).toEqual({ from: 'Must be a time such as 22:00', to: 'Must be a time such as 22:00' })
  const off = preferencesOf({ ...values, quiet: false }, untouched)
  expect(schemaIssues(savePreferences.body, off)).toEqual({})
  expect(noSpan({ ...values, from: '21:30', to: '21:30' })).toEqual({ to: 'Must be another time than the beginning' })
  expect(noSpan({ ...values, from: '21:30', to: '06:45' })).toEqual({})
  expect(noSpan({ ...values, quiet: false, from: '21:30', to: '21:30' })).toEqual({})
})
