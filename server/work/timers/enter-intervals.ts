import type { Transaction } from 'kysely'
import { secondsOfDay } from '../../platform/clock/local-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { insertEntries, newStatus } from '../time/entries/insert-entries.ts'
import { isOver, type TimeRatePlan } from '../time/entries/rate-plan-for-time.ts'
import { secondsLogged } from '../time/entries/checked-time.ts'
import { piecesOfInterval, type TimePiece } from '../time/entries/entry-pieces.ts'
import type { TimeRules } from '../time/time-rules.ts'
import type { Interval } from './split-interval.ts'

export interface When {
  readonly now: Date
  readonly rules: TimeRules
}

/** What a timer counts for, and what is said of it. */
export interface TimerWork {
  readonly task_uuid: string | null
  readonly task_name: string | null
  readonly description: string
  readonly billable: boolean
}

/** What a timer counted without a pause; unconfirmed while nobody has said that they were working. */
export type CountedInterval = Interval & { readonly is_unconfirmed: boolean }

/**
 * Where a piece stands. What nobody answered for, is beyond the place's last day or of a place that is someone else's by now, or is
 * more than the day has room for beside its durations, is kept and counts nowhere.
 */
async function statusOf(
  transaction: Transaction<Tables>,
  { task_date, seconds }: TimePiece,
  ratePlan: TimeRatePlan,
  isUnconfirmed: boolean,
  { now, rules }: When,
) {
  const { timezone: zone, virtualassistant_uuid } = ratePlan
  const request = { assistant_uuid: virtualassistant_uuid, origin_uuid: null, zone, day: task_date, now }
  const isFull = (await secondsLogged(transaction, request)) + seconds > secondsOfDay(zone, task_date)
  if (isUnconfirmed || isOver(ratePlan, task_date) || isFull)
    return { status: 'unconfirmed', review_until: null } as const
  return newStatus({ zone, day: task_date, now, rules })
}

/** What is said of time whose assistant said nothing: the task, else the role. */
export async function descriptionOf(
  transaction: Transaction<Tables>,
  work: Omit<TimerWork, 'task_uuid'>,
  ratePlan: Pick<TimeRatePlan, 'role_id'>,
): Promise<string> {
  if (work.description !== '' || !work.billable) return work.description
  if (work.task_name !== null) return work.task_name
  const role = await transaction
    .selectFrom('roles')
    .select('value')
    .where('id', '=', ratePlan.role_id)
    .executeTakeFirstOrThrow()
  return role.value
}

/** Step: an entry for each interval that a timer ran, cut at midnight. @returns their uuids */
export async function enterIntervals(
  transaction: Transaction<Tables>,
  { ratePlan, work }: { ratePlan: TimeRatePlan; work: TimerWork },
  intervals: readonly CountedInterval[],
  when: When,
): Promise<string[]> {
  const { task_uuid, task_name, billable } = work
  const description = await descriptionOf(transaction, work, ratePlan)
  const uuids: string[] = []
  for (const { start_at, end_at, is_unconfirmed } of intervals.toSorted((a, b) => +a.start_at - +b.start_at)) {
    const pieces = piecesOfInterval(ratePlan.timezone, start_at, end_at)
    const statuses = []
    for (const piece of pieces) statuses.push(await statusOf(transaction, piece, ratePlan, is_unconfirmed, when))
    const added = await insertEntries(transaction, {
      ratePlan: ratePlan,
      pieces,
      statuses,
      description,
      task_uuid,
      task_name,
      billable,
      source: 'timer',
      now: when.now,
    })
    uuids.push(...added.uuids)
  }
  return uuids
}
