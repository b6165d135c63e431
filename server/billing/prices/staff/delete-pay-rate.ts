import { deletePayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { checkNotStarted } from './beginning.ts'

export function deletePayRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deletePayRate, async (context, { params: { uuid }, query }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('pay_rates')
        .where('uuid', '=', uuid)
        .returning(['country', 'role_id', 'hourly_cents', 'effective_from'])
        .executeTakeFirst()
      if (!removed) throw notFound()
      // Refused, the transaction puts it back.
      checkNotStarted(removed.effective_from, priceDay(at))
      const actor_uuid = signedIn(context).user_uuid
      const entity = `pay_rate:${uuid}` as const
      await recordAudit(transaction, {
        at,
        actor_uuid,
        action: 'prices.pay_rate_removed',
        entity,
        reason: query.reason,
        details: removed,
      })
    })
    return {}
  })
}
