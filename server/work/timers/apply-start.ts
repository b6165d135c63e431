import type { Transaction } from 'kysely'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { correctAllRejected, correctEntered, type EndedTime } from './correct-time.ts'
import { droppedStarts } from './drop-rejected-starts.ts'
import { endRun } from './end-run.ts'
import { endOf, nothing, type Happened, type Outcome } from './happened.ts'
import { correctCounted, isExpected, lateEnd, ranPast, replacedAt } from './late-end.ts'
import { isStartOver, rejectedStartOf } from './rejected-start.ts'
import { describeTimer } from './describe-timer.ts'
import { startEarlier, startTimer } from './start-timer.ts'
import { stopTimer } from './stop-timer.ts'
import { firstEndAfter, knownEndOf, noteEnded } from './timer-history.ts'
import type { TimerRow } from './timer-rows.ts'
import { openStarts } from './timer-starts.ts'

const runningOf = (timers: readonly TimerRow[], id: string) =>
  timers.find((each) => each.id !== id && each.running_since !== null)

/** Without what a start says: that is about what it starts, not about what it ends. */
const endOnly = (happened: Happened): Happened => ({
  ...happened,
  event: { ...happened.event, description: undefined, billable: undefined },
})

/** Stops a timer where another one is started. */
async function replaceTimer(transaction: Transaction<Tables>, other: TimerRow, happened: Happened): Promise<EndedTime> {
  const { assistant_uuid, at } = happened
  const of = { assistant_uuid, id: other.id }
  const isExpectedEnd = await isExpected(transaction, await openStarts(transaction, other), replacedAt(at), of)
  const late = isExpectedEnd ? null : await lateEnd(transaction, of, replacedAt(at))
  const stopped = await stopTimer(transaction, other, endOf(happened), happened)
  await noteEnded(transaction, { ...happened, id: other.id, event: 'replaced' })
  return correctEntered(transaction, { ...stopped, timer: other, late, happened: endOnly(happened) })
}

/** Ends what a paused timer ran before another one began or it was ended, once it is started again: all of it is known. */
async function endPending(transaction: Transaction<Tables>, timer: TimerRow, happened: Happened): Promise<EndedTime[]> {
  const ends: EndedTime[] = []
  for (const { until_at } of await openStarts(transaction, timer)) {
    if (until_at === null) continue
    const late = (await ranPast(transaction, happened, until_at))
      ? null
      : await lateEnd(transaction, happened, replacedAt(until_at))
    const runEnd = { at: until_at, given: until_at, event_uuid: happened.event.uuid }
    const ended = await endRun(transaction, timer, runEnd, happened)
    if (!ended) continue
    if (late) await correctCounted(transaction, timer, late)
    const made = { uuids: [], rejected: ended.rejected }
    ends.push(await correctEntered(transaction, { ...made, timer, late, happened: endOnly(happened) }))
  }
  return ends
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
export async function applyStart(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { assistant_uuid, id, event, at, given, now } = happened
  const timer = timers.find((each) => each.id === id)
  const [[rejected], [end]] = await inOneTrip(transaction, rejectedStartOf(transaction, happened), knownEndOf(happened))
  if (isStartOver(rejected) || end?.is_known === true) return nothing
  await sendAhead(transaction, droppedStarts(transaction, happened))
  if (timer && timer.running_since !== null) {
    await startEarlier(transaction, timer, { assistant_uuid, start_at: at, given_at: given })
    await describeTimer(transaction, timer, happened)
    return nothing
  }
  const other = runningOf(timers, id)
  const [first] = other ? await openStarts(transaction, other) : []
  let follower = first?.start_at ?? null
  const ends: EndedTime[] = []
  if (other && follower !== null && at >= follower) {
    if (event.replace !== true) {
      throw new HttpError(
        409,
        'timer_running',
        `Your timer runs for ${other.project_name}. Stop it first, or stop it with this start.`,
        { extra: { timer_id: other.id } },
      )
    }
    ends.push(await replaceTimer(transaction, other, happened))
    // Started again on another device after that instant, it runs on.
    follower = (await openStarts(transaction, { ...other, running_since: null }))[0]?.start_at ?? null
  }
  const { rate_plan_uuid, description, billable } = event
  const said = { rate_plan_uuid, description, billable }
  if (timer && follower === null) ends.push(...(await endPending(transaction, timer, happened)))
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
    ...(await correctAllRejected(transaction, ends)),
    changed: [...(other ? [other.id] : []), id],
  }
}
