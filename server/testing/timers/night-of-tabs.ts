import { randomUUID } from 'node:crypto'
import type { RandomNumbers } from '../random/random-numbers.ts'

export const tabs = 10

export interface Pressed {
  readonly event: 'start' | 'pause' | 'resume' | 'stop' | 'describe' | 'log'
  readonly uuid: string
  /** Of which tab. */
  readonly tab: number
  /** One of two timers. */
  readonly timer: number
  /** Seconds after the beginning: when it was pressed, and when it arrived. */
  readonly at: number
  readonly arrives: number
  readonly replace: boolean
  /** Of time that is logged by hand (`log`), from `at` on. */
  readonly seconds?: number
  /** A start that is known to have been refused. */
  readonly isRefused?: boolean
}

/**
 * A night of ten tabs whose networks are cut and come back: each sends what it holds, some of it twice, by whichever tab, and some of it
 * behind what was pressed later.
 * @param seconds at most between two events
 */
export function nightOfTabs({ below, chance, pick }: RandomNumbers, count: number, seconds = 2400): Pressed[] {
  const pressed: Pressed[] = []
  const backAt = Array.from({ length: tabs }, () => 0)
  let at = 0
  for (let made = 0; made < count; made += 1) {
    at += 60 + below(seconds)
    const tab = below(tabs)
    if (chance(0.2)) backAt[tab] = at + below(7200)
    const late = chance(0.1) ? below(1200) : 0
    const arrives = Math.max(at, backAt[tab] ?? 0) + late
    const event = pick(['start', 'start', 'pause', 'resume', 'stop', 'describe'] as const)
    if (chance(0.15)) {
      const length = 30 + below(300)
      pressed.push({
        event: 'log',
        uuid: randomUUID(),
        tab,
        timer: 0,
        at: Math.max(0, at - length - below(1200)),
        arrives: at,
        replace: false,
        seconds: Math.min(length, at),
      })
    }
    const each = { event, uuid: randomUUID(), tab, timer: below(2), at, arrives, replace: chance(0.5) }
    pressed.push(each)
    if (chance(0.3)) pressed.push({ ...each, tab: below(tabs), arrives: arrives + below(600) })
  }
  return pressed.toSorted((one, other) => one.arrives - other.arrives)
}
