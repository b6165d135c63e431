import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The month that a limit is counted in, `YYYY-MM`, on the company's own clock. */
export async function spendingMonth(database: Kysely<Tables>, client_uuid: string, now: Date): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`select client_timezone(${client_uuid}) as timezone`.execute(database)
  return calendarDay(rows[0]?.timezone ?? 'UTC', now).slice(0, 7)
}

/** Of `spending_commitments`, named `spent`: false for a payment that was declined or never completed. */
const counts = sql<boolean>`(order_uuid is null or exists (
    select from orders where uuid = order_uuid and state in ${sqlIn(orderStates.sets.live)}))
  and (invoice_uuid is null or exists (select from invoices where uuid = invoice_uuid and number is not null)
    or exists (select from charge_shares where charge_shares.invoice_uuid = spent.invoice_uuid and open))`

interface Month {
  readonly client_uuid: string
  readonly month: string
  readonly currency: Currency
}

/** What each colleague of a company has spent or committed to in a month without asking, by their uuid. */
export async function spentByColleague(
  database: Kysely<Tables>,
  { client_uuid, month, currency }: Month,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_uuid: string; cents: number }>`
    select user_uuid, greatest(sum(amount_cents), 0)::int as cents from spending_commitments spent
    where client_uuid = ${client_uuid} and month = ${month} and currency = ${currency} and ${counts}
    group by user_uuid`.execute(database)
  return new Map(rows.map(({ user_uuid, cents }) => [user_uuid, cents]))
}
