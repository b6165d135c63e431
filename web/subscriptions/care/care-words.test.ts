import { expect, test } from 'vitest'
import { followUpInWords } from './care-words.ts'
import { reasonInWords } from './health-words.ts'

const nothing = { owner: null, next_step: '', due_date: null, done_days: [] }

test('what comes next is one line, and nothing where nobody has said', () => {
  const owner = { uuid: 'u', full_name: 'Robin Gray' }
  expect(followUpInWords({ ...nothing, owner, next_step: 'Call Fiona', due_date: '2026-11-23' })).toBe(
    'Robin Gray · Call Fiona · by Nov 23rd 2026',
  )
  expect(followUpInWords({ ...nothing, done_days: [1, 7] })).toBe('days done: 1, 7')
  expect(followUpInWords(nothing)).toBeNull()
  expect(followUpInWords(null)).toBeNull()
})

test('a reason says what it counts', () => {
  expect(reasonInWords({ code: 'overdue_tasks', count: 3 })).toBe('3 tasks are overdue')
  expect(reasonInWords({ code: 'no_time', count: 7 })).toBe('No time logged for 7 days')
  expect(reasonInWords({ code: 'low_rating', count: 1 })).toBe('The client gave 1 star of 5')
})
