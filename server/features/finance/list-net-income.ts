import { listNetIncome, type IncomeRow } from '@talentplace/contract/finance/net-income.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter, narrowedTo } from './income-filter.ts'

type Query = Received<typeof listNetIncome>['query']

const columns = {
  key: sql`key`,
  name: sql`lower(name)`,
  currency: sql`currency`,
  invoiced_cents: sql`invoiced_cents`,
  promotions_cents: sql`promotions_cents`,
  adjustments_cents: sql`adjustments_cents`,
  collected_cents: sql`collected_cents`,
  refunds_cents: sql`refunds_cents`,
  cost_cents: sql`cost_cents`,
  fees_cents: sql`fees_cents`,
  outstanding_cents: sql`outstanding_cents`,
  net_cents: sql`net_cents`,
  margin_thousandths: sql`margin_thousandths`,
}

/** What rows are made of each: the column of the sums, and where its name is. */
const groups: Readonly<Record<Query['by'], { thing: RawBuilder<unknown>; name: RawBuilder<unknown> }>> = {
  month: { thing: sql`month`, name: sql`''` },
  client: { thing: sql`client_uuid`, name: sql`(select company from clients where uuid = thing)` },
  project: { thing: sql`project_uuid`, name: sql`(select project_name from projects where uuid = thing)` },
  assistant: {
    thing: sql`virtualassistant_uuid`,
    name: sql`(select display_name from assistants where uuid = thing)`,
  },
}

/** Figures of rows that are grouped: sums, and what follows from them. */
function figures(isAssistants: boolean): RawBuilder<unknown> {
  const revenue = sql`(invoiced_cents + promotions_cents + adjustments_cents)`
  return sql`*,
    ${isAssistants ? sql`null::float8` : sql`${revenue} - cost_cents - fees_cents`} as net_cents,
    case when ${!isAssistants}::boolean and ${revenue} > 0
      then round((${revenue} - cost_cents - fees_cents) * 100000 / ${revenue}) end as margin_thousandths`
}

const sums = sql`sum(invoiced_cents) as invoiced_cents, sum(promotions_cents) as promotions_cents,
  sum(adjustments_cents) as adjustments_cents, sum(collected_cents) as collected_cents, sum(refunds_cents) as refunds_cents,
  sum(cost_cents) as cost_cents, sum(fees_cents) as fees_cents, sum(outstanding_cents) as outstanding_cents`
const isSomething = sql`(invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
  outstanding_cents) <> (0, 0, 0, 0, 0, 0, 0, 0)`

/** D1: from the kept sums, which are exact at any moment. */
export function listNetIncomeOperation({ database: { kysely } }: { database: Database }) {
  return handle(listNetIncome, async (_context, { query }) => {
    const { by, virtualassistant_uuid } = query
    const { thing, name } = groups[by]
    const isAssistants = by === 'assistant' || virtualassistant_uuid !== undefined
    const own = isAssistants ? sql`virtualassistant_uuid is not null` : sql`true`
    const found = sql`from income_sums where ${inIncomeFilter(query)} and ${own}`
    const rows = kysely
      .selectFrom(
        sql<IncomeRow>`(select coalesce(thing::text, '') as key, coalesce(${name}, '') as name, ${figures(isAssistants)} from (
          select ${thing} as thing, currency, ${sums} ${found} group by 1, 2) grouped where ${isSomething})`.as(
          'income',
        ),
      )
      .select([
        'key',
        'name',
        'currency',
        'invoiced_cents',
        'promotions_cents',
        'adjustments_cents',
        'collected_cents',
        'refunds_cents',
        'cost_cents',
        'fees_cents',
        'outstanding_cents',
        'net_cents',
        'margin_thousandths',
      ])
    const usual =
      by === 'month' ? ({ by: 'key', descending: true } as const) : ({ by: 'name', descending: false } as const)
    const page = pageOf(query.pagination, columns, usual, sql`key, currency`)
    const [{ rows: shown, count }, totals, only] = await Promise.all([
      listPage(rows, page),
      sql<Omit<IncomeRow, 'key' | 'name'>>`
        select ${figures(isAssistants)} from (select currency, ${sums} ${found} group by 1) all_of
        where ${isSomething} order by currency`.execute(kysely),
      narrowedTo(kysely, query),
    ])
    return { rows: shown, count, totals: totals.rows, only }
  })
}
