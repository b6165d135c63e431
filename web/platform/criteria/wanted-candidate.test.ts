import { expect, test } from 'vitest'
import { readWanted } from './wanted-candidate.ts'

const hour = 3_600_000
const at = Date.parse('2026-11-20T15:00:00Z')
const stored = { uuid: '0198c0de-0000-7000-8000-000000000001', name: 'Maya', at }

test('0.20 whom a visitor wanted is remembered for an hour', () => {
  const wanted = { uuid: stored.uuid, name: 'Maya' }
  expect(readWanted(stored, at)).toEqual(wanted)
  expect(readWanted(stored, at + hour - 1)).toEqual(wanted)
  expect(readWanted(stored, at + hour)).toBeNull()
  expect(readWanted(stored, at - 1), 'a clock that was set back').toBeNull()
})

test.each([null, 7, 'x', [], { ...stored, at: 'now' }, { ...stored, name: undefined }])(
  'an entry of another form, %j, is as good as none',
  (value) => expect(readWanted(value, at)).toBeNull(),
)
