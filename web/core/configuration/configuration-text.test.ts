import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'
import { partsOfName } from './configuration-name.ts'
import { draftOf, readDraft } from './value-draft.ts'
import { valueText } from './value-text.ts'

const state = (value: string) => ({ type: 'switch', value, default: 'disabled', note: '' }) as const

test('A2.7 a configuration’s name is its group and its own', () => {
  expect(partsOfName('featureFlag.client-time')).toEqual({ group: 'Feature flags', own: 'client-time' })
  expect(partsOfName('maintenanceFlag.all')).toEqual({ group: 'Maintenance', own: 'all' })
  expect(partsOfName('links.support')).toEqual({ group: 'links', own: 'support' })
})

test('E3 Ours: a value of any type goes through its field unchanged', () => {
  expect(readDraft('number', draftOf('number', 0.5))).toEqual({ value: 0.5 })
  expect(readDraft('list', draftOf('list', ['a', 'b c']))).toEqual({ value: ['a', 'b c'] })
  expect(readDraft('text', draftOf('text', ' two\nlines '))).toEqual({ value: ' two\nlines ' })
  expect(readDraft('switch', draftOf('switch', 'enabled'))).toEqual({ value: 'enabled' })
})

test.each(['', ' ', 'twelve', '1,5', 'NaN', 'Infinity'])('%j is no number', (draft) => {
  expect(readDraft('number', draft)).toHaveProperty('problem')
})

test('empty lines are no entries, and too many or too long ones are told', () => {
  expect(readDraft('list', ' a \n\n b ')).toEqual({ value: ['a', 'b'] })
  expect(readDraft('list', 'x\n'.repeat(101))).toHaveProperty('problem')
  expect(readDraft('list', 'x'.repeat(201))).toHaveProperty('problem')
})

test('a change reads from what it was to what it became', () => {
  expect(changeText({ before: state('disabled'), after: state('enabled') })).toBe('Disabled → Enabled')
  expect(changeText({ before: null, after: state('disabled') })).toBe('Added: Disabled')
  expect(changeText({ before: state('enabled'), after: null })).toBe('Removed; it was Enabled')
  expect(changeText({ before: state('enabled'), after: state('enabled') })).toBe('Note changed')
})

test('values read in a line', () => {
  expect(valueText('list', [])).toBe('Nothing')
  expect(valueText('list', ['a', 'b'])).toBe('a, b')
  expect(valueText('number', 0)).toBe('0')
  expect(valueText('switch', 'disabled')).toBe('Disabled')
})
