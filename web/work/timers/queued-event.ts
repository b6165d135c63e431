import type { timerEvents } from '@talentplace/contract/work/time/timer.routes'

/** What can happen to a timer. */
export type TimerEventName = (typeof timerEvents)[number]

/** An event of a timer that waits in the browser until the server has it. Everything the call needs, and what a person knows it by. */
export interface QueuedEvent {
  /** The event's own: sent twice, it counts once. */
  readonly uuid: string
  /** The timer's: the project's uuid, followed by the task's where there is one. */
  readonly id: string
  readonly event: TimerEventName
  /** The instant it happened, by the server's clock as far as it is known (ISO 8601, UTC). */
  readonly at: string
  readonly rate_plan_uuid?: string
  readonly description?: string
  readonly billable?: boolean
  /** The task that was chosen while it runs, and its name as it is shown; null: none. */
  readonly task_uuid?: string | null
  readonly task_name?: string | null
  /** Another running timer is stopped first. */
  readonly replace?: boolean
  /** Of a pause, a stop or a description: since when the timer was shown running here. */
  readonly since?: string
  /** What the timer is for, as it is shown: `Website care · Call the printer`. */
  readonly label: string
  /** Why the server refused it, in the words it was told by. */
  readonly rejection?: { readonly code: string; readonly message: string }
}

/** True for an event that says in words what its timer is for, and nothing else. */
export function isOnlyWords({ event, description, task_uuid, billable }: QueuedEvent): boolean {
  return event === 'describe' && description !== undefined && task_uuid === undefined && billable === undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

const names: Readonly<Record<TimerEventName, true>> = {
  start: true,
  pause: true,
  resume: true,
  describe: true,
  stop: true,
  discard: true,
  still_working: true,
}

/** True for an entry of the storage that an earlier visit, or another version of the product, has left whole. */
export function isQueuedEvent(value: unknown): value is QueuedEvent {
  if (typeof value !== 'object' || value === null) return false
  const { uuid, id, event, at, label } = value as Partial<Record<keyof QueuedEvent, unknown>>
  return (
    [uuid, id, at, label].every(isText) && Object.hasOwn(names, String(event)) && !Number.isNaN(Date.parse(String(at)))
  )
}
