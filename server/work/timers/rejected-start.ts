import type { sendTimerEvent } from '@talentplace/contract/work/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { ratePlanRows, type TimeRatePlan } from '../time/entries/rate-plan-for-time.ts'
import { switchedOff, type RunEnd } from './end-run.ts'
import { dropRejectedStarts } from './drop-rejected-starts.ts'
import { descriptionOf, enterIntervals, type CountedInterval, type TimerWork, type When } from './enter-intervals.ts'
import { partsOfId, ratePlanOfTimer } from './rate-plan-of-timer.ts'
import { overlapsOf, rejectTime, type Rejection } from './rejected-time.ts'
import { splitInterval } from './split-interval.ts'
import { asksAfter } from './still-working.ts'
import type { Stopped } from './stop-timer.ts'
import { takenIntervals } from './taken-intervals.ts'
import { noteEnd } from './timer-ends.ts'

type Event = Received<typeof sendTimerEvent>['body']

interface OfStart {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Event
  readonly at: Date
  readonly given: Date
  readonly now: Date
}

/** Keeps a start that was refused: the pause or stop that follows it says how long it ran. Nothing where the place isn't theirs. */
export async function storeRejectedStart(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, event, at, given, now }: OfStart,
  { code, message }: HttpError,
): Promise<void> {
  const { project_uuid } = partsOfId(id)
  const places = await ratePlanRows(transaction)
    .where('rate_plans.virtualassistant_uuid', '=', assistant_uuid)
    .where('rate_plans.project_uuid', '=', project_uuid)
    .execute()
  if (places.length === 0) return
  const named = places.find(({ rate_plan_uuid }) => rate_plan_uuid === event.rate_plan_uuid)
  await transaction
    .insertInto('timer_rejected_starts')
    .values({
      virtualassistant_uuid: assistant_uuid,
      event_uuid: event.uuid,
      timer_id: id,
      project_uuid,
      rate_plan_uuid: named?.rate_plan_uuid ?? null,
      start_at: at,
      given_at: given,
      description: event.description ?? '',
      billable: event.billable ?? true,
      code,
      reason: message.slice(0, 500),
      created_date: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The refused start of this event, to be read with others. */
export function rejectedStartOf(
  transaction: Transaction<Tables>,
  { assistant_uuid, event }: Pick<OfStart, 'assistant_uuid' | 'event'>,
) {
  return transaction
    .selectFrom('timer_rejected_starts')
    .select('ended_date')
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('event_uuid', '=', event.uuid)
}

/** True where a start that was refused is sent again once its end has come, or another start has taken its place. */
export function isStartOver(start: { readonly ended_date: Date | null } | undefined): boolean {
  return (start?.ended_date ?? null) !== null
}

/** The place that time can be logged for, or why none can. */
async function openRatePlan(
  transaction: Transaction<Tables>,
  request: Parameters<typeof ratePlanOfTimer>[1],
): Promise<TimeRatePlan | HttpError> {
  try {
    return await ratePlanOfTimer(transaction, request)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

/** What a person of an assistant is asked by, see `asksAfter`. */
async function personOf(transaction: Transaction<Tables>, assistant_uuid: string) {
  return transaction
    .selectFrom('assistants')
    .select(['availability', 'timezone'])
    .where('uuid', '=', assistant_uuid)
    .executeTakeFirstOrThrow()
}

/** What ran since a start that was refused: the uuids of what is kept as rejected time, and what is to be entered. */
export interface RejectedRun {
  readonly rejected: readonly string[]
  /** Null: none of it can be. */
  readonly toEnter: {
    readonly ratePlan: TimeRatePlan
    readonly work: TimerWork
    readonly intervals: readonly CountedInterval[]
  } | null
}

/**
 * The end of a timer whose start was refused: what of its interval is free is to become an entry (`enterRejectedRun`) if only another
 * timer was in its way, and the rest is kept as rejected time. Null: none was refused. A device that says since when it ran says so of its own start.
 */
export async function endRejectedStart(
  transaction: Transaction<Tables>,
  { assistant_uuid, id }: Pick<OfStart, 'assistant_uuid' | 'id'>,
  end: RunEnd & { readonly since: Date | null },
  now: Date,
): Promise<RejectedRun | null> {
  const ended = { assistant_uuid, id, at: end.at, now }
  const found = await dropRejectedStarts(transaction, ended, end.since ?? undefined)
  const [start] = found.toSorted((a, b) => +a.start_at - +b.start_at)
  if (!start) return null
  const { project_uuid, rate_plan_uuid, start_at, description, billable } = start
  const { task_uuid } = partsOfId(id)
  const task = task_uuid
    ? await transaction.selectFrom('tasks').select('name').where('uuid', '=', task_uuid).executeTakeFirst()
    : undefined
  const task_name = task?.name ?? null
  await noteEnd(transaction, { virtualassistant_uuid: assistant_uuid, timer_id: id, end_at: end.at, was_running: true })
  const run = { start_at, end_at: end.at }
  const rejected: string[] = []
  const reject = async (rejections: readonly Rejection[]) => {
    const of = { virtualassistant_uuid: assistant_uuid, event_uuid: end.event_uuid, timer_id: id, project_uuid }
    const about = { rate_plan_uuid, task_name, description, billable }
    rejected.push(...(await rejectTime(transaction, { ...of, ...about }, rejections, now)))
  }
  if (start.code !== 'timer_running') {
    const code = start.code === 'time_entry_off' ? start.code : 'not_open'
    await reject([{ ...run, code, reason: start.reason }])
    return { rejected, toEnter: null }
  }
  const request = { assistant_uuid, id, rate_plan_uuid: rate_plan_uuid ?? undefined, at: start_at }
  const ratePlan = await openRatePlan(transaction, request)
  if (ratePlan instanceof HttpError) {
    await reject([{ ...run, code: 'not_open', reason: ratePlan.message.slice(0, 500) }])
    return { rejected, toEnter: null }
  }
  const off = ratePlan.time_entry_disabled_date
  if (off !== null && off < run.end_at) {
    await reject([{ start_at: off, end_at: run.end_at, code: 'time_entry_off', reason: switchedOff }])
    run.end_at = off
  }
  const taken = await takenIntervals(transaction, { assistant_uuid, timer_id: id, from: run.start_at, to: run.end_at })
  const { free, overlaps } = splitInterval(run, taken)
  const work = { task_uuid, task_name, description, billable }
  await reject(overlapsOf(overlaps, await descriptionOf(transaction, work, ratePlan)))
  const asks = asksAfter(await personOf(transaction, assistant_uuid), start_at)
  const intervals = free.map((each) => ({ ...each, is_unconfirmed: each.end_at > asks }))
  return { rejected, toEnter: { ratePlan, work, intervals } }
}

/** Enters what `endRejectedStart` found free, once nothing of a timer is written any more: entries lock what stands behind timers. */
export async function enterRejectedRun(
  transaction: Transaction<Tables>,
  { rejected, toEnter }: RejectedRun,
  when: When,
): Promise<Stopped> {
  const uuids = toEnter ? await enterIntervals(transaction, toEnter, toEnter.intervals, when) : []
  return { uuids, rejected: [...rejected] }
}
