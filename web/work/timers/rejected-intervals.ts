import type { QueuedEvent } from './queued-event.ts'
import { timerIdOf, uuidLength } from './timer-id.ts'

/** Work that a refused event would have recorded: from one instant to another, or without an end where none is known. */
export interface Interval {
  readonly id: string
  readonly label: string
  readonly from: string
  readonly to: string | null
  /** Of time that the server returned: noted as entered once it was added. */
  readonly rejected_uuid?: string
}

const begins = new Set<string>(['start', 'resume'])
const ends = new Set<string>(['pause', 'stop'])

/** What was worked according to the events alone, a stretch without pause each, so that what was refused can be entered by hand. */
export function rejectedIntervals(events: readonly QueuedEvent[]): readonly Interval[] {
  const open = new Map<string, Interval>()
  const closed: Interval[] = []
  for (const { id, label, event, at, since, task_uuid } of events) {
    const started = open.get(id)
    if (begins.has(event) && !started) open.set(id, { id, label, from: at, to: null })
    // The start of what it ends may have been sent before.
    const from = started?.from ?? since
    if (ends.has(event) && from !== undefined) closed.push({ id, label, from, to: at })
    if (ends.has(event) || event === 'discard') open.delete(id)
    if (started && event === 'describe' && task_uuid !== undefined) {
      const now_id = timerIdOf(id.slice(0, uuidLength), task_uuid)
      open.delete(id)
      open.set(now_id, { ...started, id: now_id, label })
    }
  }
  return [...closed, ...open.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}
