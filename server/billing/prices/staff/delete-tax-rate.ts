import { deleteTaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { checkNotStarted } from './beginning.ts'

export function deleteTaxRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteTaxRate, async (context, { params: { uuid }, query }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('tax_rates')
        .where('uuid', '=', uuid)
        .returning(['country', 'region', 'name', 'rate_thousandths', 'tax_category', 'effective_from'])
        .executeTakeFirst()
      if (!removed) throw notFound()
      // Refused, the transaction puts it back.
      checkNotStarted(removed.effective_from, priceDay(at))
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'taxes.rate_removed',
        entity: `tax_rate:${uuid}`,
        reason: query.reason,
        details: removed,
      })
    })
    return {}
  })
}
