import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const day = '2026-11-23T10:00:00.000Z'

it('tells what differs, as it was and as it became', () =>
  expect(changedFields({ name: 'Ann', email: 'a@b.ca' }, { name: 'Anna', email: 'a@b.ca' })).toEqual({
    name: { before: 'Ann', after: 'Anna' },
  }))

it('leaves out what wasn’t given', () => expect(changedFields({ name: 'Ann' }, { name: undefined })).toEqual({}))

it('compares instants and lists by what they say', () =>
  expect(changedFields({ at: new Date(day), to: ['a'] }, { at: new Date(day), to: ['a'] })).toEqual({}))

it('looks at the fields it is asked for alone', () =>
  expect(changedFields<'name' | 'version'>({ name: 'Ann', version: 1 }, { name: 'Ann', version: 2 }, ['name'])).toEqual(
    {},
  ))
