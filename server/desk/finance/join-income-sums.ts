import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const things = sql`month, currency, client_uuid, project_uuid, virtualassistant_uuid`
const figures = sql`invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
  outstanding_cents`

/** Joins the rows of each month, currency and thing to one, those of each month and measure, and adds those of each thing to its joined row. */
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
  await sql`
    with added as (delete from income_thing_sums where not is_joined returning *)
    insert into income_thing_sums as joined (kind, thing_uuid, currency, is_joined, ${figures})
    select kind, thing_uuid, currency, true, sum(invoiced_cents), sum(promotions_cents), sum(adjustments_cents), sum(collected_cents),
      sum(refunds_cents), sum(cost_cents), sum(fees_cents), sum(outstanding_cents)
    from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, thing_uuid, currency) where is_joined do update set
      invoiced_cents = joined.invoiced_cents + excluded.invoiced_cents,
      promotions_cents = joined.promotions_cents + excluded.promotions_cents,
      adjustments_cents = joined.adjustments_cents + excluded.adjustments_cents,
      collected_cents = joined.collected_cents + excluded.collected_cents,
      refunds_cents = joined.refunds_cents + excluded.refunds_cents,
      cost_cents = joined.cost_cents + excluded.cost_cents,
      fees_cents = joined.fees_cents + excluded.fees_cents,
      outstanding_cents = joined.outstanding_cents + excluded.outstanding_cents`.execute(database)
}
