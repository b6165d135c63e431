import { expect, test } from 'vitest'
import { draftsOf, readBands, withBand } from './band-draft.ts'

const bands = [
  { from_hours: 10, hourly_cents: 3800 },
  { from_hours: 20, hourly_cents: 3050 },
]

test('the bands in force come back as they are', () => {
  expect(readBands(draftsOf(bands))).toEqual({ bands })
})

test('what is wrong with bands is said in words', () => {
  const drafts = draftsOf(bands)
  expect(readBands(withBand(drafts))).toEqual({ problem: 'Each band begins at a whole number of hours' })
  expect(readBands(drafts.toReversed())).toEqual({ problem: 'Each band begins at more hours than the one before' })
  expect(readBands(drafts.map((draft) => ({ ...draft, hourly: 'free' })))).toEqual({
    problem: 'Each band has a price, for example 38.00',
  })
  expect(readBands([])).toEqual({ problem: 'At least one band is needed' })
})

test('rows that come and go keep different keys', () => {
  const keys = withBand(withBand(draftsOf(bands)).slice(1)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
