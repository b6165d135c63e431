import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { ratePlanRows } from '../time/entries/rate-plan-for-time.ts'
import { both, isWhole, without } from './intervals.ts'
import type { LateEnd } from './late-end.ts'
import { partsOfId } from './rate-plan-of-timer.ts'
import { rejectTime } from './rejected-time.ts'
import type { Interval } from './split-interval.ts'
import type { TimerRow } from './timer-rows.ts'

interface Said {
  readonly event: {
    readonly uuid: string
    readonly description?: string | undefined
    readonly billable?: boolean | undefined
  }
  readonly now: Date
}

const closed = ({ start_at, end_at }: { start_at: Date | null; end_at: Date | null }): Interval[] =>
  start_at && end_at ? [{ start_at, end_at }] : []

/** What a timer made entries of, but for one, and what it has counted without being stopped. */
async function countedOf(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, from }: LateEnd,
): Promise<(but?: string | null) => Interval[]> {
  const { project_uuid, task_uuid } = partsOfId(id)
  const entries = await transaction
    .selectFrom('time_entries')
    .select(['uuid', 'start_at', 'end_at'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('task_uuid', 'is not distinct from', task_uuid)
    .where('source', '=', 'timer')
    .where('removed_date', 'is', null)
    .where('end_at', '>', from)
    .execute()
  const intervals = await transaction
    .selectFrom('timer_stretches')
    .select(['start_at', 'end_at'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('of_run', '=', false)
    .where('end_at', 'is not', null)
    .execute()
  return (but) => [...entries.filter(({ uuid }) => uuid !== but), ...intervals].flatMap(closed)
}

/** What is said of a timer that is gone. */
async function workOf(transaction: Transaction<Tables>, { assistant_uuid, id }: LateEnd) {
  const { project_uuid, task_uuid } = partsOfId(id)
  const ratePlan = await ratePlanRows(transaction)
    .where('rate_plans.virtualassistant_uuid', '=', assistant_uuid)
    .where('rate_plans.project_uuid', '=', project_uuid)
    .executeTakeFirst()
  if (!ratePlan) return null
  const task =
    task_uuid === null
      ? undefined
      : await transaction
          .selectFrom('tasks')
          .select('name')
          .where('uuid', '=', task_uuid)
          .where('project_uuid', '=', project_uuid)
          .executeTakeFirst()
  return { rate_plan_uuid: ratePlan.rate_plan_uuid, task_name: task?.name ?? null }
}

/**
 * Step: takes out of the rejected time of a timer what it didn't run, or what is entered or rejected already, and rejects what it ran
 * beyond that: nothing is logged unasked after someone has stopped.
 * @param fresh uuids of what was rejected just now
 * @returns the uuids of what was rejected just now, as it is
 */
export async function correctRejected(
  transaction: Transaction<Tables>,
  late: LateEnd,
  { timer, fresh, said }: { timer: TimerRow | undefined; fresh: readonly string[]; said: Said },
): Promise<string[]> {
  const { assistant_uuid, id, ran, removed, added, from } = late
  const counted = await countedOf(transaction, late)
  const stored = await transaction
    .selectFrom('rejected_time')
    .selectAll()
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('end_at', '>', from)
    .execute()
  const rejected: Interval[] = []
  const uuids: string[] = []
  // Those from before stay as they are where they may.
  for (const row of stored.toSorted(
    (one, other) => Number(fresh.includes(one.uuid)) - Number(fresh.includes(other.uuid)),
  )) {
    const isFresh = fresh.includes(row.uuid)
    const isOpen = row.resolution === null && (row.code === 'overlaps' || row.code === 'already_stopped')
    // What it overlaps has another description.
    const others = [...counted(row.clash_entry_uuid), ...rejected]
    const left = without(isFresh ? both([row], ran) : without([row], removed), others)
    if (!isOpen || isWhole(left, row)) {
      rejected.push(row)
      if (isFresh) uuids.push(row.uuid)
      continue
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('rejected_time')
      .where('uuid', '=', row.uuid)
      .where('resolution', 'is', null)
      .executeTakeFirstOrThrow()
    // Its assistant has dealt with it at this moment.
    if (numDeletedRows === 0n) {
      rejected.push(row)
      continue
    }
    const { uuid: _, ...values } = row
    for (const part of left) {
      const { uuid } = await transaction
        .insertInto('rejected_time')
        .values({ ...values, ...part })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      rejected.push(part)
      if (isFresh) uuids.push(uuid)
    }
  }
  const missing = without(added, [...counted(), ...rejected])
  const work = timer ?? (missing.length > 0 ? await workOf(transaction, late) : null)
  if (!work) return uuids
  const { project_uuid } = partsOfId(id)
  const of = {
    virtualassistant_uuid: assistant_uuid,
    event_uuid: said.event.uuid,
    timer_id: id,
    project_uuid,
    rate_plan_uuid: work.rate_plan_uuid,
    task_name: work.task_name,
    description: said.event.description ?? timer?.description ?? '',
    billable: said.event.billable ?? timer?.billable ?? true,
  }
  const reason = 'You’d already stopped this timer on another device.'
  const rejections = missing.map((each) => ({ ...each, code: 'already_stopped' as const, reason }))
  return [...uuids, ...(await rejectTime(transaction, of, rejections, said.now))]
}
