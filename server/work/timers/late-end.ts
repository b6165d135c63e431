import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { both, isWhole, unionOf, without } from './intervals.ts'
import type { Interval } from './split-interval.ts'
import type { TimerRow } from './timer-rows.ts'
import { saveRun, type TimerStart } from './timer-starts.ts'
import { isKnownLater, timerHistory } from './timer-history.ts'
import { timerRuns, type KnownEvent } from './timer-runs.ts'

/** What a pause or stop says of its timer that nobody knew before. */
export interface LateEnd {
  readonly assistant_uuid: string
  readonly id: string
  /** What the timer ran, by all that is known now. Nothing from before its known history is judged. */
  readonly ran: readonly Interval[]
  /** Taken for what it ran before this, and it didn't. */
  readonly removed: readonly Interval[]
  /** What it ran until this, and wasn't known. */
  readonly added: readonly Interval[]
  /** Where that history begins. */
  readonly from: Date
  /** A stop from after it is known: nothing waits for one any more. */
  readonly isStoppedLater: boolean
}

/** True where an end is of what runs, and nothing else is known of it since it was started: it changes nothing from before. */
export async function isExpected(
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

/** An end of a timer where another one is started. */
export const replacedAt = (at: Date): KnownEvent => ({
  event: 'replaced',
  at,
  since: null,
  position: Number.MAX_SAFE_INTEGER,
  isRejected: false,
})

/** Compares what a timer ran, by all that is known of it, with and without one more end. */
export async function lateEnd(
  transaction: Transaction<Tables>,
  of: { readonly assistant_uuid: string; readonly id: string },
  end: KnownEvent,
): Promise<LateEnd> {
  const earliest = end.since !== null && end.since < end.at ? end.since : end.at
  const known = await timerHistory(transaction, of, earliest)
  const saysSince = [...known, end].some(({ since }) => since !== null)
  const before = timerRuns(known, saysSince)
  /** As it was judged until now. */
  const judged = timerRuns(
    known,
    known.some(({ since }) => since !== null),
  )
  const runs = timerRuns([...known, end], saysSince)
  const own = runs.filter(({ endedBy }) => endedBy === end)
  const entered = before.map(({ knownSince, end_at }) => ({ start_at: knownSince, end_at }))
  const isStoppedLater = known.some(({ event, at }) => event === 'stop' && at > end.at)
  const from = [...known.map(({ at }) => at), earliest].reduce((first, at) => (at < first ? at : first))
  const ran = unionOf([...runs, { start_at: new Date(0), end_at: from }])
  return {
    ...of,
    ran,
    removed: without([...before, ...judged], ran),
    added: without(own, entered),
    from,
    isStoppedLater,
  }
}

/** True where a timer is known to have run at an instant, and past it: that another one was started then ends nothing of it. */
export async function ranPast(
  transaction: Transaction<Tables>,
  of: { readonly assistant_uuid: string; readonly id: string },
  at: Date,
): Promise<boolean> {
  const known = await timerHistory(transaction, of, at)
  const saysSince = known.some(({ since }) => since !== null)
  return timerRuns(known, saysSince).some(({ start_at, end_at }) => start_at <= at && end_at > at)
}

/** Step: takes what a timer didn't run out of what it has counted without being stopped. Nothing of it may be entered before. */
export async function correctCounted(
  transaction: Transaction<Tables>,
  timer: TimerRow,
  { assistant_uuid, id, ran, from }: LateEnd,
): Promise<void> {
  const counted = await transaction
    .selectFrom('timer_stretches')
    .selectAll()
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('of_run', '=', false)
    .where('end_at', 'is not', null)
    .where('start_at', '>=', from)
    .execute()
  let isChanged = false
  for (const { end_at, ...interval } of counted) {
    if (end_at === null) continue
    const { start_at } = interval
    const left = both([{ start_at, end_at }], ran)
    if (isWhole(left, { start_at, end_at })) continue
    isChanged = true
    await transaction
      .deleteFrom('timer_stretches')
      .where('virtualassistant_uuid', '=', assistant_uuid)
      .where('timer_id', '=', id)
      .where('start_at', '=', start_at)
      .execute()
    for (const part of left) {
      await transaction
        .insertInto('timer_stretches')
        .values({ ...interval, ...part })
        .execute()
    }
  }
  if (isChanged) await saveRun(transaction, timer, {})
}
