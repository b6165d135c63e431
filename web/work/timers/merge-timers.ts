import type { TimerStatus } from './to-timer-views.ts'

/** A5.5: what `timer_update` says of a timer, as far as it says anything. */
export interface TimerUpdate extends Partial<Omit<TimerStatus, 'id'>> {
  readonly id: string
  /** It was stopped or discarded. */
  readonly removed?: boolean
  /** Its task was chosen, which makes its id another one. */
  readonly now_id?: string
}

/** What the live channel brought, where it is an update of a timer. */
export function readTimerUpdate(data: unknown): TimerUpdate | null {
  if (typeof data !== 'object' || data === null) return null
  const { id } = data as { id?: unknown }
  return typeof id === 'string' && id !== '' ? (data as TimerUpdate) : null
}

const runningFirst = <T extends TimerStatus>(timers: readonly T[]): readonly T[] =>
  timers.toSorted((one, other) => Number(other.state === 'running') - Number(one.state === 'running'))

/** The timers with this one in its new form, once; null: there is none of that id any more. One that runs comes first. */
export function withTimer<T extends TimerStatus>(timers: readonly T[], id: string, timer: T | null): readonly T[] {
  const others = timers.filter((each) => each.id !== id && each.id !== timer?.id)
  return runningFirst(timer === null ? others : [...others, timer])
}

/**
 * The timers after an update, merged by id. What is older than what is known changes nothing. Null: the update is about a timer that
 * isn't known here, so all of them have to be asked for.
 */
export function mergeUpdate<T extends TimerStatus>(timers: readonly T[], update: TimerUpdate): readonly T[] | null {
  const { removed, now_id = update.id, ...said } = update
  const known = timers.find(({ id }) => id === update.id)
  if (removed === true) return withTimer(timers, update.id, null)
  if (!known) return null
  if (said.as_of !== undefined && Date.parse(said.as_of) < Date.parse(known.as_of)) return timers
  return withTimer(timers, update.id, { ...known, ...said, id: now_id })
}
