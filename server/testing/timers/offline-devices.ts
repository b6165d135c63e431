import { randomUUID } from 'node:crypto'
import type { RandomNumbers } from '../random/random-numbers.ts'

/** From one second to another; the second isn't part of it. */
export type Seconds = readonly [from: number, to: number]

export interface Sent {
  readonly event: 'start' | 'pause' | 'resume' | 'stop' | 'log'
  readonly uuid: string
  readonly device: number
  /** One of two timers. */
  readonly timer: 0 | 1
  /** Seconds after the beginning: when it was pressed, and when it arrives. */
  readonly at: number
  readonly arrives: number
  /** Of a pause or a stop: since when its device showed the timer running. */
  readonly since?: number
  readonly replace?: boolean
  /** Of time that is logged by hand (`log`), from `at` on. */
  readonly seconds?: number
}

export interface OfflineWork {
  /** In the order in which they arrive. */
  readonly sent: readonly Sent[]
  /** What each timer ran on any device: from a press of start or resume to the press that ended it. */
  readonly ran: readonly [readonly Seconds[], readonly Seconds[]]
}

export interface Circumstances {
  readonly devices: number
  /** Every device runs the same timer. */
  readonly isSameTimer: boolean
  /** Whose pauses and stops say since when the timer was shown running. */
  readonly saysSince: 'all' | 'some' | 'none'
  /** What a device sends arrives in another order than it was pressed. */
  readonly isDisordered: boolean
  /** What comes in at about the same time is taken in any order. */
  readonly isAtOnce?: boolean
  /** Seconds a timer runs without a pause, at most. */
  readonly longest: number
}

/** What one device runs, without knowing of the others. */
function deviceWork(random: RandomNumbers, device: number, { isSameTimer, saysSince, longest }: Circumstances) {
  const { below, chance } = random
  const pressed: Omit<Sent, 'arrives'>[] = []
  const ran: [Seconds[], Seconds[]] = [[], []]
  const isSaid = saysSince === 'all' || (saysSince === 'some' && chance(0.5))
  let at = below(longest)
  for (let runs = 1 + below(3); runs > 0; runs -= 1) {
    const timer = isSameTimer || chance(0.3) || device % 2 === 0 ? 0 : 1
    const press = (event: Sent['event'], more: Partial<Sent> = {}) =>
      pressed.push({ event, uuid: randomUUID(), device, timer, at, ...more })
    const runUntil = (event: 'pause' | 'stop') => {
      const since = at
      at += 30 + below(longest)
      ran[timer].push([since, at])
      press(event, isSaid ? { since } : {})
    }
    const wait = () => (at += 1 + below(longest / 2))
    press('start', { replace: chance(0.5) })
    for (let pauses = chance(0.5) ? 1 + below(2) : 0; pauses > 0; pauses -= 1) {
      runUntil('pause')
      wait()
      press('resume', { replace: chance(0.5) })
    }
    if (chance(0.2)) {
      runUntil('pause')
      wait()
      press('stop')
    } else runUntil('stop')
    wait()
  }
  return { pressed, ran }
}

/** What comes in at about the same time, from different devices. */
export function* batches(sent: readonly Sent[]): Generator<Sent[]> {
  let batch: Sent[] = []
  for (const event of sent) {
    if (batch.some(({ device }) => device === event.device)) {
      yield batch
      batch = []
    }
    batch.push(event)
  }
  yield batch
}

/** The batches one after the other, each at the instant of its last and in any order. */
function shuffled(sent: readonly Sent[], { below }: RandomNumbers): Sent[] {
  return [...batches(sent)].flatMap((batch) => {
    const arrives = Math.max(...batch.map((each) => each.arrives))
    const inAnyOrder = batch.map((each) => ({ turn: below(1_000_000), each: { ...each, arrives } }))
    return inAnyOrder.toSorted((one, other) => one.turn - other.turn).map(({ each }) => each)
  })
}

/** Devices of one assistant that are cut off and come back: some of what they send comes twice, between what is logged by hand. */
export function offlineDevices(random: RandomNumbers, circumstances: Circumstances): OfflineWork {
  const { below, chance } = random
  const { devices, isDisordered, isAtOnce = false, longest } = circumstances
  const ran: [Seconds[], Seconds[]] = [[], []]
  const sent: Sent[] = []
  for (let device = 0; device < devices; device += 1) {
    const work = deviceWork(random, device, circumstances)
    for (const timer of [0, 1] as const) ran[timer].push(...work.ran[timer])
    let backAt = 0
    for (const each of work.pressed) {
      backAt = Math.max(backAt, each.at + (chance(0.4) ? below(5 * longest) : 0))
      const arrives = isDisordered ? each.at + below(5 * longest) : backAt
      sent.push({ ...each, arrives })
      if (chance(0.25)) sent.push({ ...each, arrives: arrives + below(2 * longest) })
    }
  }
  for (let logged = below(2 * devices); logged > 0; logged -= 1) {
    const at = below(4 * longest)
    const seconds = 30 + below(longest / 2)
    const arrives = at + seconds + below(4 * longest)
    sent.push({ event: 'log', uuid: randomUUID(), device: 0, timer: 0, at, seconds, arrives })
  }
  const inOrder = sent.toSorted((one, other) => one.arrives - other.arrives)
  return { sent: isAtOnce ? shuffled(inOrder, random) : inOrder, ran }
}
