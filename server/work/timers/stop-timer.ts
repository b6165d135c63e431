import type { Transaction } from 'kysely'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endRun, type RunEnd } from './end-run.ts'
import { enterIntervals, type When } from './enter-intervals.ts'
import { ratePlanOf } from './rate-plan-of-timer.ts'
import { noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import { openStarts, saveRun } from './timer-starts.ts'

export interface Stopped {
  /** The entries' uuids. */
  readonly uuids: string[]
  /** Those of the time that couldn't become an entry. */
  readonly rejected: string[]
}

/**
 * Ends a timer: an entry for each interval without pause, cut at midnight, and the timer is deleted, unless it was started again after
 * that instant; all in the caller's transaction.
 */
export async function stopTimer(
  transaction: Transaction<Tables>,
  row: TimerRow,
  end: RunEnd,
  when: When,
): Promise<Stopped> {
  const { virtualassistant_uuid, id } = row
  const ended = await endRun(transaction, row, end, when)
  const left = ended?.left ?? (await openStarts(transaction, row))
  if (!ended && left.length === 0) {
    await noteEnd(transaction, { virtualassistant_uuid, timer_id: id, end_at: end.at, was_running: false })
  }
  // First they go: as long as its intervals are there, their time is taken.
  const taken = transaction
    .deleteFrom('timer_stretches')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .where('of_run', '=', false)
    .where('end_at', 'is not', null)
    .returning(['start_at', 'end_at', 'is_unconfirmed'])
  const [[ratePlan], intervals] = await inOneTrip(transaction, ratePlanOf(transaction, row), taken)
  if (!ratePlan) throw new Error('A timer has a place.')
  if (left.length === 0) {
    const timer = transaction
      .deleteFrom('timers')
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .where('id', '=', id)
    await sendAhead(transaction, timer)
  }
  const closed = intervals.flatMap(({ end_at, ...interval }) => (end_at === null ? [] : [{ ...interval, end_at }]))
  const uuids = await enterIntervals(transaction, { ratePlan, work: row }, closed, when)
  if (left.length > 0) await saveRun(transaction, row, {})
  return { uuids, rejected: ended?.rejected ?? [] }
}
