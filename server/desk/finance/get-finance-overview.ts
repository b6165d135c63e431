import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { getFinanceOverview } from '@talentplace/contract/desk/finance/overview.routes'
import type { DebtAge } from '@talentplace/contract/billing/statements/statement.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

interface Amount {
  currency: Currency
  count: number
  amount_cents: number
}

/** What moves money while nobody looks. */
const moneyJobs = [
  'renewals.daily',
  'overage.invoice',
  'invoices.remind',
  'invoices.mail',
  'refunds.pending',
  'payments.fees',
  'bills.run',
] as const

async function rowsOf<Row>(database: Kysely<Tables>, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(database)).rows
}

const billsIn = (states: RawBuilder<unknown>) => sql<Amount>`
  select currency, count(*)::int as count, sum(total_cents) as amount_cents from va_bills where status in ${states} group by 1 order by 1`

const openByAge = (today: string) => sql<Amount & { age: DebtAge }>`
  select open_invoices.currency, case
      when due_date >= ${today}::date then 'current'
      when due_date >= ${today}::date - 30 then '1-30'
      when due_date >= ${today}::date - 60 then '31-60'
      when due_date >= ${today}::date - 90 then '61-90'
      else 'over 90' end as age,
    count(*)::int as count, sum(balance_cents) as amount_cents
  from open_invoices join invoices on invoices.uuid = open_invoices.uuid
  group by 1, 2 order by 1, min(due_date) desc`

interface MonthSums {
  currency: Currency
  invoiced_cents: number
  collected_cents: number
  fees_cents: number
}

const ofMonth = (month: string) => sql<MonthSums>`
  select currency, coalesce(sum(amount_cents) filter (where measure in ('invoiced', 'promotions', 'adjustments')), 0) as invoiced_cents,
    coalesce(sum(amount_cents) filter (where measure = 'collected'), 0) as collected_cents,
    coalesce(sum(amount_cents) filter (where measure = 'fees'), 0) as fees_cents
  from income_month_sums where month = ${month}::date group by 1 order by 1`

/** A3.1 /admin/finance. */
export function getFinanceOverviewOperation(deps: {
  database: Database
  clock: Clock
  jobs: Jobs
  officeZone: string
}) {
  const { database, clock, jobs, officeZone } = deps
  const { kysely } = database
  return handle(getFinanceOverview, async () => {
    const today = calendarDay(officeZone, clock.now())
    const month = `${today.slice(0, 7)}-01`
    const [sums, open, to_pay, onHold, returned, waiting, declined, lastRuns] = await Promise.all([
      rowsOf(kysely, ofMonth(month)),
      rowsOf(kysely, openByAge(today)),
      rowsOf(kysely, billsIn(sqlIn(billStates.sets.waiting))),
      rowsOf(kysely, billsIn(sql`('held')`)),
      rowsOf(kysely, billsIn(sql`('returned')`)),
      rowsOf(
        kysely,
        sql<{ invoices: number; bills: number; fees_unknown: number }>`
          select (select count(*)::int from invoices where status = 'draft' and kind = 'manual') as invoices,
            (select count(*)::int from va_bills where status = 'draft') as bills,
            (select count(*)::int from payments where charge_uuid is not null and not fee_known)
              + (select count(*)::int from refunds where state = 'succeeded' and not fee_known) as fees_unknown`,
      ),
      rowsOf(
        kysely,
        sql<Amount>`select currency, count(*)::int as count, sum(balance_cents) as amount_cents from open_invoices
          where standing = 'declined' group by 1 order by 1`,
      ),
      jobs.lastRuns(kysely, moneyJobs),
    ])
    const { fees_unknown = 0, ...drafts } = waiting[0] ?? { invoices: 0, bills: 0 }
    return {
      today,
      month,
      invoiced: sums.map(({ currency, invoiced_cents }) => ({ currency, amount_cents: invoiced_cents })),
      collected: sums.map(({ currency, collected_cents }) => ({ currency, amount_cents: collected_cents })),
      fees: sums.flatMap(({ currency, fees_cents }) =>
        fees_cents === 0 ? [] : [{ currency, amount_cents: fees_cents }],
      ),
      fees_unknown,
      open,
      to_pay,
      held: onHold,
      returned,
      drafts,
      declined,
      jobs: lastRuns.map(({ name, finished, failing }) => ({
        name,
        finished: finished?.toISOString() ?? null,
        failing,
      })),
    }
  })
}
