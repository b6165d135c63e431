import { createPriceBook } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { priceDay } from '../price-day.ts'
import { startsThen, checkStart } from './beginning.ts'

/** Both currencies from one day on; the books before stay as they are. */
export function createPriceBookOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createPriceBook, async (context, { body }) => {
    const { effective_from, cad, usd, reason } = body
    const at = clock.now()
    const today = priceDay(at)
    checkStart(effective_from, today)
    const rows = [
      ...cad.map((band) => ({ ...band, currency: 'cad' as const, effective_from })),
      ...usd.map((band) => ({ ...band, currency: 'usd' as const, effective_from })),
    ]
    await database.kysely.transaction().execute(async (transaction) => {
      // Two books of one day would mix their bands: only one of two at once sees the day free.
      await sql`lock table price_bands in share row exclusive mode`.execute(transaction)
      const known = await transaction
        .selectFrom('price_bands')
        .select('currency')
        .where('effective_from', '=', effective_from)
        .executeTakeFirst()
      if (known) throw startsThen('A price book')
      await transaction.insertInto('price_bands').values(rows).execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'prices.book_added',
        entity: `price_book:${effective_from}`,
        reason,
        details: { cad, usd },
      })
    })
    return { effective_from, state: effective_from > today ? ('future' as const) : ('current' as const), cad, usd }
  })
}
