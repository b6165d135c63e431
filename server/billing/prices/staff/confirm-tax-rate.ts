import { confirmTaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'

/** Records that an accountant confirmed a rate. Only the first time is recorded. */
export function confirmTaxRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(confirmTaxRate, async (context, { params: { uuid }, body: { reason } }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const confirmed = await transaction
        .updateTable('tax_rates')
        .set({ confirmed_date: priceDay(at) })
        .where('uuid', '=', uuid)
        .where('confirmed_date', 'is', null)
        .returning(['country', 'region', 'name', 'tax_category', 'rate_thousandths', 'effective_from'])
        .executeTakeFirst()
      if (confirmed) {
        await recordAudit(transaction, {
          at,
          actor_uuid: signedIn(context).user_uuid,
          action: 'taxes.rate_confirmed',
          entity: `tax_rate:${uuid}`,
          reason,
          details: confirmed,
        })
        return
      }
      const stored = await transaction
        .selectFrom('tax_rates')
        .select('uuid')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
      if (!stored) throw notFound()
    })
    return {}
  })
}
