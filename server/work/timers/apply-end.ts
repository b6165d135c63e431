import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { correctAllRejected, correctEntered } from './correct-time.ts'
import { endRun } from './end-run.ts'
import { endOf, nothing, type Happened, type Outcome } from './happened.ts'
import { correctCounted, isExpected, lateEnd } from './late-end.ts'
import { endRejectedStart, enterRejectedRun } from './rejected-start.ts'
import { stopTimer, type Stopped } from './stop-timer.ts'
import { findEnd, noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import type { KnownEvent } from './timer-runs.ts'
import { openStarts } from './timer-starts.ts'

/**
 * True where an end is of an earlier run than the one that goes on: the device that sent it didn't know that the timer was started again.
 * One that knows this run has a clock that is behind.
 */
export async function isOfEarlierRun(
  transaction: Transaction<Tables>,
  timer: TimerRow,
  { since, at, ...of }: Happened,
) {
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
    isRejected: false,
  }
}

/** Ends a timer, and corrects what was logged before where the pause or stop comes late, or from a device that ran on by itself. */
export async function applyEnd(
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

  const put = async (stopped: Stopped) =>
    correctAllRejected(transaction, [await correctEntered(transaction, { ...stopped, timer, late, happened })])
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
