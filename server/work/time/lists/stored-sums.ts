import type { LoggedSeconds } from '@talentplace/contract/work/time/printed-log'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isInFilter, type TimeFilter } from '../entries/filtered-entries.ts'
import type { TimeViewer } from '../time-viewer.ts'

export interface TimeTotals {
  readonly count: number
  readonly totalTime: number
  readonly totalBillableTime: number
}

const knownToSums: readonly (keyof TimeFilter)[] = ['from', 'to', 'billable', 'status']

/** True where the kept sums of the days say all that is asked: staff's lists, by day, state and side. */
export function isSummed(viewer: TimeViewer, filter: TimeFilter): boolean {
  // What stands is what is listed unless the removed are asked for.
  const filters = Object.entries({ ...filter, removed: filter.removed || undefined }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return viewer.side === 'staff' && filters.every(([key]) => knownToSums.includes(key as keyof TimeFilter))
}

function summedDays({ from, to, billable, status }: TimeFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`task_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`task_date <= ${to}`]),
    ...(billable === undefined ? [] : [sql`billable = ${billable}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Of the whole filter: from the kept sums where they say it, else counted. What nobody answered for is listed and counts nowhere. */
export async function totalsOf(database: Kysely<Tables>, viewer: TimeViewer, filter: TimeFilter): Promise<TimeTotals> {
  const counted = sql`status in ${sqlIn(timeEntryStates.sets.counted)}`
  const { rows } = isSummed(viewer, filter)
    ? await sql<TimeTotals>`
        select coalesce(sum(entries), 0)::int as count,
          coalesce(sum(seconds) filter (where ${counted}), 0)::float8 as "totalTime",
          coalesce(sum(seconds) filter (where ${counted} and billable), 0)::float8 as "totalBillableTime"
        from time_day_sums where ${summedDays(filter)}`.execute(database)
    : await sql<TimeTotals>`
        select count(*)::int as count,
          coalesce(sum(seconds) filter (where ${counted}), 0)::float8 as "totalTime",
          coalesce(sum(seconds) filter (where ${counted} and billable), 0)::float8 as "totalBillableTime"
        from time_entries where ${isInFilter(viewer, filter)}`.execute(database)
  return rows[0] ?? { count: 0, totalTime: 0, totalBillableTime: 0 }
}

/** The day on which the entry stands that has so many before it, and how many come before that day; null beyond the last. */
export async function dayAt(
  database: Kysely<Tables>,
  filter: TimeFilter,
  { offset, descending }: { offset: number; descending: boolean },
): Promise<{ day: string; before: number } | null> {
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<{ day: string; before: number }>`
    select day, before::int from (
      select task_date as day, sum(entries) as entries, sum(sum(entries)) over (order by task_date ${direction}) - sum(entries) as before
      from time_day_sums where ${summedDays(filter)} group by task_date) days
    where entries > 0 and before <= ${offset} order by before desc limit 1`.execute(database)
  return rows[0] ?? null
}

/** Seconds that count on the days before one, or after it: what lies before that day in a list. */
export async function secondsOfDaysBefore(
  database: Kysely<Tables>,
  filter: TimeFilter,
  { day, descending }: { day: string; descending: boolean },
): Promise<LoggedSeconds> {
  const counted = sql`status in ${sqlIn(timeEntryStates.sets.counted)}`
  const { rows } = await sql<LoggedSeconds>`
    select coalesce(sum(seconds) filter (where ${counted} and billable), 0)::float8 as billable,
      coalesce(sum(seconds) filter (where ${counted} and not billable), 0)::float8 as "notBillable"
    from time_day_sums where ${summedDays(filter)} and task_date ${descending ? sql`>` : sql`<`} ${day}`.execute(
    database,
  )
  return rows[0] ?? { billable: 0, notBillable: 0 }
}

/** Joins the lines of each day, state and side to one. */
export async function joinDaySums(database: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select task_date, status, billable from time_day_sums group by 1, 2, 3 having count(*) > 1),
    gone as (
      delete from time_day_sums using several
      where (time_day_sums.task_date, time_day_sums.status, time_day_sums.billable)
        = (several.task_date, several.status, several.billable)
      returning time_day_sums.*)
    insert into time_day_sums
    select task_date, status, billable, sum(entries), sum(seconds) from gone group by 1, 2, 3
    having sum(entries) <> 0 or sum(seconds) <> 0`.execute(database)
}
