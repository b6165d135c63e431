import type { RejectedTime } from '@talentplace/contract/work/time/rejected-time'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Interval } from './split-interval.ts'
import type { TakenInterval } from './taken-intervals.ts'

/** A part of what a timer ran that can't become an entry, and why. */
export interface Rejection extends Interval {
  readonly code: RejectedTime['code']
  readonly reason: string
  readonly clash?: TakenInterval
}

/** Whose timer it is, and what its time would have been logged for. */
export type RejectedOf = Pick<
  Insertable<Tables['rejected_time']>,
  | 'virtualassistant_uuid'
  | 'event_uuid'
  | 'timer_id'
  | 'project_uuid'
  | 'rate_plan_uuid'
  | 'task_name'
  | 'description'
  | 'billable'
>

/**
 * What lies over other time. Over what its own timer made with the same description, it is the same work, logged already.
 * @param description of the entry that it would be
 */
export function overlapsOf(
  overlaps: readonly (Interval & { readonly clash: TakenInterval })[],
  description: string,
): Rejection[] {
  return overlaps.flatMap((overlap): Rejection[] => {
    const { entry_uuid, project_name, own_description } = overlap.clash
    if (own_description !== null && (entry_uuid === null || own_description === description)) return []
    const reason =
      entry_uuid === null
        ? `Another timer was counting this time: ${project_name}.`
        : `You’d already logged this time: ${project_name}.`
    return [{ ...overlap, code: 'overlaps', reason: reason.slice(0, 500) }]
  })
}

/** Step: keeps what couldn't become an entry until its assistant has dealt with it. @returns the uuids */
export async function rejectTime(
  transaction: Transaction<Tables>,
  of: RejectedOf,
  rejections: readonly Rejection[],
  now: Date,
): Promise<string[]> {
  const uuids: string[] = []
  for (const { start_at, end_at, code, reason, clash } of rejections) {
    if (end_at <= start_at) continue
    const { uuid } = await transaction
      .insertInto('rejected_time')
      .values({
        ...of,
        start_at,
        end_at,
        code,
        reason,
        clash_entry_uuid: clash?.entry_uuid ?? null,
        clash_project_uuid: clash?.project_uuid ?? null,
        clash_start_at: clash?.start_at ?? null,
        // What runs has no end.
        clash_end_at: clash && clash.end_at.getTime() < 8.64e15 ? clash.end_at : null,
        created_date: now,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    uuids.push(uuid)
  }
  return uuids
}

/** Rejected time with the names of what it is about. */
export function rejectedRows(database: Kysely<Tables>) {
  return database
    .selectFrom('rejected_time')
    .innerJoin('projects', 'projects.uuid', 'rejected_time.project_uuid')
    .leftJoin('projects as clashing', 'clashing.uuid', 'rejected_time.clash_project_uuid')
    .selectAll('rejected_time')
    .select(['projects.project_name', 'clashing.project_name as clash_project_name'])
}

type RejectedRow = Awaited<ReturnType<ReturnType<typeof rejectedRows>['execute']>>[number]

export function toRejectedTime(row: RejectedRow): RejectedTime {
  const { start_at, end_at, clash_entry_uuid, clash_project_name, clash_start_at, clash_end_at } = row
  return {
    uuid: row.uuid,
    timer_id: row.timer_id,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    rate_plan_uuid: row.rate_plan_uuid,
    task_name: row.task_name,
    description: row.description,
    billable: row.billable,
    from: start_at.toISOString(),
    to: end_at.toISOString(),
    seconds: (end_at.getTime() - start_at.getTime()) / 1000,
    code: row.code,
    reason: row.reason,
    clash:
      clash_project_name === null || clash_start_at === null
        ? null
        : {
            entry_uuid: clash_entry_uuid,
            project_name: clash_project_name,
            from: clash_start_at.toISOString(),
            to: clash_end_at?.toISOString() ?? null,
          },
    created_date: row.created_date.toISOString(),
  }
}

export async function rejectedByUuid(database: Kysely<Tables>, uuids: readonly string[]): Promise<RejectedTime[]> {
  if (uuids.length === 0) return []
  const rows = await rejectedRows(database)
    .where('rejected_time.uuid', 'in', uuids)
    .orderBy('rejected_time.start_at')
    .execute()
  return rows.map(toRejectedTime)
}
