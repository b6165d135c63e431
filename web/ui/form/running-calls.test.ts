import { expect, it } from 'vitest'
import { runningCalls } from './running-calls.ts'

it('a double click sends once, and what is about something else is sent beside it', () => {
  const calls = runningCalls()
  const one = { params: { uuid: 'a' }, body: { version: 1 } }
  expect([
    calls.begin(one),
    calls.begin({ ...one }),
    calls.begin({ params: { uuid: 'b' }, body: { version: 1 } }),
  ]).toEqual([true, false, true])
  calls.end({ ...one })
  expect(calls.begin(one)).toBe(true)
})
