import { incomeMeasures, listNetIncome, type IncomeRow } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter, narrowedTo } from './income-filter.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

type Query = Received<typeof listNetIncome>['query']
type Figures = Omit<IncomeRow, 'key' | 'name'>

interface Answer {
  readonly rows: IncomeRow[]
  readonly count: number
  readonly totals: Figures[]
}

const columns = {
  key: sql`key`,
  name: inNameOrder(sql`name`),
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
const groups: Readonly<Record<Query['by'], { thing: RawBuilder<unknown>; names: RawBuilder<unknown> }>> = {
  month: { thing: sql`month`, names: sql`select null::date as uuid, '' as name` },
  client: { thing: sql`client_uuid`, names: sql`select uuid, company as name from clients` },
  project: { thing: sql`project_uuid`, names: sql`select uuid, project_name as name from projects` },
  assistant: { thing: sql`virtualassistant_uuid`, names: sql`select uuid, display_name as name from assistants` },
}

const isOfAssistants = ({ by, virtualassistant_uuid }: Query) =>
  by === 'assistant' || virtualassistant_uuid !== undefined

/** Figures of what is added up, and those that follow from them. */
function figures(isAssistants: boolean): RawBuilder<unknown> {
  const revenue = sql`(invoiced_cents + promotions_cents + adjustments_cents)`
  const net = sql`${revenue} - cost_cents - fees_cents`
  return sql`currency, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
    outstanding_cents, ${isAssistants ? sql`null::bigint` : net} as net_cents,
    ${isAssistants ? sql`null::bigint` : sql`case when ${revenue} > 0 then round((${net}) * 100000 / ${revenue}) end`} as margin_thousandths`
}

const sums = sql`sum(invoiced_cents) as invoiced_cents, sum(promotions_cents) as promotions_cents,
  sum(adjustments_cents) as adjustments_cents, sum(collected_cents) as collected_cents, sum(refunds_cents) as refunds_cents,
  sum(cost_cents) as cost_cents, sum(fees_cents) as fees_cents, sum(outstanding_cents) as outstanding_cents`
const isSomething = sql`(invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
  outstanding_cents) <> (0, 0, 0, 0, 0, 0, 0, 0)`

const sumsByMonth = sql.join(
  incomeMeasures.map(
    (measure) =>
      sql`coalesce(sum(amount_cents) filter (where measure = ${sql.lit(measure)}), 0) as ${sql.ref(`${measure}_cents`)}`,
  ),
)

/** What the rows of the report are added up from: months of everything from their own sums, all else from those of things. */
function groupedBy(query: Query): RawBuilder<unknown> {
  const { by, client_uuid, project_uuid, virtualassistant_uuid } = query
  const isOfThing = [client_uuid, project_uuid, virtualassistant_uuid].some((thing) => thing !== undefined)
  if (by === 'month' && !isOfThing)
    return sql`select month as thing, currency, ${sumsByMonth} from income_month_sums where ${inIncomeFilter(query)} group by 1, 2`
  const own = isOfAssistants(query) ? sql`virtualassistant_uuid is not null` : sql`true`
  return sql`select ${groups[by].thing} as thing, currency, ${sums} from income_sums where ${inIncomeFilter(query)} and ${own} group by 1, 2`
}

/** D1: from the kept sums, which are exact at any moment. They are added up once; page, count and totals are of that. */
export function listNetIncomeOperation({ database: { kysely } }: { database: Database }) {
  return handle(listNetIncome, async (_context, { query }) => {
    const { by } = query
    const { names } = groups[by]
    const isAssistants = isOfAssistants(query)
    const usual =
      by === 'month' ? ({ by: 'key', descending: true } as const) : ({ by: 'name', descending: false } as const)
    const { order, limit, offset } = pageOf(query.pagination, columns, usual, sql`key, currency`)
    const [{ rows: answers }, only] = await Promise.all([
      sql<Answer>`
        with grouped as materialized (
          select * from (${groupedBy(query)}) summed where ${isSomething}),
        page as (
          select * from (
            select coalesce(thing::text, '') as key, coalesce(name, '') as name, ${figures(isAssistants)}
            from grouped left join (${names}) named on named.uuid = thing) shown
          order by ${order} limit ${limit} offset ${offset}),
        totals as (
          select ${figures(isAssistants)} from (select currency, ${sums} from grouped group by 1) summed order by currency)
        select (select coalesce(json_agg(page), '[]') from page) as rows, (select count(*)::int from grouped) as count,
          (select coalesce(json_agg(totals), '[]') from totals) as totals`.execute(kysely),
      narrowedTo(kysely, query),
    ])
    const { rows = [], count = 0, totals = [] } = answers[0] ?? {}
    return { rows, count, totals, only }
  })
}
