import { deleteUplift } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { checkNotStarted } from './beginning.ts'

export function deleteUpliftOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteUplift, async (context, { params: { role_id, effective_from }, query }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('role_uplifts')
        .where('role_id', '=', role_id)
        .where('effective_from', '=', effective_from)
        .returning(['currency', 'uplift_cents'])
        .execute()
      if (removed.length === 0) throw notFound()
      // Refused, the transaction puts it back.
      checkNotStarted(effective_from, priceDay(at))
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'prices.uplift_removed',
        entity: `role:${role_id}`,
        reason: query.reason,
        details: { effective_from, removed },
      })
    })
    return {}
  })
}
