import { listIncomeLines, type IncomeLine } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter, narrowedTo } from './income-filter.ts'

interface LineRow extends Omit<IncomeLine, 'key' | 'date'> {
  readonly day: string | null
  readonly at: Date | null
  readonly document_uuid: string
  readonly position: number
}

const columns = { date: sql`coalesce(at, (day::text || 'T00:00:00Z')::timestamptz)`, amount_cents: sql`amount_cents` }

/** Every figure opens to its lines: the very rows that its sum is kept of. */
export function listIncomeLinesOperation({
  database: { kysely },
  officeZone,
}: {
  database: Database
  officeZone: string
}) {
  return handle(listIncomeLines, async (_context, { query }) => {
    const isMeasure = query.measure === undefined ? sql`true` : sql`measure = ${query.measure}`
    const found = sql`from income_lines where ${inIncomeFilter(query)} and ${isMeasure}`
    const lines = kysely
      .selectFrom(
        sql<LineRow>`(select measure, day, at, document, document_uuid, page_uuid, position, written as number, currency, description,
            amount_cents,
            (select company from clients where uuid = client_uuid) as company,
            (select project_name from projects where uuid = project_uuid) as project_name,
            (select display_name from assistants where uuid = virtualassistant_uuid) as virtualassistant_name
          ${found})`.as('lines'),
      )
      .selectAll()
    const page = pageOf(
      query.pagination,
      columns,
      { by: 'date', descending: true },
      sql`document_uuid, page_uuid, measure, position`,
    )
    // Added up and counted in one reading.
    const summed = sql<{ currency: Currency; amount_cents: number; lines: number }>`
      select currency, sum(amount_cents) as amount_cents, count(*)::int as lines ${found} group by 1 order by 1`.execute(
      kysely,
    )
    const readCount = async () => (await summed).rows.reduce((sum, each) => sum + each.lines, 0)
    const [{ rows, count }, totals, only] = await Promise.all([
      listPage(lines, page, readCount),
      summed,
      narrowedTo(kysely, query),
    ])
    return {
      lines: rows.map(({ day, at, document_uuid, position, ...row }) => ({
        ...row,
        key: `${row.measure} ${document_uuid} ${row.page_uuid ?? ''} ${position}`,
        date: day ?? calendarDay(officeZone, at ?? new Date(0)),
      })),
      count,
      totals: totals.rows.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
      only,
    }
  })
}
