import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unseen } from '../../platform/database/unseen.ts'
import type { Interval } from './split-interval.ts'

/** Time that is logged, or counted by a timer. */
export interface TakenInterval extends Interval {
  /** Null: a timer counts it. */
  readonly entry_uuid: string | null
  readonly project_uuid: string
  readonly project_name: string
  /** What the timer that asks made of it itself: what is said of its entry, or '' of what it counts. Null: it isn't its own. */
  readonly own_description: string | null
}

interface Requested {
  readonly assistant_uuid: string
  /** Whose run is asked about: what is reserved for it is in nobody's way. */
  readonly timer_id: string
  readonly from: Date
  /** Null: without an end. */
  readonly to: Date | null
}

/** What is taken of an assistant's time, in its order; none of it overlaps. */
export async function takenIntervals(
  transaction: Transaction<Tables>,
  { assistant_uuid, timer_id, from, to }: Requested,
): Promise<TakenInterval[]> {
  const range = sql`tstzrange(${unseen(sql`${from}::timestamptz`)}, ${unseen(sql`${to}::timestamptz`)}, '[)')`
  const { rows } = await sql<TakenInterval>`
    select taken.*, project_name from (
      select uuid as entry_uuid, project_uuid, start_at, end_at,
        case when source = 'timer' and project_uuid::text || coalesce(task_uuid::text, '') = ${timer_id}
          then description end as own_description from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and start_at is not null
        and tstzrange(start_at, end_at, '[)') && ${range}
      union all
      select null, project_uuid, start_at, coalesce(end_at, 'infinity'), case when timer_id = ${timer_id} then '' end from timer_stretches
      join timers on timers.virtualassistant_uuid = timer_stretches.virtualassistant_uuid and timers.id = timer_id
      where timer_stretches.virtualassistant_uuid = ${assistant_uuid}
        and tstzrange(start_at, end_at, '[)') && ${range}
        and not (timer_id = ${timer_id} and (of_run or end_at is null))
    ) taken join projects on projects.uuid = taken.project_uuid
    order by start_at`.execute(transaction)
  return rows.map((row) => ({ ...row, end_at: row.end_at instanceof Date ? row.end_at : new Date(8.64e15) }))
}
