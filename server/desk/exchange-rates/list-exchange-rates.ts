import { listExchangeRates, type ConvertedMonth } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter } from '../finance/income-filter.ts'

interface Answer {
  readonly months: ConvertedMonth[]
  readonly count: number
  readonly missing: number
}

const columns = {
  month: sql`month`,
  rate_millionths: sql`rate_millionths`,
  cad_net_cents: sql`cad_net_cents`,
  usd_net_cents: sql`usd_net_cents`,
  net_cents: sql`net_cents`,
  margin_thousandths: sql`margin_thousandths`,
}

/** What is invoiced in a currency, and what of that is left: cost and fees are taken off, and the other figures are no part of it. */
const inCurrency = (currency: Currency) => sql`
  coalesce(sum(amount_cents) filter (where measure in ('invoiced', 'promotions', 'adjustments') and currency = ${currency}), 0)
    as ${sql.ref(`${currency}_revenue`)},
  coalesce(sum(case when measure in ('cost', 'fees') then -amount_cents else amount_cents end) filter (where
    measure in ('invoiced', 'promotions', 'adjustments', 'cost', 'fees') and currency = ${currency}), 0) as ${sql.ref(`${currency}_net_cents`)}`

/** Each currency's sums stay its own: both meet here alone, in months whose rate staff have entered. Rounded once, to the cent. */
export function listExchangeRatesOperation({ database: { kysely } }: { database: Database }) {
  return handle(listExchangeRates, async (_context, { query }) => {
    const { from, to, entered } = query
    const inMonths = inIncomeFilter({ from, to })
    const isEntered = entered === undefined ? sql`true` : sql`(rate_millionths is not null) = ${entered}`
    const { order, limit, offset } = pageOf(query.pagination, columns, { by: 'month', descending: true }, sql`month`)
    const { rows } = await sql<Answer>`
      with summed as (
        select month, ${inCurrency('cad')}, ${inCurrency('usd')} from income_month_sums where ${inMonths} group by month),
      rates as (select * from exchange_rates where ${inMonths}),
      converted as materialized (
        select to_char(month, 'YYYY-MM') as month, rate_millionths, case when rate_millionths is null then '' else source end as source,
          case when rate_millionths is null then '' else note end as note, coalesce(version, 0) as version,
          coalesce(cad_net_cents, 0) as cad_net_cents, coalesce(usd_net_cents, 0) as usd_net_cents, net_cents,
          case when all_revenue > 0 then round(net_cents * 100000 / all_revenue) end as margin_thousandths
        from summed full join rates using (month)
        cross join lateral (
          select coalesce(cad_net_cents, 0) + round(coalesce(usd_net_cents, 0) * rate_millionths / 1000000) as net_cents,
            coalesce(cad_revenue, 0) + round(coalesce(usd_revenue, 0) * rate_millionths / 1000000) as all_revenue) at_rate
        where rate_millionths is not null or (usd_revenue, usd_net_cents) <> (0, 0)),
      found as (select * from converted where ${isEntered}),
      page as (select * from found order by ${order} limit ${limit} offset ${offset})
      select (select coalesce(json_agg(page), '[]') from page) as months, (select count(*)::int from found) as count,
        (select count(*)::int from converted where rate_millionths is null) as missing`.execute(kysely)
    return rows[0] ?? { months: [], count: 0, missing: 0 }
  })
}
