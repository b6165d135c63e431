import type { Pressed } from './night-of-tabs.ts'

interface Counted {
  since: number | null
  stretches: [from: number, to: number][]
}

/**
 * What events say, in the order in which they arrived, by nothing but arithmetic: the stretches of what was stopped, from and to in
 * seconds, and how many timers run in the end.
 */
export function replayOfEvents(events: readonly Omit<Pressed, 'tab'>[]): {
  entries: [number, number][]
  running: number
} {
  const known = new Set<string>()
  const timers = new Map<number, Counted>()
  const entries: [number, number][] = []
  const taken = () => [...entries, ...[...timers.values()].flatMap(({ stretches }) => stretches)]
  const pause = (timer: Counted, at: number, now: number): number => {
    if (timer.since === null) return at
    const end = Math.min(now, Math.max(at, timer.since))
    if (end > timer.since) timer.stretches.push([timer.since, end])
    timer.since = null
    return end
  }
  const stop = (key: number, timer: Counted, at: number, now: number): number => {
    const end = pause(timer, at, now)
    timers.delete(key)
    entries.push(...timer.stretches)
    return end
  }
  for (const { event, uuid, timer: key, at, arrives: now, replace } of events) {
    if (known.has(uuid)) continue
    const timer = timers.get(key)
    const other = [...timers].find(([each, { since }]) => each !== key && since !== null)
    if (event === 'start' || event === 'resume') {
      if (other && timer?.since == null && !replace) continue
      known.add(uuid)
      if (timer && timer.since !== null) continue
      const from = other ? stop(other[0], other[1], (other[1].since ?? 0) > at ? now : at, now) : at
      const since = Math.max(from, ...taken().map(([, to]) => to))
      timers.set(key, { since, stretches: timer?.stretches ?? [] })
      continue
    }
    known.add(uuid)
    if (timer && event === 'pause') pause(timer, at, now)
    if (timer && event === 'stop') stop(key, timer, at, now)
  }
  return { entries, running: [...timers.values()].filter(({ since }) => since !== null).length }
}
