import { incomeMeasures, listNetIncome, type IncomeRow } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { inIncomeFilter, narrowedTo } from './income-filter.ts'
import { nameOfAssistant } from '../../platform/database/name-order.ts'

type Query = Received<typeof listNetIncome>['query']
type Figures = Omit<IncomeRow, 'key' | 'name'>

interface Answer {
  readonly rows: IncomeRow[]
  readonly count: number
  readonly totals: Figures[]
}

const columns = {
  key: sql`key`,
  name: neverEmpty(sql`folded_name`),
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

interface Group {
  /** The column of the sums. */
  readonly thing: RawBuilder<unknown>
  /** The name of `thing`. */
  readonly name: RawBuilder<unknown>
  /** Every thing's `uuid`, and `folded_name`: its name as it is folded for searches, by an index alone. */
  readonly folded: RawBuilder<unknown> | null
}

const groups: Readonly<Record<Query['by'], Group>> = {
  month: { thing: sql`month`, name: sql`''`, folded: null },
  client: {
    thing: sql`client_uuid`,
    name: sql`(select company from clients where uuid = thing)`,
    folded: sql`select uuid, searched_text as folded_name from clients`,
  },
  project: {
    thing: sql`project_uuid`,
    name: sql`(select project_name from projects where uuid = thing)`,
    folded: sql`select uuid, searched_text as folded_name from projects`,
  },
  assistant: {
    thing: sql`virtualassistant_uuid`,
    name: sql`(select display_name from assistants where uuid = thing)`,
    folded: sql`select uuid, ${nameOfAssistant} as folded_name from assistants`,
  },
}

const isOfAssistants = ({ by, virtualassistant_uuid }: Query) =>
  by === 'assistant' || virtualassistant_uuid !== undefined

/** Figures of what is added up, and those that follow from them. */
function figures(isAssistants: boolean): RawBuilder<unknown> {
  const revenue = sql`(invoiced_cents + promotions_cents + adjustments_cents)`
  const net = sql`${revenue} - cost_cents - fees_cents`
  return sql`currency, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents,
    outstanding_cents, ${isAssistants ? sql`null::bigint` : net} as net_cents,
    ${isAssistants ? sql`null::bigint` : sql`case when ${revenue} > 0 then round((${net}) * 100000::numeric / ${revenue}) end`} as margin_thousandths`
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

const addedSum = (measure: string) => sql`sum(${sql.ref(`${measure}_cents`)})::bigint as ${sql.ref(`${measure}_cents`)}`
const bothSums = (measure: string) => {
  const column = sql.ref(`${measure}_cents`)
  return sql`coalesce(joined.${column}, 0) + coalesce(added.${column}, 0) as ${column}`
}

/** Of each thing and currency: the joined row, and what was added since. */
function groupedByThing(kind: Exclude<Query['by'], 'month'>, currency: Query['currency']): RawBuilder<unknown> {
  const isOfKind = sql`kind = ${kind} and ${currency === undefined ? sql`true` : sql`currency = ${currency}`}`
  return sql`
    select nullif(thing_uuid, '00000000-0000-0000-0000-000000000000') as thing, currency, ${sql.join(incomeMeasures.map(bothSums))}
    from (select * from income_thing_sums where is_joined and ${isOfKind}) joined
    full join (select thing_uuid, currency, ${sql.join(incomeMeasures.map(addedSum))}
      from income_thing_sums where not is_joined and ${isOfKind} group by 1, 2) added using (thing_uuid, currency)`
}

/** What the rows of the report are added up from: months of everything and things of all months from their own sums, all else from both together. */
function groupedBy(query: Query): RawBuilder<unknown> {
  const { by, from, to, currency, client_uuid, project_uuid, virtualassistant_uuid } = query
  const isOfThing = [client_uuid, project_uuid, virtualassistant_uuid].some((thing) => thing !== undefined)
  if (by === 'month' && !isOfThing)
    return sql`select month as thing, currency, ${sumsByMonth} from income_month_sums where ${inIncomeFilter(query)} group by 1, 2`
  if (by !== 'month' && !isOfThing && from === undefined && to === undefined) return groupedByThing(by, currency)
  const own = isOfAssistants(query) ? sql`virtualassistant_uuid is not null` : sql`true`
  return sql`select ${groups[by].thing} as thing, currency, ${sums} from income_sums where ${inIncomeFilter(query)} and ${own} group by 1, 2`
}

/** D1: from the kept sums, which are exact at any moment. They are added up once; page, count and totals are of that. */
export function listNetIncomeOperation({ database: { kysely } }: { database: Database }) {
  return handle(listNetIncome, async (_context, { query }) => {
    const { by, pagination } = query
    const { name, folded } = groups[by]
    const isAssistants = isOfAssistants(query)
    const usual =
      by === 'month' ? ({ by: 'key', descending: true } as const) : ({ by: 'name', descending: false } as const)
    const { order, limit, offset } = pageOf(pagination, columns, usual, sql`key, currency`)
    const isByName = (pagination.sortBy ?? [usual.by]).includes('name')
    const named = isByName && folded !== null ? sql`left join (${folded}) named on named.uuid = thing` : sql``
    const foldedName = isByName && folded !== null ? sql`coalesce(folded_name, '')` : sql`''`
    const [{ rows: answers }, only] = await Promise.all([
      sql<Answer>`
        with grouped as materialized (
          select * from (${groupedBy(query)}) summed where ${isSomething}),
        page as (
          select *, row_number() over () as place from (
            select * from (
              select thing, coalesce(thing::text, '') as key, ${foldedName} as folded_name, ${figures(isAssistants)}
              from grouped ${named}) listed
            order by ${order} limit ${limit} offset ${offset}) ordered),
        named as (select to_jsonb(page) - '{thing,folded_name,place}'::text[] || jsonb_build_object('name', coalesce(${name}, '')) as row, place from page),
        totals as (
          select ${figures(isAssistants)} from (select currency, ${sums} from grouped group by 1) summed order by currency)
        select (select coalesce(jsonb_agg(row order by place), '[]') from named) as rows, (select count(*)::int from grouped) as count,
          (select coalesce(json_agg(totals), '[]') from totals) as totals`.execute(kysely),
      narrowedTo(kysely, query),
    ])
    const { rows = [], count = 0, totals = [] } = answers[0] ?? {}
    return { rows, count, totals, only }
  })
}
