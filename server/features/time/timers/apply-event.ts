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
import { correctEntries } from './correct-entries.ts'
import { correctRejected } from './correct-rejected.ts'
import { correctCounted, lateEnd, ranPast, type LateEnd } from './late-end.ts'
import { endRejectedStart, enterRejectedRun, isRejectedStartOver } from './rejected-start.ts'
import { startEarlier, startTimer } from './start-timer.ts'
import { stopTimer, type Stopped } from './stop-timer.ts'
import { findTimer } from './find-timer.ts'
import { findEnd, noteEnd } from './timer-ends.ts'
import { firstEndAfter, isEndKnown, isKnownLater, noteEnded } from './timer-history.ts'
import type { TimerRow } from './timer-rows.ts'
import type { KnownEvent } from './timer-runs.ts'
import { openStarts, type TimerStart } from './timer-starts.ts'

interface Happened {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  /** Where it lies between what can be and now. */
  readonly at: Date
  /** Of a pause or a stop: since when its device showed the timer running. */
  readonly since: Date | null
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
  /** Where it was placed, if elsewhere than it came with. */
  readonly placed_at?: Date
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

/** True where an end is of what runs, and nothing else is known of it since it was started: it changes nothing from before. */
async function isExpected(
  transaction: Transaction<Tables>,
  starts: readonly TimerStart[],
  { since, at }: KnownEvent,
  of: { readonly assistant_uuid: string; readonly id: string },
): Promise<boolean> {
  const [first] = starts
  if (!first || starts.length > 1 || first.until_at !== null || at < first.start_at) return false
  if (since !== null && (since < first.start_at || since > at)) return false
  return !(await isKnownLater(transaction, of, first.start_at))
}

/** What of an end was put right, of what its timer made and rejected just now: all of it, where nothing was late. */
async function correctTime(
  transaction: Transaction<Tables>,
  late: LateEnd | null,
  timer: TimerRow | undefined,
  { uuids, rejected }: Stopped,
  happened: Happened,
): Promise<Stopped> {
  if (!late) return { uuids, rejected }
  return {
    uuids: await correctEntries(transaction, late, uuids, happened),
    rejected: await correctRejected(transaction, late, { timer, fresh: rejected, said: happened }),
  }
}

const replacedAt = (at: Date): KnownEvent => ({
  event: 'replaced',
  at,
  since: null,
  position: Number.MAX_SAFE_INTEGER,
  isRefused: false,
})

/** Without what a start says: that is about what it starts, not about what it ends. */
const endOnly = (happened: Happened): Happened => ({
  ...happened,
  event: { ...happened.event, description: undefined, billable: undefined },
})

/** Stops a timer where another one is started. */
async function replaceTimer(transaction: Transaction<Tables>, other: TimerRow, happened: Happened): Promise<Stopped> {
  const { assistant_uuid, at } = happened
  const of = { assistant_uuid, id: other.id }
  const isExpectedEnd = await isExpected(transaction, await openStarts(transaction, other), replacedAt(at), of)
  const late = isExpectedEnd ? null : await lateEnd(transaction, of, replacedAt(at))
  const stopped = await stopTimer(transaction, other, endOf(happened), happened)
  await noteEnded(transaction, { ...happened, id: other.id, event: 'replaced' })
  return correctTime(transaction, late, other, stopped, endOnly(happened))
}

/**
 * Ends what a paused timer ran before another one began or it was ended, once it is started again: all of it is known.
 * @returns the uuids of what could not become an entry
 */
async function endPending(transaction: Transaction<Tables>, timer: TimerRow, happened: Happened): Promise<string[]> {
  const rejected: string[] = []
  for (const { until_at } of await openStarts(transaction, timer)) {
    if (until_at === null) continue
    const late = (await ranPast(transaction, happened, until_at))
      ? null
      : await lateEnd(transaction, happened, replacedAt(until_at))
    const runEnd = { at: until_at, given: until_at, event_uuid: happened.event.uuid }
    const ended = await endRun(transaction, timer, runEnd, happened)
    if (!ended) continue
    if (late) await correctCounted(transaction, timer, late)
    const stopped = { uuids: [], rejected: ended.rejected }
    rejected.push(...(await correctTime(transaction, late, timer, stopped, endOnly(happened))).rejected)
  }
  return rejected
}

/** Where a start that another timer follows is taken to have ended, until its device says so; noted where nothing else says it. */
async function endBefore(transaction: Transaction<Tables>, happened: Happened, follower: Date): Promise<Date> {
  const end = await firstEndAfter(transaction, happened, happened.at)
  if (end !== null && end <= follower) return end
  if (!(await ranPast(transaction, happened, follower)))
    await noteEnded(transaction, { ...happened, event: 'replaced', at: follower })
  return follower
}

/**
 * Makes a timer run. Of two, the one that was started later runs: another one that runs is stopped first where that was asked for, and
 * one that was started later goes on. @throws HttpError 409 `timer_running`
 */
async function start(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { assistant_uuid, id, event, at, given, now } = happened
  const timer = timers.find((each) => each.id === id)
  if ((await isRejectedStartOver(transaction, happened)) || (await isEndKnown(transaction, happened))) return nothing
  await dropRejectedStarts(transaction, happened)
  if (timer && timer.running_since !== null) {
    await startEarlier(transaction, timer, { assistant_uuid, start_at: at, given_at: given })
    await note(transaction, timer, happened)
    return nothing
  }
  const other = runningOf(timers, id)
  const [first] = other ? await openStarts(transaction, other) : []
  let follower = first?.start_at ?? null
  let stopped: Stopped = nothing
  if (other && follower !== null && at >= follower) {
    if (event.replace !== true) {
      throw new HttpError(
        409,
        'timer_running',
        `Your timer runs for ${other.project_name}. Stop it first, or stop it with this start.`,
        { extra: { timer_id: other.id } },
      )
    }
    stopped = await replaceTimer(transaction, other, happened)
    // Started again on another device after that instant, it runs on.
    follower = (await openStarts(transaction, { ...other, running_since: null }))[0]?.start_at ?? null
  }
  const { rate_plan_uuid, description, billable } = event
  const said = { rate_plan_uuid, description, billable }
  const rejected = timer && follower === null ? await endPending(transaction, timer, happened) : []
  await startTimer(transaction, timer, {
    assistant_uuid,
    id,
    ...said,
    start_at: at,
    given_at: given,
    until: follower && (await endBefore(transaction, happened, follower)),
    now,
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
async function isOfEarlierRun(transaction: Transaction<Tables>, timer: TimerRow, { since, at, ...of }: Happened) {
  const [first] = await openStarts(transaction, timer)
  if (!first || at >= first.start_at) return false
  if (since !== null) return since < first.start_at
  return (await findEnd(transaction, of)) !== undefined
}

/** What is given of an end, at the earliest where the run that it ends was started. */
function knownEnd(
  { event, at, since }: Happened,
  notBefore: Date | undefined,
): KnownEvent & { event: 'pause' | 'stop' } {
  return {
    event: event.event === 'pause' ? 'pause' : 'stop',
    at: notBefore && at < notBefore ? notBefore : at,
    since,
    position: Number.MAX_SAFE_INTEGER,
    isRefused: false,
  }
}

/** Ends a timer, and corrects what was logged before where the pause or stop comes late, or from a device that ran on by itself. */
async function end(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { assistant_uuid, id, event, now } = happened
  const timer = timers.find((each) => each.id === id)
  const isUnknown = !timer || (await isOfEarlierRun(transaction, timer, happened))
  const starts = timer && !isUnknown ? await openStarts(transaction, timer) : []
  const known = knownEnd(happened, starts[0]?.start_at)
  const late = (await isExpected(transaction, starts, known, happened))
    ? null
    : await lateEnd(transaction, happened, known)
  const runEnd = { ...endOf(happened), at: known.at }

  const put = (stopped: Stopped) => correctTime(transaction, late, timer, stopped, happened)
  /** Of a timer that goes on, or is paused. */
  async function putCounted(): Promise<void> {
    if (late && timer) await correctCounted(transaction, timer, late)
  }
  const outcome = (stopped: Stopped): Outcome => ({
    ...stopped,
    changed: isUnknown ? [] : [id],
    placed_at: known.at,
  })

  const isStop = event.event === 'stop' || (starts.length > 0 && late?.isStoppedLater === true)
  if (!isUnknown && starts.length > 0 && !isStop) {
    const ended = await endRun(transaction, timer, runEnd, happened)
    await putCounted()
    return outcome(await put({ uuids: [], rejected: ended?.rejected ?? [] }))
  }
  const run =
    starts.length > 0 ? null : await endRejectedStart(transaction, happened, { ...runEnd, since: known.since }, now)
  if (isUnknown || !isStop) {
    if (late && late.added.length > 0) {
      await noteEnd(transaction, {
        virtualassistant_uuid: assistant_uuid,
        timer_id: id,
        end_at: runEnd.at,
        was_running: true,
      })
    }
    await putCounted()
    return { ...outcome(await put(run ? await enterRejectedRun(transaction, run, happened) : nothing)), changed: [] }
  }
  const { description = timer.description, billable = timer.billable } = event
  const stopped = await stopTimer(transaction, { ...timer, description, billable }, runEnd, happened)
  const further = run ? await enterRejectedRun(transaction, run, happened) : nothing
  return outcome(
    await put({ uuids: [...stopped.uuids, ...further.uuids], rejected: [...stopped.rejected, ...further.rejected] }),
  )
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
      const timer = await findTimer(transaction, timers, happened)
      if (!timer) return nothing
      const task_uuid = event.event === 'describe' ? event.task_uuid : undefined
      const now_id = task_uuid === undefined ? timer.id : await changeTask(transaction, timers, timer, task_uuid)
      await note(transaction, { ...timer, id: now_id }, happened)
      return { ...nothing, now_id }
    }
  }
}
