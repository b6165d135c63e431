import { describe, expect, it } from 'vitest'
import { timerRuns, type KnownEvent } from './timer-runs.ts'

const instant = (second: number) => new Date(second * 1000)
let position = 0

/** In the order in which they came. */
const came = (
  event: KnownEvent['event'],
  at: number,
  about: { since?: number; isRejected?: boolean } = {},
): KnownEvent => ({
  event,
  at: instant(at),
  since: about.since === undefined ? null : instant(about.since),
  isRejected: about.isRejected ?? false,
  position: (position += 1),
})

const seconds = (events: readonly KnownEvent[], saysSince = true) =>
  timerRuns(events, saysSince).map(({ start_at, end_at }) => [+start_at / 1000, +end_at / 1000])

describe('what a timer ran', () => {
  it('lies between a start and its end, whatever came first', () => {
    const events = [
      came('start', 0),
      came('resume', 20),
      came('stop', 30, { since: 20 }),
      came('pause', 10, { since: 0 }),
    ]
    expect(seconds(events)).toEqual([
      [0, 10],
      [0, 10],
      [20, 30],
      [20, 30],
    ])
  })

  it('is what its device showed too, though it was ended elsewhere', () => {
    const events = [came('start', 0), came('stop', 30, { since: 0 }), came('stop', 41, { since: 0 })]
    expect(seconds(events)).toEqual([
      [0, 30],
      [0, 30],
      [0, 41],
    ])
  })

  it('of one second goes by what came first: a start after a pause runs on, one before it is ended', () => {
    expect(seconds([came('start', 0), came('pause', 10), came('resume', 10), came('stop', 20)])).toEqual([
      [0, 10],
      [10, 20],
    ])
    expect(seconds([came('start', 10), came('stop', 10), came('stop', 20)])).toEqual([])
  })

  it('ends where another timer took over or its place was closed, and nothing runs on unsaid', () => {
    for (const event of ['replaced', 'closed', 'discard'] as const) {
      expect(seconds([came('start', 0), came(event, 10), came('stop', 20)])).toEqual([[0, 10]])
    }
  })

  it('begins at a start that was taken, where one before it was refused', () => {
    const rejected = came('start', 0, { isRejected: true })
    expect(seconds([rejected, came('stop', 10)])).toEqual([[0, 10]])
    expect(seconds([rejected, came('start', 4), came('stop', 10)])).toEqual([[4, 10]])
    const stop = came('stop', 10)
    expect(seconds([rejected, came('start', 4), stop]), 'taken once it was ended').toEqual([[0, 10]])
  })

  it('was known since a start that came before its end', () => {
    const [late, first] = [came('start', 5), came('start', 0)]
    const stop = came('stop', 10)
    const later = came('start', -5)
    expect(timerRuns([first, late, stop, later], true)).toMatchObject([
      { start_at: instant(-5), knownSince: instant(0) },
    ])
  })
})

describe('where no device says since when it ran, what a timer ran', () => {
  it('goes on after the end of another device, up to its own', () => {
    expect(seconds([came('start', 0), came('start', 5), came('pause', 10), came('stop', 25)], false)).toEqual([
      [0, 10],
      [10, 25],
    ])
    expect(seconds([came('start', 0), came('stop', 10), came('stop', 25)], false)).toEqual([
      [0, 10],
      [10, 25],
    ])
  })

  it('doesn’t go on to a stop of what was paused, to another timer’s start, or to a third end of two starts', () => {
    expect(seconds([came('start', 0), came('pause', 10), came('stop', 25)], false)).toEqual([[0, 10]])
    const taken = [came('start', 0), came('start', 5), came('pause', 10), came('replaced', 20)]
    expect(seconds(taken, false)).toEqual([[0, 10]])
    const two = [came('start', 0), came('start', 5), came('pause', 10), came('stop', 12), came('stop', 25)]
    expect(seconds(two, false)).toEqual([
      [0, 10],
      [10, 12],
    ])
  })
})
