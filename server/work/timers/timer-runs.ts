import type { Interval } from './split-interval.ts'

/** Something that happened to a timer. */
export interface KnownEvent {
  readonly event: 'start' | 'resume' | 'pause' | 'stop' | 'discard' | 'replaced' | 'closed'
  readonly at: Date
  /** Of a pause or a stop: since when its device showed the timer running. */
  readonly since: Date | null
  /** Of two at one second, the lower one was first. */
  readonly position: number
  /** A start that was refused: its device may have run all the same, and one that was taken after it stands in its place. */
  readonly isRejected: boolean
}

/** What a timer ran until something ended it. */
export type TimerRun = Interval & {
  readonly endedBy: KnownEvent
  /** Since when it was known to run when that came: a start that came later than the end of its run has entered nothing. */
  readonly knownSince: Date
}

const isStart = ({ event }: KnownEvent) => event === 'start' || event === 'resume'
const isPressedEnd = ({ event }: KnownEvent) => event === 'pause' || event === 'stop'

/**
 * What a timer ran, by all that is known to have happened to it: what lies between a start and what ended it, and what a device showed
 * running until its pause or stop. Those of different devices may overlap.
 * @param saysSince false: none of its devices says since when it showed the timer running. A pause or stop of what didn't run is taken
 * then to have run on since the end before, if it was started on another device or nothing else is known of it.
 */
export function timerRuns(events: readonly KnownEvent[], saysSince: boolean): TimerRun[] {
  const runs: TimerRun[] = []
  let lastEnd: (KnownEvent & { readonly wasRunning: boolean }) | null = null
  /** The starts since it runs. */
  let starts: KnownEvent[] = []
  /** Devices on which it was started and not ended yet, and how many those were at most. */
  let [devices, maxDevices] = [0, 0]

  function runOnSince(end: KnownEvent): Date | null {
    if (saysSince) return end.since
    if (starts.length > 0 || lastEnd === null) return null
    if (devices > 0) return lastEnd.at
    const isStopOfPaused = end.event === 'stop' && lastEnd.event === 'pause'
    return maxDevices <= 1 && lastEnd.wasRunning && !isStopOfPaused ? lastEnd.at : null
  }

  /** The start that an end ends: the first, but for one that was refused where another was taken before that end came. */
  function startedBefore(end: KnownEvent): KnownEvent | undefined {
    const [first] = starts
    if (first?.isRejected !== true) return first
    return starts.find(({ isRejected, position }) => !isRejected && position < end.position) ?? first
  }

  const inOrder = events.toSorted((one, other) => +one.at - +other.at || one.position - other.position)
  for (const event of inOrder) {
    if (isStart(event)) {
      if (devices === 0) maxDevices = 0
      devices += 1
      starts.push(event)
      maxDevices = Math.max(maxDevices, devices)
      continue
    }
    const since = isPressedEnd(event) ? runOnSince(event) : null
    const end = { end_at: event.at, endedBy: event }
    // A device that was refused says since its own start.
    const started = startedBefore(event)
    const isOther = started?.isRejected === true && since !== null && since > started.at
    if (started && !isOther) {
      const known = starts.filter(({ position, at }) => position < event.position && at >= started.at)
      const knownSince = known.reduce((first, { at }) => (at < first ? at : first), event.at)
      runs.push({ start_at: started.at, ...end, knownSince })
    }
    if (since !== null) runs.push({ start_at: since, ...end, knownSince: since })
    lastEnd = { ...event, wasRunning: started !== undefined || since !== null }
    starts = []
    if (isPressedEnd(event)) devices = Math.max(0, devices - 1)
  }
  return runs.filter(({ start_at, end_at }) => start_at < end_at)
}
