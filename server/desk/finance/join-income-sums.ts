import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const things = sql`month, currency, client_uuid, project_uuid, virtualassistant_uuid`
const figures = sql`invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
  outstanding_cents`

/** Joins the rows of each month, currency and thing to one, and those of each month and measure. */
export async function joinIncomeSums(database: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select unnest(array_agg(uuid)) as uuid from income_sums group by ${things} having count(*) > 1),
    gone as (
      delete from income_sums using several where income_sums.uuid = several.uuid returning income_sums.*)
    insert into income_sums (${things}, ${figures})
    select ${things}, sum(invoiced_cents), sum(promotions_cents), sum(adjustments_cents), sum(collected_cents), sum(refunds_cents),
      sum(cost_cents), sum(fees_cents), sum(outstanding_cents)
    from gone group by ${things}`.execute(database)
  await sql`
    with several as (
      select unnest(array_agg(uuid)) as uuid from income_month_sums group by month, measure, currency having count(*) > 1),
    gone as (
      delete from income_month_sums using several where income_month_sums.uuid = several.uuid returning income_month_sums.*)
    insert into income_month_sums (month, measure, currency, amount_cents, lines)
    select month, measure, currency, sum(amount_cents), sum(lines) from gone group by 1, 2, 3`.execute(database)
}
