import type { PeriodHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { periodFrom } from '../../rules/billing-period.ts'
import type { Subscription } from '../owned-subscription.ts'

/** In a query of `projects`: the hours that are left on the day, to the second; null where it has none on that day. */
export function hoursRemaining(project_uuid: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number | null> {
  // The day by itself first: a function whose argument is a query is called row by row, and takes three times as long.
  return sql`(select remaining_seconds::float8 / 3600 from (select ${day} as day offset 0) as asked_for
    cross join lateral subscription_hours_on(${project_uuid}, asked_for.day))`
}

/** Of the period that the day is in; undefined before the start, after the end, and while it is paused. */
async function hoursOn(
  database: Kysely<Tables>,
  { uuid, invoice_day }: Subscription,
  day: string,
): Promise<PeriodHours | undefined> {
  const { rows } = await sql<Omit<PeriodHours, 'start' | 'end'> & { period_start: string; period_end: string | null }>`
    select hours.* from (select ${uuid}::uuid as uuid, ${day}::date as day offset 0) as asked_for
    cross join lateral subscription_hours_on(asked_for.uuid, asked_for.day) hours`.execute(database)
  const [row] = rows
  if (!row) return undefined
  const { period_start, period_end, ...hours } = row
  return { ...periodFrom(period_start, invoice_day), ...(period_end !== null && { end: period_end }), ...hours }
}

/** Every period with its hours, the latest first. */
export async function allPeriods(database: Kysely<Tables>, project_uuid: string): Promise<PeriodHours[]> {
  return database
    .selectFrom('subscription_periods')
    .select(['period_start as start', 'period_end as end', 'prepaid_seconds', 'added_seconds', 'carried_seconds'])
    .select(['billable_seconds', 'remaining_seconds'])
    .where('project_uuid', '=', project_uuid)
    .orderBy('period_start', 'desc')
    .execute()
}

const nothing = {
  prepaid_seconds: 0,
  added_seconds: 0,
  carried_seconds: 0,
  billable_seconds: 0,
  remaining_seconds: 0,
}

/** Of the period that today is in: the first one where it hasn't begun, the last one once it is over or rests. */
export async function displayedHours(
  database: Kysely<Tables>,
  subscription: Subscription,
  today: string,
): Promise<{ hours: PeriodHours; is_running: boolean }> {
  const running = await hoursOn(database, subscription, today)
  if (running) return { hours: running, is_running: true }
  const periods = await allPeriods(database, subscription.uuid)
  const nearest = periods.find(({ start }) => start <= today) ?? periods.at(-1)
  const { start_date: start, invoiced_until: end } = subscription
  return { hours: nearest ?? { start, end, ...nothing }, is_running: false }
}
