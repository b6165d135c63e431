import { listPaidAssistants, type PaidAssistant } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { paidYears } from './paid-years.ts'
import type { PayYearDeps } from './pay-year-deps.ts'
import { isSlipDue, slipOf } from './slip-rules.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  virtualassistant_name: inNameOrder(sql`virtualassistant_name`),
  total_cents: sql`total_cents`,
  fees_cents: sql`fees_cents`,
  bills: sql`bills`,
}

type Row = Omit<PaidAssistant, 'slip' | 'slip_due'> & { readonly country: string }
type Requested = Omit<Received<typeof listPaidAssistants>['query'], 'pagination' | 'year'>

const conditions: Readonly<Record<'missing' | 'given' | 't4a' | 'nec', RawBuilder<unknown>>> = {
  missing: sql`tax_identities.kind is null`,
  given: sql`tax_identities.kind is not null`,
  t4a: sql`country <> 'US'`,
  nec: sql`country = 'US'`,
}

/** An assistant in a currency, with what was paid in a year and whom the slip is made out to. */
function paidIn(year: string, { search = '', currency, slip, identity }: Requested): RawBuilder<Row> {
  return sql<Row>`(
    select va_bills.virtualassistant_uuid, display_name as virtualassistant_name, country, currency, count(*)::int as bills,
      sum(total_cents)::int as total_cents, sum(tax_cents)::int as tax_cents, sum(total_cents - tax_cents)::int as fees_cents,
      tax_identities.kind as identity_kind, tax_identities.last_digits as identity_last_digits
    from va_bills
    join assistants on assistants.uuid = va_bills.virtualassistant_uuid
    left join tax_identities on tax_identities.virtualassistant_uuid = assistants.uuid
    where status = 'paid' and paid_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      and ${currency === undefined ? sql`true` : sql`currency = ${currency}`} and searched_text like ${containing(search)}
      and ${slip === undefined ? sql`true` : conditions[slip]} and ${identity === undefined ? sql`true` : conditions[identity]}
    group by va_bills.virtualassistant_uuid, display_name, country, currency, tax_identities.kind, tax_identities.last_digits)`
}

/** By name; an assistant who was paid in two currencies is there twice. */
export function listPaidAssistantsOperation({ database, clock, officeZone, slipRules }: PayYearDeps) {
  return handle(listPaidAssistants, async (_context, { query }) => {
    const today = calendarDay(officeZone, clock.now())
    const { year: requestedYear = today.slice(0, 4), pagination, ...filters } = query
    const year = Number(requestedYear)
    const found = database.kysely.selectFrom(paidIn(requestedYear, filters).as('paid')).selectAll()
    const page = pageOf(
      pagination,
      columns,
      { by: 'virtualassistant_name', descending: false },
      sql`virtualassistant_uuid, currency`,
    )
    const { rows, count } = await listPage(found, page)
    const assistants = rows.map(({ country, ...row }) => {
      const slip = slipOf(country)
      const paid = { slip, currency: row.currency, year, cents: row.fees_cents }
      return { ...row, slip, slip_due: isSlipDue(slipRules, paid) }
    })
    return { assistants, count, year, years: await paidYears(database.kysely, { today }) }
  })
}
