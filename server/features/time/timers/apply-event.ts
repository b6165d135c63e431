import type { sendTimerEvent } from '@talentplace/contract/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { TimeRules } from '../time-rules.ts'
import { changeTask } from './change-task.ts'
import { discardTimer } from './discard-timer.ts'
import { dropRejectedStarts } from './drop-rejected-starts.ts'
import { endRun, type RunEnd } from './end-run.ts'
import { rejectAfterEnd } from './reject-after-end.ts'
import { endRejectedStart, enterRejectedRun, type RejectedRun } from './rejected-start.ts'
import { shortenEntries } from './shorten-entries.ts'
import { startEarlier, startTimer } from './start-timer.ts'
import { stopTimer, type Stopped } from './stop-timer.ts'
import { findEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import { openStarts } from './timer-starts.ts'

interface Happened {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  /** Where it lies between what can be and now. */
  readonly at: Date
  /** As its browser said. */
  readonly given: Date
  readonly now: Date
  readonly rules: TimeRules
}

interface Outcome extends Stopped {
  /** Timers that are in another state than before, or deleted. */
  readonly changed: readonly string[]
  /** The timer's id after it, where its task was chosen. */
  readonly now_id?: string
}

const nothing: Outcome = { changed: [], uuids: [], rejected: [] }

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

const runningOf = (timers: readonly TimerRow[], id: string) =>
  timers.find((each) => each.id !== id && each.running_since !== null)

const endOf = ({ at, given, event: { uuid } }: Happened): RunEnd => ({ at, given, event_uuid: uuid })

/**
 * Makes a timer run. Of two, the one that was started later runs: another one that runs is stopped first where that was asked for, and
 * one that was started later goes on. @throws HttpError 409 `timer_running`
 */
async function start(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { assistant_uuid, id, event, at, given } = happened
  const timer = timers.find((each) => each.id === id)
  await dropRejectedStarts(transaction, happened)
  if (timer && timer.running_since !== null) {
    await startEarlier(transaction, timer, { assistant_uuid, start_at: at, given_at: given })
    await note(transaction, timer, happened)
    return nothing
  }
  const other = runningOf(timers, id)
  const [first] = other ? await openStarts(transaction, other) : []
  let until = first?.start_at ?? null
  let stopped: Stopped = nothing
  if (other && until !== null && at >= until) {
    if (event.replace !== true) {
      throw new HttpError(
        409,
        'timer_running',
        `Your timer runs for ${other.project_name}. Stop it first, or stop it with this start.`,
        { extra: { timer_id: other.id } },
      )
    }
    stopped = await stopTimer(transaction, other, endOf(happened), happened)
    // Started again on another device after that instant, it runs on.
    until = (await openStarts(transaction, { ...other, running_since: null }))[0]?.start_at ?? null
  }
  const { rate_plan_uuid, description, billable } = event
  const said = { rate_plan_uuid, description, billable }
  const rejected = await startTimer(transaction, timer, {
    assistant_uuid,
    id,
    ...said,
    start_at: at,
    given_at: given,
    until,
    event_uuid: event.uuid,
    when: happened,
  })
  return {
    uuids: stopped.uuids,
    rejected: [...stopped.rejected, ...rejected],
    changed: [...(other ? [other.id] : []), id],
  }
}

/**
 * True where an end is of an earlier run than the one that goes on: the device that sent it didn't know that the timer was started again.
 * One that knows this run has a clock that is behind.
 */
async function isOfEarlierRun(transaction: Transaction<Tables>, timer: TimerRow, { event, at, ...of }: Happened) {
  const [first] = await openStarts(transaction, timer)
  if (!first || at >= first.start_at) return false
  if (event.since !== undefined) return new Date(event.since) < first.start_at
  return (await findEnd(transaction, of)) !== undefined
}

/** An end of a timer, at the earliest where the run that it ends was started. */
async function end(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { id, event, now } = happened
  const timer = timers.find((each) => each.id === id)
  /** What its device ran without our knowing. */
  const unknownRun = async (): Promise<RejectedRun> =>
    (await endRejectedStart(transaction, happened, endOf(happened), now)) ?? {
      rejected: await rejectAfterEnd(transaction, timer, happened),
      toEnter: null,
    }
  const enterUnknown = async (run: RejectedRun): Promise<Stopped> => {
    const { uuids, rejected } = await enterRejectedRun(transaction, run, happened)
    const isKnown = run.toEnter === null && rejected.length === 0
    return { uuids: isKnown ? await shortenEntries(transaction, happened) : uuids, rejected }
  }
  if (!timer || (await isOfEarlierRun(transaction, timer, happened))) {
    return { ...nothing, ...(await enterUnknown(await unknownRun())) }
  }
  const [first] = await openStarts(transaction, timer)
  const at = first && happened.at < first.start_at ? first.start_at : happened.at
  const runEnd = { ...endOf(happened), at }
  if (first) {
    if (event.event === 'stop') {
      const { description = timer.description, billable = timer.billable } = event
      return { ...(await stopTimer(transaction, { ...timer, description, billable }, runEnd, happened)), changed: [id] }
    }
    const ended = await endRun(transaction, timer, runEnd, { now, rules: happened.rules })
    return { uuids: [], rejected: ended?.rejected ?? [], changed: [id] }
  }
  // Paused.
  const run = await unknownRun()
  if (event.event === 'pause') return { ...nothing, ...(await enterUnknown(run)) }
  const { description = timer.description, billable = timer.billable } = event
  const stopped = await stopTimer(transaction, { ...timer, description, billable }, runEnd, happened)
  const further = await enterUnknown(run)
  return {
    uuids: [...stopped.uuids, ...further.uuids],
    rejected: [...stopped.rejected, ...further.rejected],
    changed: [id],
  }
}

/**
 * Does to an assistant's timers what an event says, while the assistant is held. What has come about already changes nothing: a start
 * of what runs, a pause of what is paused, a stop of what is deleted.
 */
export async function applyEvent(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { id, event } = happened
  switch (event.event) {
    case 'start':
    case 'resume': {
      return start(transaction, timers, happened)
    }
    case 'pause':
    case 'stop': {
      return end(transaction, timers, happened)
    }
    case 'discard': {
      await dropRejectedStarts(transaction, happened)
      const timer = timers.find((each) => each.id === id)
      if (!timer || (await isOfEarlierRun(transaction, timer, happened))) return nothing
      await discardTimer(transaction, timer, happened.at)
      return { ...nothing, changed: [id] }
    }
    default: {
      const timer = timers.find((each) => each.id === id)
      if (!timer) return nothing
      const task_uuid = event.event === 'describe' ? event.task_uuid : undefined
      const now_id = task_uuid === undefined ? id : await changeTask(transaction, timers, timer, task_uuid)
      await note(transaction, { ...timer, id: now_id }, happened)
      return { ...nothing, now_id }
    }
  }
}
