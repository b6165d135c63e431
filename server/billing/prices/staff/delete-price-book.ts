import { deletePriceBook } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { checkNotStarted } from './beginning.ts'

export function deletePriceBookOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deletePriceBook, async (context, { params: { effective_from }, query }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('price_bands')
        .where('effective_from', '=', effective_from)
        .returning(['currency', 'from_hours', 'hourly_cents'])
        .execute()
      if (removed.length === 0) throw notFound()
      // Refused, the transaction puts it back.
      checkNotStarted(effective_from, priceDay(at))
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'prices.book_removed',
        entity: `price_book:${effective_from}`,
        reason: query.reason,
        details: { removed },
      })
    })
    return {}
  })
}
