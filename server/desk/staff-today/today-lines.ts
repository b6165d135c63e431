import type { Currency } from '@talentplace/contract/shared/money'
import {
  maxLines,
  type getStaffToday,
  type TodayGroup,
} from '@talentplace/contract/desk/staff-today/staff-today.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export type TodayKind = keyof ReplyOf<typeof getStaffToday>['yours']

/** A line as a query finds it. */
export interface FoundLine {
  readonly uuid: string
  readonly page_uuid: string
  readonly title: string
  readonly about: string
  readonly next_step: string
  readonly due_date: string | null
  readonly since: Date | null
  readonly amount_cents: number | null
  readonly currency: Currency | null
}

/** What a query finds each of its lines by: expressions, those that aren't there left out. */
interface LineColumns {
  readonly uuid: RawBuilder<unknown>
  readonly page_uuid: RawBuilder<unknown>
  readonly title: RawBuilder<unknown>
  readonly about?: RawBuilder<unknown>
  readonly next_step?: RawBuilder<unknown>
  readonly due_date?: RawBuilder<unknown>
  readonly since?: RawBuilder<unknown>
  readonly amount_cents?: RawBuilder<unknown>
  readonly currency?: RawBuilder<unknown>
}

/** A query of lines: all of them, whatever is shown. `from`: what follows `from` in it. */
export function linesOf(columns: LineColumns, from: RawBuilder<unknown>): RawBuilder<FoundLine> {
  const {
    uuid,
    page_uuid,
    title,
    about = sql`''`,
    next_step = sql`''`,
    due_date = sql`null`,
    since = sql`null`,
  } = columns
  const { amount_cents = sql`null`, currency = sql`null` } = columns
  return sql`select ${uuid} as uuid, ${page_uuid} as page_uuid, ${title} as title, ${about} as about,
    ${next_step} as next_step, (${due_date})::date as due_date, (${since})::timestamptz as since,
    (${amount_cents})::int as amount_cents, (${currency})::text as currency from ${from}`
}

interface ReadLine extends FoundLine {
  readonly kind: TodayKind
  readonly total: number
  readonly overdue: number
  readonly due_today: number
}

/** The most pressing lines of a query, each with how many there are. */
function firstOf(kind: string, lines: RawBuilder<FoundLine>, today: string): RawBuilder<ReadLine> {
  return sql`(select ${sql.lit(kind)} as kind, found.*, (count(*) over ())::int as total,
      (count(*) filter (where due_date < ${today}::date) over ())::int as overdue,
      (count(*) filter (where due_date = ${today}::date) over ())::int as due_today
    from (${lines}) found order by due_date nulls last, since nulls last, uuid limit ${maxLines})`
}

const nothing: TodayGroup = { count: 0, overdue: 0, due_today: 0, lines: [] }

function toGroupView(rows: readonly ReadLine[]): TodayGroup {
  const [first] = rows
  if (!first) return nothing
  return {
    count: first.total,
    overdue: first.overdue,
    due_today: first.due_today,
    lines: rows.map(({ uuid, page_uuid, title, about, next_step, due_date, since, amount_cents, currency }) => ({
      uuid,
      page_uuid,
      title,
      about,
      next_step,
      due_date,
      since: since?.toISOString() ?? null,
      amount: amount_cents === null || currency === null ? null : { currency, amount_cents },
    })),
  }
}

/** A group for each query, all of them in one statement; null for a kind that isn't asked for. */
export async function readGroups<Kind extends TodayKind>(
  database: Kysely<Tables>,
  queries: Readonly<Record<Kind, RawBuilder<FoundLine> | null>>,
  today: string,
): Promise<Record<Kind, TodayGroup | null>> {
  const kinds = Object.keys(queries) as Kind[]
  const parts = kinds.flatMap((kind) => {
    const lines: RawBuilder<FoundLine> | null = queries[kind]
    return lines === null ? [] : [firstOf(kind, lines, today)]
  })
  const { rows } =
    parts.length === 0 ? { rows: [] } : await sql<ReadLine>`${sql.join(parts, sql` union all `)}`.execute(database)
  return Object.fromEntries(
    kinds.map((kind) => [kind, queries[kind] === null ? null : toGroupView(rows.filter((row) => row.kind === kind))]),
  ) as Record<Kind, TodayGroup | null>
}
