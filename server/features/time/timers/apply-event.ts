import type { sendTimerEvent } from '@talentplace/contract/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { TimeRules } from '../time-rules.ts'
import { changeTask } from './change-task.ts'
import { startTimer } from './start-timer.ts'
import { pauseTimer, stopTimer } from './stop-timer.ts'
import type { TimerRow } from './timer-rows.ts'

interface Happened {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  /** Where it lies between what can be and now. */
  readonly at: Date
  readonly now: Date
  readonly rules: TimeRules
}

interface Outcome {
  /** Where the event was placed. */
  readonly placed: Date
  /** Timers that are in another state than before, or gone. */
  readonly changed: readonly string[]
  /** The entries that it made. */
  readonly uuids: readonly string[]
  /** The timer's id after it, where its task was chosen. */
  readonly now_id?: string
}

/** What is said of a timer besides: its description, whether it is billable; and that its person is there. */
async function note(transaction: Transaction<Tables>, timer: TimerRow, { event, at }: Happened): Promise<TimerRow> {
  const { description = timer.description, billable = timer.billable } = event
  const last_sign_at = at > timer.last_sign_at ? at : timer.last_sign_at
  await transaction
    .updateTable('timers')
    .set({ description, billable, last_sign_at, version: timer.version + 1 })
    .where('virtualassistant_uuid', '=', timer.virtualassistant_uuid)
    .where('id', '=', timer.id)
    .execute()
  return { ...timer, description, billable, last_sign_at, version: timer.version + 1 }
}

/** Makes a timer run; another one that runs is stopped first where that was asked for. @throws HttpError 409 `timer_running` */
async function start(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { assistant_uuid, id, event, at, now } = happened
  const timer = timers.find((each) => each.id === id)
  if (timer && timer.running_since !== null) {
    await note(transaction, timer, happened)
    return { placed: at, changed: [], uuids: [] }
  }
  const other = timers.find(({ running_since }) => running_since !== null)
  if (other && event.replace !== true) {
    throw new HttpError(
      409,
      'timer_running',
      `Your timer runs for ${other.project_name}. Stop it first, or stop it with this start.`,
      {
        extra: { timer_id: other.id },
      },
    )
  }
  // What was begun after this start is known to run until now.
  const isLater = other?.running_since != null && other.running_since > at
  const stopped = other ? await stopTimer(transaction, other, isLater ? now : at, happened) : null
  const { rate_plan_uuid, description, billable } = event
  const placed = await startTimer(transaction, timer, {
    assistant_uuid,
    id,
    rate_plan_uuid,
    description,
    billable,
    at: stopped?.stopped ?? at,
    now,
  })
  return { placed, changed: [...(other ? [other.id] : []), id], uuids: stopped?.uuids ?? [] }
}

async function discard(transaction: Transaction<Tables>, timer: TimerRow): Promise<void> {
  await transaction
    .deleteFrom('timers')
    .where('virtualassistant_uuid', '=', timer.virtualassistant_uuid)
    .where('id', '=', timer.id)
    .execute()
}

/**
 * Does to an assistant's timers what an event says, while the assistant is held. What has come about already changes nothing: a start
 * of what runs, a pause of what is paused, a stop of what is gone.
 */
export async function applyEvent(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { id, event, at } = happened
  if (event.event === 'start' || event.event === 'resume') return start(transaction, timers, happened)
  const timer = timers.find((each) => each.id === id)
  if (!timer) return { placed: at, changed: [], uuids: [] }
  switch (event.event) {
    case 'pause': {
      if (timer.running_since === null) return { placed: at, changed: [], uuids: [] }
      return { placed: await pauseTimer(transaction, timer, at, happened), changed: [id], uuids: [] }
    }
    case 'stop': {
      const { description = timer.description, billable = timer.billable } = event
      const { uuids, stopped } = await stopTimer(transaction, { ...timer, description, billable }, at, happened)
      return { placed: stopped, changed: [id], uuids }
    }
    case 'discard': {
      await discard(transaction, timer)
      return { placed: at, changed: [id], uuids: [] }
    }
    default: {
      const task_uuid = event.event === 'describe' ? event.task_uuid : undefined
      const now_id = task_uuid === undefined ? id : await changeTask(transaction, timers, timer, task_uuid)
      await note(transaction, { ...timer, id: now_id }, happened)
      return { placed: at, changed: [], uuids: [], now_id }
    }
  }
}
