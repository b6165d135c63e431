import type { TimerState } from '@talentplace/contract/work/time/timer.states'
import { timerIdOf, uuidLength } from './timer-id.ts'
import type { QueuedEvent } from './queued-event.ts'

/** What of a timer its events change. `seconds` were worked by `as_of` (ISO 8601). */
export interface TimerStatus {
  readonly id: string
  readonly state: TimerState
  readonly seconds: number
  readonly as_of: string
  readonly description: string
  readonly billable: boolean
  readonly task_uuid: string | null
  readonly task_name: string | null
  /** Where the present stretch began; null while paused. */
  readonly running_since: string | null
  readonly ask_still_working: boolean
}

/** Whole seconds on a timer at an instant (milliseconds); a running one counts on. */
export function secondsAt(
  { state, seconds, as_of }: Pick<TimerStatus, 'state' | 'seconds' | 'as_of'>,
  at: number,
): number {
  if (state !== 'running') return seconds
  return seconds + Math.max(0, Math.floor((at - Date.parse(as_of)) / 1000))
}

function put<T extends TimerStatus>(timers: readonly T[], changed: T): T[] {
  return timers.some(({ id }) => id === changed.id)
    ? timers.map((each) => (each.id === changed.id ? changed : each))
    : [changed, ...timers]
}

const without = <T extends TimerStatus>(timers: readonly T[], removed: string): T[] =>
  timers.filter(({ id }) => id !== removed)

/** The timer as it stands at the event's instant, in another state. */
function turned<T extends TimerStatus>(timer: T, state: TimerState, at: string): T {
  const running_since = state === 'paused' ? null : (timer.running_since ?? at)
  return {
    ...timer,
    state,
    seconds: secondsAt(timer, Date.parse(at)),
    as_of: at,
    running_since,
    ask_still_working: false,
  }
}

/** The timer with what was said of it; another task makes its id another one. */
function described<T extends TimerStatus>(timer: T, event: QueuedEvent): T {
  const { description = timer.description, billable = timer.billable, task_uuid } = event
  const said = { ...timer, description, billable }
  if (task_uuid === undefined) return said
  const id = timerIdOf(timer.id.slice(0, uuidLength), task_uuid)
  return { ...said, id, task_uuid, task_name: event.task_name ?? null }
}

function after<T extends TimerStatus>(timers: readonly T[], event: QueuedEvent, begin: (event: QueuedEvent) => T): T[] {
  const timer = timers.find(({ id }) => id === event.id)
  if (event.event === 'start') {
    const others =
      event.replace === true ? timers.filter(({ state, id }) => state !== 'running' || id === event.id) : timers
    return put(others, timer ? turned(timer, 'running', event.at) : begin(event))
  }
  if (!timer) return [...timers]
  switch (event.event) {
    case 'pause':
      return put(timers, turned(timer, 'paused', event.at))
    case 'resume':
      return put(timers, turned(timer, 'running', event.at))
    case 'describe':
      return timers.map((each) => (each === timer ? described(timer, event) : each))
    case 'still_working':
      return put(timers, { ...timer, ask_still_working: false })
    case 'stop':
    case 'discard':
      return without(timers, event.id)
  }
}

/**
 * The timers as the person has left them: what the server last said, and on it what still waits to be sent.
 * @param begin makes the timer of a start that the server doesn't know yet
 */
export function toTimerViews<T extends TimerStatus>(
  timers: readonly T[],
  waiting: readonly QueuedEvent[],
  begin: (event: QueuedEvent) => T,
): readonly T[] {
  return waiting.reduce<readonly T[]>((views, event) => after(views, event, begin), timers)
}
