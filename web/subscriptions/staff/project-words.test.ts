import { expect, test } from 'vitest'
import { answersInWords } from './project-words.ts'

test('answers and open places are counted in words, and nothing is said where there is nothing', () => {
  expect(answersInWords({ answers: { asked: 1, accepted: 2, declined: 0 }, open_places: 1 })).toBe(
    '2 accepted, 1 not answered, 1 open',
  )
  expect(answersInWords({ answers: { asked: 0, accepted: 0, declined: 0 }, open_places: 0 })).toBeNull()
})
