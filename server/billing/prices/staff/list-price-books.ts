import { listPriceBooks, type PriceBook } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'

/** The bands of one currency, from few hours to many. */
const bands = (currency: 'cad' | 'usd') =>
  sql`coalesce(jsonb_agg(jsonb_build_object('from_hours', from_hours, 'hourly_cents', hourly_cents) order by from_hours)
      filter (where currency = ${currency}), '[]')`

/** Some of the books, by the day they begin. */
export async function findPriceBooks(
  database: Kysely<Tables>,
  today: string,
  page: { limit: number; offset: number; descending: boolean },
): Promise<PriceBook[]> {
  const { rows } = await sql<PriceBook>`select effective_from,
      case when effective_from > ${today} then 'future'
        when effective_from = max(effective_from) filter (where effective_from <= ${today}) over () then 'current'
        else 'past' end as state, cad, usd
    from (select effective_from, ${bands('cad')} as cad, ${bands('usd')} as usd from price_bands group by effective_from) books
    order by effective_from ${page.descending ? sql`desc` : sql`asc`}
    limit ${page.limit} offset ${page.offset}`.execute(database)
  return rows
}

/** Newest first unless asked otherwise. */
export function listPriceBooksOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPriceBooks, async (_context, { query }) => {
    const { limit, offset, sortDesc } = query.pagination
    const page = { limit, offset, descending: sortDesc?.[0] !== false }
    const [books, { count }] = await Promise.all([
      findPriceBooks(database.kysely, priceDay(clock.now()), page),
      database.kysely
        .selectFrom('price_bands')
        .select((select) => select.fn.count<number>('effective_from').distinct().as('count'))
        .executeTakeFirstOrThrow(),
    ])
    return { books, count }
  })
}
