import { listPaidAssistants, type PaidAssistant } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { nameOfAssistant } from '../../platform/database/name-order.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { paidYears } from './paid-years.ts'
import type { PayYearDeps } from './pay-year-deps.ts'
import { isSlipDue, slipOf } from './slip-rules.ts'

type Query = Received<typeof listPaidAssistants>['query']
type Row = Omit<PaidAssistant, 'slip' | 'slip_due'> & { readonly country: string }
interface Answer {
  readonly rows: Row[]
  readonly count: number
}

/** Names as they are folded with what assistants are searched by. */
const columns = {
  virtualassistant_name: neverEmpty(nameOfAssistant),
  total_cents: sql`total_cents`,
  fees_cents: sql`fees_cents`,
  bills: sql`bills`,
}

const conditions: Readonly<Record<'missing' | 'given' | 't4a' | 'nec', RawBuilder<unknown>>> = {
  missing: sql`tax_identities.kind is null`,
  given: sql`tax_identities.kind is not null`,
  t4a: sql`country <> 'US'`,
  nec: sql`country = 'US'`,
}

const joinAssistants = sql`join assistants on assistants.uuid = found.virtualassistant_uuid`
const joinIdentities = sql`left join tax_identities on tax_identities.virtualassistant_uuid = assistants.uuid`

/** What is asked of the assistants themselves; null: nothing. */
function isFound({ search = '', slip, identity }: Query): RawBuilder<unknown> | null {
  const requested = [
    ...(search === '' ? [] : [sql`searched_text like ${containing(search)}`]),
    ...(slip === undefined ? [] : [conditions[slip]]),
    ...(identity === undefined ? [] : [conditions[identity]]),
  ]
  return requested.length === 0 ? null : sql.join(requested, sql` and `)
}

/**
 * Each assistant in a currency, with what was paid in a year and whom the slip is made out to. Bills are added up by an index alone, once for the
 * page and its total; assistants are joined where something is asked of them, where they are sorted by name, and of the page.
 */
async function findPaid(database: Kysely<Tables>, year: string, query: Query): Promise<Answer> {
  const requested = isFound(query)
  const unique = sql`found.virtualassistant_uuid, currency`
  const usual = { by: 'virtualassistant_name', descending: false } as const
  const { order, limit, offset } = pageOf(query.pagination, columns, usual, unique)
  const { sortBy = [usual.by] } = query.pagination
  const { rows } = await sql<Answer>`
    with paid as materialized (
      select virtualassistant_uuid, currency, count(*)::int as bills, sum(total_cents)::int as total_cents,
        sum(tax_cents)::int as tax_cents, sum(total_cents - tax_cents)::int as fees_cents
      from va_bills
      where status = 'paid' and paid_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        and ${query.currency === undefined ? sql`true` : sql`currency = ${query.currency}`}
      group by 1, 2),
    found as (${requested === null ? sql`select * from paid` : sql`select found.* from paid found ${joinAssistants} ${joinIdentities} where ${requested}`}),
    page as (
      select *, row_number() over () as place from (
        select found.* from found ${sortBy.includes('virtualassistant_name') ? joinAssistants : sql``}
        order by ${order} limit ${limit} offset ${offset}) ordered),
    listed as (
      select found.virtualassistant_uuid, display_name as virtualassistant_name, country, currency, bills, total_cents, tax_cents, fees_cents,
        tax_identities.kind as identity_kind, tax_identities.last_digits as identity_last_digits, place
      from page found ${joinAssistants} ${joinIdentities})
    select (select count(*)::int from found) as count,
      (select coalesce(json_agg(to_jsonb(listed) - 'place' order by place), '[]') from listed) as rows`.execute(
    database,
  )
  return rows[0] ?? { rows: [], count: 0 }
}

/** By name; an assistant who was paid in two currencies is there twice. */
export function listPaidAssistantsOperation({ database, clock, officeZone, slipRules }: PayYearDeps) {
  return handle(listPaidAssistants, async (_context, { query }) => {
    const today = calendarDay(officeZone, clock.now())
    const { year: requestedYear = today.slice(0, 4) } = query
    const year = Number(requestedYear)
    const { rows, count } = await findPaid(database.kysely, requestedYear, query)
    const assistants = rows.map(({ country, ...row }) => {
      const slip = slipOf(country)
      const paid = { slip, currency: row.currency, year, cents: row.fees_cents }
      return { ...row, slip, slip_due: isSlipDue(slipRules, paid) }
    })
    return { assistants, count, year, years: await paidYears(database.kysely, { today }) }
  })
}
