import { sql, type RawBuilder } from 'kysely'
import type { DaysOfClients } from '../groups/days-of-clients.ts'

/*
 * What `project-summaries` shows of one subscription, for all of them at once: a list is sorted by it. Whose clock counts is asked only
 * where it makes a difference, between the first and the last day that it is anywhere.
 */

/** On that day, or the first one before it begins, or the last one where it is over: as `isInForce` has it. */
const effectiveDay = (day: RawBuilder<unknown>) =>
  sql`greatest(projects.start_date, least(${day}, coalesce(projects.end_date, ${day})))`

/** Hours a month of the places in force. */
export function placesOfAll({ today, earliest, latest }: DaysOfClients) {
  const [first, last, own] = [sql`${earliest}::date`, sql`${latest}::date`, today].map(effectiveDay)
  return sql<{ project_uuid: string; subscription_hours: number }>`(
    select rate_plans.project_uuid, sum(hours_per_month) as subscription_hours
    from rate_plans join projects on projects.uuid = rate_plans.project_uuid
    where (rate_start_date <= ${first} or (rate_start_date <= ${last} and rate_start_date <= ${own}))
      and (rp_end_date is null or rp_end_date >= ${last} or (rp_end_date >= ${first} and rp_end_date >= ${own})
        or projects.end_date < projects.start_date)
    group by rate_plans.project_uuid)`
}

/** Seconds that are left of the period; of one that has begun before its invoice as `subscription_hours_on` adds it up. */
export function hoursOfAll({ today, earliest, latest }: DaysOfClients) {
  const [first, last] = [sql`${earliest}::date`, sql`${latest}::date`]
  return sql<{ project_uuid: string; remaining_seconds: number }>`(
    select projects.uuid as project_uuid, case
      when period.project_uuid is null and next_period_start(invoiced_until, paused_from, projects.resumes_on) <= ${last} then (select hours.remaining_seconds
        from (select ${today} as day offset 0) as asked_for cross join lateral subscription_hours_on(projects.uuid, asked_for.day) hours)
      when projects.uuid not in (select pauses.project_uuid from pauses
        where from_date <= ${last} and (pauses.resumes_on is null or pauses.resumes_on > ${first}))
        then period.remaining_seconds
      when not is_paused_on(projects.uuid, ${today}) then period.remaining_seconds end as remaining_seconds
    from projects left join subscription_periods period on period.project_uuid = projects.uuid
      and period_end >= ${first} and period_start <= ${last}
      and (period_start <= ${first} and period_end >= ${last} or ${today} between period_start and period_end)
    where start_date is not null and (end_date is null or end_date >= ${first} or period.project_uuid is not null))`
}
