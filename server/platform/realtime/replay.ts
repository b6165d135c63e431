import type { Clock } from '../clock/clock.ts'
import type { Announcement } from './announcement.ts'

/** Milliseconds for which what was heard is kept: a page opens its channel within seconds of its first read. */
const storedFor = 60_000
const maxStored = 5_000
/** Milliseconds that a browser's count may be short by: on its way here, or where the clocks differ. */
const slack = 5_000

type Event = Extract<Announcement, { event: unknown }>

export interface Replay {
  heard(announcement: Event): void
  /** From now on something may have been missed. */
  lost(): void
  /** What was heard within so many ms, oldest first; null: it isn't known any more. */
  within(age: unknown): readonly Event[] | null
}

/** Keeps what was announced in the last minute, for browsers whose page was read before their channel stood. */
export function createReplay(clock: Clock): Replay {
  let since = clock.now().getTime()
  let stored: { at: number; announcement: Event }[] = []
  return {
    heard(announcement) {
      const now = clock.now().getTime()
      stored.push({ at: now, announcement })
      const firstYoung = stored.findIndex(({ at }) => at > now - storedFor)
      const dropped = Math.max(firstYoung, stored.length - maxStored)
      if (dropped <= 0) return
      since = stored[dropped - 1]?.at ?? now
      stored = stored.slice(dropped)
    },
    lost() {
      since = clock.now().getTime()
      stored = []
    },
    within(age) {
      if (typeof age !== 'number' || !(age >= 0)) return null
      const from = clock.now().getTime() - age - slack
      if (from < since) return null
      return stored.flatMap(({ at, announcement }) => (at >= from ? [announcement] : []))
    },
  }
}
