import { expect, it } from 'vitest'
import { waitingText } from './waiting-text.ts'

it.each([
  [['stop'], '1 stop'],
  [['start', 'stop'], '1 start and 1 stop'],
  [['start', 'pause', 'resume', 'stop'], '2 starts, 1 pause and 1 stop'],
  [['describe', 'describe'], '2 changes'],
] as const)('what waits to be sent is counted: %j is "%s"', (events, text) => {
  expect(waitingText(events.map((event) => ({ event })))).toBe(text)
})
