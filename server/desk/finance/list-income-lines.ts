import { listIncomeLines, type IncomeLine } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, neverEmpty, pageOf, type Ties } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter, narrowedTo } from './income-filter.ts'

type Query = Received<typeof listIncomeLines>['query']

interface LineRow extends Omit<IncomeLine, 'key' | 'date'> {
  readonly day: string | null
  readonly happened: Date
  readonly document_uuid: string
  readonly position: number
}

const columns = { date: neverEmpty(sql`happened`), amount_cents: neverEmpty(sql`amount_cents`) }
/** Lines of one date in the order in which they came, whichever way they are sorted. */
const ties: Ties = [[sql`id`, 'asc']]

function isFound(query: Query) {
  const isMeasure = query.measure === undefined ? sql`true` : sql`measure = ${query.measure}`
  return sql<boolean>`${inIncomeFilter(query)} and ${isMeasure}`
}

/** Lines and their sum in each currency. Sums are stored by month; only what one thing has is added up here. */
async function addUp(kysely: Kysely<Tables>, query: Query) {
  const { client_uuid, project_uuid, virtualassistant_uuid } = query
  const isOfThing = [client_uuid, project_uuid, virtualassistant_uuid].some((thing) => thing !== undefined)
  const added = isOfThing
    ? sql`sum(amount_cents) as amount_cents, count(*)::int as lines from stored_income_lines`
    : sql`sum(amount_cents) as amount_cents, sum(lines)::int as lines from income_month_sums`
  const { rows } = await sql<{ currency: Currency; amount_cents: number; lines: number }>`
    select * from (select currency, ${added} where ${isFound(query)} group by 1) added where lines > 0 order by 1`.execute(
    kysely,
  )
  return rows
}

/** What the lines show, in this order; what people wrote of each comes from its document. */
async function readLines(kysely: Kysely<Tables>, ids: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.measure, line.day, line.happened, line.document, line.document_uuid, line.page_uuid, line.position, line.currency,
      line.amount_cents, wording.written as number, coalesce(wording.description, '') as description,
      (select company from clients where uuid = line.client_uuid) as company,
      (select project_name from projects where uuid = line.project_uuid) as project_name,
      (select display_name from assistants where uuid = line.virtualassistant_uuid) as virtualassistant_name
    from unnest(${ids}::bigint[]) with ordinality page (id, place)
    join stored_income_lines line on line.id = page.id
    left join lateral (select written, description from income_lines
      where document_uuid = line.document_uuid and measure = line.measure and position = line.position
        and page_uuid is not distinct from line.page_uuid
      limit 1) wording on true
    order by place`.execute(kysely)
  return rows
}

/** Every figure opens to its lines: the very rows that its sum is kept of. */
export function listIncomeLinesOperation({
  database: { kysely },
  officeZone,
}: {
  database: Database
  officeZone: string
}) {
  return handle(listIncomeLines, async (_context, { query }) => {
    const found = kysely.selectFrom('stored_income_lines').select('id').where(isFound(query))
    const page = pageOf(query.pagination, columns, { by: 'date', descending: true }, ties)
    const added = addUp(kysely, query)
    const readCount = async () => (await added).reduce((sum, each) => sum + each.lines, 0)
    const [{ rows: ids, count }, totals, only] = await Promise.all([
      listPage(found, page, readCount),
      added,
      narrowedTo(kysely, query),
    ])
    const rows = await readLines(
      kysely,
      ids.map(({ id }) => id),
    )
    return {
      lines: rows.map(({ day, happened, document_uuid, position, ...row }) => ({
        ...row,
        key: `${row.measure} ${document_uuid} ${row.page_uuid ?? ''} ${position}`,
        date: day ?? calendarDay(officeZone, happened),
      })),
      count,
      totals: totals.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
      only,
    }
  })
}
