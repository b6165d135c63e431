import type { Pressed } from './night-of-tabs.ts'

export interface Replayed {
  /** From and to, in seconds, of what became an entry. */
  readonly entries: [from: number, to: number][]
  /** How many timers run in the end. */
  readonly running: number
  /** Seconds that ended runs counted, and those of them that could not become an entry. */
  readonly ran: number
  readonly rejected: number
}

interface Run {
  starts: number[]
  isRunning: boolean
  /** Paused: where the timer that was started after it began. */
  until: number
}

const free = 0
const reservedBy = (key: number) => -1 - key

/**
 * What events say, in the order in which they arrived, by counting each second for itself: whose it is, and whether it was entered.
 * `log` is time entered by hand; one over time that is taken is refused.
 */
export function replayOfEvents(events: readonly Omit<Pressed, 'tab'>[]): Replayed {
  /** Of each second: free, a part of an ended run or an entry (above), or reserved by a timer (below). */
  const owner = new Int32Array(
    1 + Math.max(0, ...events.map(({ at, arrives, seconds = 0 }) => Math.max(at + seconds, arrives))),
  )
  const timers = new Map<number, Run>()
  const partsOf = new Map<number, number[]>()
  const ends = new Map<number, { at: number; wasRunning: boolean }>()
  const refusedStarts = new Map<number, number[]>()
  const known = new Set<string>()
  const knownRefusals = new Set<string>()
  const entered = new Set<number>()
  let [parts, clock, ran, rejected] = [0, 0, 0, 0]

  function take(from: number, to: number, as: number): number {
    let taken = 0
    for (let second = from; second < to; second += 1) {
      if (owner[second] !== free) continue
      owner[second] = as
      taken += 1
    }
    return taken
  }
  function release(key: number): void {
    owner.forEach((who, second) => {
      if (who !== reservedBy(key)) return
      owner[second] = free
    })
  }
  const runningKey = () => [...timers].find(([, { isRunning }]) => isRunning)?.[0]

  /** Time goes on: what runs reserves it. */
  function advance(now: number): void {
    const key = runningKey()
    if (key !== undefined) take(clock, now, reservedBy(key))
    clock = Math.max(clock, now)
  }

  /** A run ends: what of it is free is a part of its timer. */
  function count(key: number, from: number, to: number): void {
    parts += 1
    const taken = take(from, to, parts)
    ran += to - from
    rejected += to - from - taken
    partsOf.set(key, [...(partsOf.get(key) ?? []), parts])
  }

  function endRun(key: number, timer: Run, at: number, now: number): boolean {
    const ended = timer.starts.filter((start) => start <= at)
    const [first] = ended
    if (first === undefined) return false
    release(key)
    refusedStarts.set(
      key,
      (refusedStarts.get(key) ?? []).filter((start) => start > at),
    )
    count(key, first, at)
    ends.set(key, { at: Math.max(at, ends.get(key)?.at ?? at), wasRunning: true })
    timer.starts = timer.starts.filter((start) => start > at)
    const [next] = timer.starts
    timer.isRunning &&= next !== undefined
    if (next !== undefined) take(next, timer.isRunning ? now : Math.max(next, timer.until), reservedBy(key))
    return true
  }

  function enter(key: number): void {
    for (const part of partsOf.get(key) ?? []) entered.add(part)
    partsOf.delete(key)
  }

  function stop(key: number, timer: Run, at: number, now: number): void {
    const ended = endRun(key, timer, at, now)
    enter(key)
    if (timer.starts.length > 0) return
    timers.delete(key)
    if (!ended) ends.set(key, { at: Math.max(at, ends.get(key)?.at ?? at), wasRunning: false })
  }

  /** A pause or stop of what didn't run, as far as we knew. */
  function endUnknown(key: number, timer: Run | undefined, event: string, at: number): void {
    const refused = (refusedStarts.get(key) ?? []).filter((start) => start <= at)
    const last = ends.get(key)
    if (refused.length > 0) {
      refusedStarts.set(
        key,
        (refusedStarts.get(key) ?? []).filter((start) => start > at),
      )
      const own = partsOf.get(key)
      partsOf.delete(key)
      count(key, Math.min(...refused), at)
      enter(key)
      if (own) partsOf.set(key, own)
    } else if (last?.wasRunning && at > last.at && (event === 'pause' || !timer)) {
      ran += at - last.at
      rejected += at - last.at
    } else return
    ends.set(key, { at: Math.max(at, last?.at ?? at), wasRunning: true })
  }

  function end(key: number, event: string, at: number, now: number): void {
    const timer = timers.get(key)
    const first = timer?.starts[0]
    if (!timer || (first !== undefined && at < first && ends.has(key))) return endUnknown(key, timer, event, at)
    if (first === undefined) endUnknown(key, timer, event, at)
    if (event === 'stop') stop(key, timer, Math.max(at, first ?? at), now)
    else if (first !== undefined) endRun(key, timer, Math.max(at, first), now)
  }

  /** False: another timer runs, and nobody said that it may be stopped. */
  function start(key: number, at: number, now: number, replace: boolean): boolean {
    const timer = timers.get(key)
    const remaining = (refusedStarts.get(key) ?? []).filter((each) => each > at)
    if (timer?.isRunning) {
      if (!timer.starts.includes(at)) timer.starts = [...timer.starts, at].toSorted((a, b) => a - b)
      if (timer.starts[0] === at) take(at, now, reservedBy(key))
      refusedStarts.set(key, remaining)
      return true
    }
    const otherKey = runningKey()
    const other = otherKey === undefined ? undefined : timers.get(otherKey)
    let until = other?.starts[0]
    if (other && otherKey !== undefined && until !== undefined && at >= until) {
      if (!replace) return false
      stop(otherKey, other, at, now)
      until = timers.get(otherKey)?.starts[0]
    }
    refusedStarts.set(key, remaining)
    const isPending = until !== undefined
    let pending: number[] = []
    if (isPending) pending = timer?.starts ?? []
    // What it ran until the other one began is known to be that.
    else if (timer && timer.starts.length > 0) endRun(key, timer, timer.until, now)
    release(key)
    const starts = [...new Set([...pending, at])].toSorted((a, b) => a - b)
    timers.set(key, { starts, isRunning: !isPending, until: until ?? 0 })
    take(starts[0] ?? at, until ?? now, reservedBy(key))
    return true
  }

  for (const { event, uuid, timer: key, at, arrives: now, replace, seconds = 0, isRefused } of events) {
    advance(now)
    if (known.has(uuid)) continue
    if (event === 'log') {
      if (owner.subarray(at, at + seconds).some((who) => who !== free)) continue
      parts += 1
      take(at, at + seconds, parts)
      entered.add(parts)
    } else if (event === 'start' || event === 'resume') {
      if (isRefused === true || !start(key, at, now, replace)) {
        if (!knownRefusals.has(uuid)) refusedStarts.set(key, [...(refusedStarts.get(key) ?? []), at])
        knownRefusals.add(uuid)
        continue
      }
    } else if (event === 'pause' || event === 'stop') end(key, event, at, now)
    known.add(uuid)
  }

  const entries: [number, number][] = []
  let from = 0
  for (let second = 1; second <= owner.length; second += 1) {
    if (owner[second] === owner[from]) continue
    if (entered.has(owner[from] ?? free)) entries.push([from, second])
    from = second
  }
  return { entries, running: [...timers.values()].filter(({ isRunning }) => isRunning).length, ran, rejected }
}
