import type { getStaffToday, PaidMonthly } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DaysOfClients } from '../../subscriptions/staff/days-of-clients.ts'
import { hasHealth, inGroup } from '../../subscriptions/staff/group-conditions.ts'
import { isInNeedOf } from '../../subscriptions/staff/need-conditions.ts'
import type { Tables } from '../../platform/database/tables.ts'

type AtRisk = NonNullable<ReplyOf<typeof getStaffToday>['at_risk']>

interface Row {
  readonly risk: keyof AtRisk
  readonly currency: Currency
  readonly count: number
  readonly amount_cents: number
}

/** What the subscription lines of its latest period come to; an invoice by hand, or for more hours, is no period. */
const lastPeriod = sql`(select coalesce(sum(amount_cents), 0)::bigint as cents from invoice_lines
  where coalesce(adjusts, kind) = 'subscription' and invoice_uuid = (select uuid from invoices
    where invoices.project_uuid = projects.uuid and invoices.kind in ('checkout', 'renewal') and number is not null
    order by period_start desc limit 1))`

/** Subscriptions that may stop paying, each under every reason that it has, with what they pay; a currency each, never added up. */
export async function moneyAtRisk(database: Kysely<Tables>, days: DaysOfClients): Promise<AtRisk> {
  const risks: Readonly<Record<keyof AtRisk, RawBuilder<boolean>>> = {
    red: sql`${inGroup('Health Check', days)} and ${hasHealth('red', days)}`,
    amber: sql`${inGroup('Health Check', days)} and ${hasHealth('amber', days)}`,
    leaving: inGroup('In Retention', days),
    card: isInNeedOf('card', days),
  }
  const parts = Object.entries(risks).map(
    ([risk, condition]) => sql`(select ${sql.lit(risk)} as risk, projects.currency, count(*)::int as count,
        sum(cents)::float8 as amount_cents
      from projects cross join lateral ${lastPeriod} paid
      where projects.removed_date is null and ${condition} group by projects.currency)`,
  )
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)} order by currency`.execute(database)
  const of = (risk: keyof AtRisk): PaidMonthly => {
    const found = rows.filter((row) => row.risk === risk)
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      monthly: found.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
    }
  }
  return { red: of('red'), amber: of('amber'), leaving: of('leaving'), card: of('card') }
}
