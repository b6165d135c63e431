import { describe, expect, it } from 'vitest'
import { freePartOf, hoursToShow, intervalOf, minuteOfDay, placeIntervals, timeText } from './day-layout.ts'

const entry = (start_at: string | null, seconds: number, timezone_offset: number) =>
  ({ start_at, seconds, timezone_offset }) as Parameters<typeof intervalOf>[0]

describe('where an entry stands on its day', () => {
  it('is told by the clock of the assistant, not of the browser', () => {
    expect(minuteOfDay('2026-11-28T14:05:59Z', -300)).toBe(9 * 60 + 5)
    expect(intervalOf(entry('2026-11-28T14:05:00Z', 3_600, -300))).toEqual({ from: 545, to: 605 })
  })

  it('is as long as the work, also where the clocks go forward in it', () => {
    expect(intervalOf(entry('2026-03-08T09:30:00Z', 3_600, -480))).toEqual({ from: 90, to: 150 })
  })

  it('ends with the day, and a few seconds are a minute', () => {
    expect(intervalOf(entry('2026-11-29T04:30:00Z', 1_800, -300))).toEqual({ from: 1_410, to: 1_440 })
    expect(intervalOf(entry('2026-11-28T14:05:00Z', 5, -300))).toEqual({ from: 545, to: 546 })
  })

  it('is nowhere for a duration alone', () => {
    expect(intervalOf(entry(null, 3_600, -300))).toBeNull()
  })
})

describe('blocks', () => {
  it('that follow each other share one lane, also where one ends exactly as the next begins', () => {
    const placed = placeIntervals([
      { from: 600, to: 660 },
      { from: 540, to: 600 },
    ])
    expect(placed).toEqual([
      { from: 540, to: 600, lane: 0, lanes: 1 },
      { from: 600, to: 660, lane: 0, lanes: 1 },
    ])
  })

  it('too low for their text stand beside the next, and the lane is used again once it is free', () => {
    const placed = placeIntervals([
      { from: 540, to: 541 },
      { from: 541, to: 600 },
      { from: 570, to: 580 },
      { from: 600, to: 660 },
    ])
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })
})

describe('the hours of a day', () => {
  it('are 8 to 18, and whatever holds something', () => {
    expect(hoursToShow([])).toEqual({ first: 8, last: 18 })
    expect(hoursToShow([{ from: 480, to: 1_080 }])).toEqual({ first: 8, last: 18 })
    expect(hoursToShow([{ from: 479, to: 1_081 }])).toEqual({ first: 7, last: 19 })
    expect(hoursToShow([{ from: 1_439, to: 1_440 }])).toEqual({ first: 8, last: 24 })
  })

  it('are written as a time field holds them', () => {
    expect([timeText(545), timeText(1_440)]).toEqual(['09:05', '23:59'])
  })
})

describe('what is offered to be added in an hour', () => {
  const taken = [
    { from: 570, to: 580 },
    { from: 540, to: 550 },
  ]

  it('is its first free part, up to what comes next', () => {
    expect(freePartOf(9, taken, 1_440)).toEqual({ from: 550, to: 570 })
    expect(freePartOf(10, taken, 1_440)).toEqual({ from: 600, to: 660 })
  })

  it('ends now, and is nothing from exactly now on', () => {
    expect(freePartOf(9, [], 560)).toEqual({ from: 540, to: 560 })
    expect(freePartOf(9, [], 540)).toBeNull()
    expect(freePartOf(9, taken, 550)).toBeNull()
  })

  it('is nothing where all of it is taken', () => {
    expect(freePartOf(9, [{ from: 530, to: 600 }], 1_440)).toBeNull()
  })
})
