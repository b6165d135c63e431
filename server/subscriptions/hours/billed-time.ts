import type { SeatHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Period } from '../../rules/billing-period.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

/** What of a subscription's time uses its hours: the same as the trigger of `subscription_periods` counts. */
const counts = sql`billable and time_entries.removed_date is null and status in ${sqlIn(timeEntryStates.sets.counted)}`

/** Billable seconds by day from one day to another, those with none left out, in their order. */
export async function billedByDay(
  database: Kysely<Tables>,
  project_uuid: string,
  { start, end }: Period,
): Promise<{ date: string; billable_seconds: number }[]> {
  const { rows } = await sql<{ date: string; billable_seconds: number }>`
    select task_date as date, sum(seconds)::int as billable_seconds from time_entries
    where project_uuid = ${project_uuid} and task_date between ${start}::date and ${end}::date and ${counts}
    group by task_date order by task_date`.execute(database)
  return rows
}

/** What of a subscription's time went beyond its client's limit, and is on no invoice or bill. */
export async function timeBeyond(
  database: Kysely<Tables>,
  project_uuid: string,
): Promise<{ count: number; seconds: number }> {
  const { count, seconds } = await database
    .selectFrom('time_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(sum(seconds), 0)::int`.as('seconds'))
    .where('project_uuid', '=', project_uuid)
    .where('over_limit', '=', true)
    .where('removed_date', 'is', null)
    .where('status', 'in', timeEntryStates.sets.counted)
    .where('status', 'not in', timeEntryStates.sets.final)
    .where('invoice_uuid', 'is', null)
    .where('bill_uuid', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, seconds }
}

/**
 * The seats that have hours in a period, as a guide to whose work uses them: who has them on its last day or now, and what
 * is worked of them.
 */
export async function hoursBySeat(
  database: Kysely<Tables>,
  project_uuid: string,
  { start, end }: Period,
  today: string,
): Promise<SeatHours[]> {
  const { rows } = await sql<Omit<SeatHours, 'assistant'> & { assistant_uuid: string | null; display_name: string }>`
    select seats.seat_uuid, seats.role_id, ${readersName('roles.value')} as role, assistants.uuid as assistant_uuid, display_name,
      hours_per_month, billed.seconds as billable_seconds, hours_per_month * 3600 - billed.seconds as remaining_seconds
    from (
      select distinct on (seat_uuid) seat_uuid, role_id, virtualassistant_uuid, hours_per_month, created_date
      from rate_plans
      where project_uuid = ${project_uuid} and rate_start_date <= ${end}::date
        and (rp_end_date is null or rp_end_date >= greatest(rate_start_date, ${start}::date))
      order by seat_uuid, rate_start_date > ${today}::date, rate_start_date desc
    ) seats
    join roles on roles.id = seats.role_id
    left join assistants on assistants.uuid = seats.virtualassistant_uuid
    cross join lateral (
      select coalesce(sum(seconds), 0)::int as seconds from time_entries
      where time_entries.project_uuid = ${project_uuid} and time_entries.seat_uuid = seats.seat_uuid
        and task_date between ${start}::date and ${end}::date and ${counts}
    ) billed
    order by seats.created_date, seats.seat_uuid`.execute(database)
  return rows.map(({ assistant_uuid, display_name, ...seat }) => ({
    ...seat,
    assistant: assistant_uuid === null ? null : { uuid: assistant_uuid, display_name },
  }))
}
