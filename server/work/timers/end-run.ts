import { timerStates } from '@talentplace/contract/work/time/timer.states'
import type { Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { droppedStarts } from './drop-rejected-starts.ts'
import { descriptionOf, type When } from './enter-intervals.ts'
import { ratePlanOfRow } from './rate-plan-of-timer.ts'
import { overlapsOf, rejectTime, type Rejection } from './rejected-time.ts'
import { splitInterval } from './split-interval.ts'
import { asksAfter } from './still-working.ts'
import { takenIntervals } from './taken-intervals.ts'
import { noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import { addStarts, openStarts, releaseRun, reserveRun, saveRun, type TimerStart } from './timer-starts.ts'

/** An end of what a timer runs. */
export interface RunEnd {
  readonly at: Date
  /** As its browser said. */
  readonly given: Date
  /** Null: the product itself ends it. */
  readonly event_uuid: string | null
  /** Where its place was closed, and why: what runs on after that isn't entered. */
  readonly closed?: { readonly since: Date; readonly reason: string }
}

export const switchedOff = 'Time entry is switched off for this subscription.'

const earlier = (one: Date, other: Date) => (one < other ? one : other)
const plus = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

/** What of a run lies where time can't be: a browser's clock is ahead, or it comes too late. */
function beyondReach(start: TimerStart, { at, given }: RunEnd): Rejection[] {
  const tooOldUntil = earlier(start.start_at, given)
  const tooOld = start.given_at < start.start_at ? Math.max(0, +tooOldUntil - +start.given_at) : 0
  const counted = Math.max(0, +at - +start.start_at)
  const ahead = given > at ? +given - +start.given_at - tooOld - counted : 0
  return [
    {
      start_at: start.given_at,
      end_at: plus(start.given_at, tooOld),
      code: 'too_old',
      reason: 'It reached us too late to be logged. Write to us to add older time.',
    },
    {
      start_at: plus(given, -Math.max(0, ahead)),
      end_at: given,
      code: 'in_future',
      reason: 'The clock of that device was ahead, so we couldn’t tell when this was.',
    },
  ]
}

/** Where time entry is closed for what a run counts, before its end. */
function closedWithin({ time_entry_disabled_date: off }: TimerRow, first: Date, { at, closed }: RunEnd) {
  const switched = off === null ? null : { since: off, reason: switchedOff }
  const by = closed ?? switched
  return by !== null && by.since > first && by.since < at ? by : null
}

/**
 * Ends what a timer has run since its starts up to an instant: its free parts are counted, and the rest is kept as rejected time with
 * its reason. Together they are the whole of it. Starts from after that instant run on.
 * @returns null: no start is from before that instant
 */
export async function endRun(
  transaction: Transaction<Tables>,
  row: TimerRow,
  end: RunEnd,
  { now }: When,
): Promise<{ rejected: string[]; left: readonly TimerStart[] } | null> {
  const { virtualassistant_uuid, id } = row
  const starts = await openStarts(transaction, row)
  const left = starts.filter(({ start_at }) => start_at > end.at)
  const [first] = starts
  if (!first || left.length === starts.length) return null
  const of = { assistant_uuid: virtualassistant_uuid, id, at: end.at, now }
  await sendAhead(transaction, droppedStarts(transaction, of))
  await noteEnd(transaction, { virtualassistant_uuid, timer_id: id, end_at: end.at, was_running: true })
  await releaseRun(transaction, row)
  const ended = transaction
    .deleteFrom('timer_starts')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .where('start_at', '<=', end.at)
  await sendAhead(transaction, ended)
  const closed = closedWithin(row, first.start_at, end)
  const run = { start_at: first.start_at, end_at: closed?.since ?? end.at }
  const request = { assistant_uuid: virtualassistant_uuid, timer_id: id, from: run.start_at, to: run.end_at }
  const { free, overlaps } = splitInterval(
    run,
    run.end_at > run.start_at ? await takenIntervals(transaction, request) : [],
  )
  const description =
    overlaps.length > 0 ? await descriptionOf(transaction, row, await ratePlanOfRow(transaction, row)) : ''
  const asks = asksAfter(row, row.last_sign_at)
  for (const part of free) {
    const interval = { virtualassistant_uuid, timer_id: id, ...part, is_unconfirmed: part.end_at > asks }
    await sendAhead(transaction, transaction.insertInto('timer_stretches').values(interval))
  }
  const rejected = await rejectTime(
    transaction,
    {
      virtualassistant_uuid,
      event_uuid: end.event_uuid,
      timer_id: id,
      project_uuid: row.project_uuid,
      rate_plan_uuid: row.rate_plan_uuid,
      task_name: row.task_name,
      description: row.description,
      billable: row.billable,
    },
    [
      ...overlapsOf(overlaps, description),
      ...(closed
        ? [{ start_at: closed.since, end_at: end.at, code: 'time_entry_off' as const, reason: closed.reason }]
        : []),
      ...beyondReach(first, end),
    ],
    now,
  )
  await runOn(transaction, row, left, end.at)
  return { rejected, left }
}

/** Goes on with the starts that are left, or pauses. */
async function runOn(
  transaction: Transaction<Tables>,
  row: TimerRow,
  left: readonly TimerStart[],
  at: Date,
): Promise<void> {
  const [next] = left
  const wasRunning = row.running_since !== null
  if (!next) {
    const state = wasRunning && { state: timerStates.step('running', 'paused', 'assistant') }
    return saveRun(transaction, row, { running_since: null, ...state, last_sign_at: at })
  }
  const until = wasRunning ? null : (next.until_at ?? next.start_at)
  const running_since = await reserveRun(transaction, row, next.start_at, until)
  await addStarts(transaction, row, left)
  await saveRun(transaction, row, { running_since, last_sign_at: next.start_at })
}
