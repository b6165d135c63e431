import { listPaidAssistants, type PaidAssistant } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { sql } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { paidYears } from './paid-years.ts'
import type { PayYearDeps } from './pay-year-deps.ts'

const columns = {
  virtualassistant_name: sql`virtualassistant_name`,
  total_cents: sql`total_cents`,
  bills: sql`bills`,
}

/** By name; an assistant who was paid in two currencies is there twice. */
export function listPaidAssistantsOperation({ database, clock, officeZone }: PayYearDeps) {
  return handle(listPaidAssistants, async (_context, { query }) => {
    const today = calendarDay(officeZone, clock.now())
    const { year = today.slice(0, 4), search = '', currency = null, pagination } = query
    const paid = sql<PaidAssistant>`(
      select virtualassistant_uuid, display_name as virtualassistant_name, currency, count(*)::int as bills,
        sum(total_cents)::int as total_cents
      from va_bills join assistants on assistants.uuid = virtualassistant_uuid
      where status = 'paid' and paid_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        and (${currency}::text is null or currency = ${currency}) and display_name ilike ${containing(search)}
      group by virtualassistant_uuid, display_name, currency)`
    const found = database.kysely.selectFrom(paid.as('paid')).selectAll()
    const page = pageOf(
      pagination,
      columns,
      { by: 'virtualassistant_name', descending: false },
      sql`virtualassistant_uuid, currency`,
    )
    const { rows, count } = await listPage(found, page)
    return { assistants: rows, count, year: Number(year), years: await paidYears(database.kysely, { today }) }
  })
}
