import { expect, it } from 'vitest'
import { settableClock } from '../clock/clock.ts'
import type { Announcement } from './announcement.ts'
import { createReplay } from './replay.ts'

const announcement = (uuid: string) => ({ to: { users: [uuid] }, event: 'reload_user' }) as const satisfies Announcement

/** A replay that has been kept for so many seconds, with one announcement now. */
function replayAfter(seconds: number) {
  const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
  const replay = createReplay(clock)
  clock.set(new Date(clock.now().getTime() + seconds * 1_000))
  replay.heard(announcement('a'))
  return { clock, replay }
}

it('gives what was heard since a page began to ask, its way here allowed for', () => {
  const { clock, replay } = replayAfter(30)
  clock.set(new Date(clock.now().getTime() + 7_000))
  replay.heard(announcement('b'))
  expect(replay.within(1_999)).toEqual([announcement('b')])
  expect(replay.within(2_000)).toEqual([announcement('a'), announcement('b')])
})

it('doesn’t know what was before it was there, before the line fell, or said in no number', () => {
  const { clock, replay } = replayAfter(30)
  expect(replay.within(25_000)).toEqual([announcement('a')])
  expect(replay.within(25_001)).toBeNull()
  for (const age of [-1, Number.NaN, '5', null, undefined]) expect(replay.within(age)).toBeNull()
  replay.lost()
  clock.set(new Date(clock.now().getTime() + 6_000))
  expect(replay.within(1_000)).toEqual([])
  expect(replay.within(1_001)).toBeNull()
})

it('keeps a minute, and no more than it should', () => {
  const { clock, replay } = replayAfter(300)
  clock.set(new Date(clock.now().getTime() + 60_000))
  replay.heard(announcement('b'))
  expect(replay.within(54_999)).toEqual([announcement('b')])
  expect(replay.within(55_001)).toBeNull()
  for (let at = 0; at < 5_000; at += 1) replay.heard(announcement('c'))
  expect(replay.within(0)).toBeNull()
  clock.set(new Date(clock.now().getTime() + 5_001))
  expect(replay.within(0)).toEqual([])
})
