import { expect, test } from 'vitest'
import { clientAnswerInWords, nextInWords, targetInWords } from './board-words.ts'

test('a target is done, late, or to come by a day', () => {
  const until = '2026-11-23'
  expect(targetInWords({ until, reached_date: null, is_late: false })).toBe('By Nov 23rd 2026')
  expect(targetInWords({ until, reached_date: null, is_late: true })).toBe('Late since Nov 23rd 2026')
  expect(targetInWords({ until, reached_date: '2026-11-23T15:00:00Z', is_late: false })).toBe('Done')
  expect(targetInWords({ until, reached_date: '2026-11-25T15:00:00Z', is_late: true })).toBe('Done, late')
})

test('who does what next is one line, and nothing where nobody has said', () => {
  const owner = { uuid: 'u', full_name: 'Robin Gray' }
  expect(nextInWords({ owner, next_step: 'Call', due_date: null })).toBe('Robin Gray · Call')
  expect(nextInWords({ owner: null, next_step: '', due_date: null })).toBeNull()
})

test('the client’s answer is told with their words', () => {
  expect(clientAnswerInWords({ client_answer: 'question', client_note: 'Mornings?' })).toBe(
    'The client asks: “Mornings?”',
  )
  expect(clientAnswerInWords({ client_answer: null, client_note: '' })).toBeNull()
})
