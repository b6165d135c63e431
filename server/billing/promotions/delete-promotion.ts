import { deletePromotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** Its row stays for those who have used it; its code is free again. */
export function deletePromotionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deletePromotion, async (context, { params, query }) => {
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const removed = await transaction
        .updateTable('promotions')
        .set({ removed_date: at, active: false })
        .where('uuid', '=', params.uuid)
        .where('removed_date', 'is', null)
        .returning('code')
        .executeTakeFirst()
      if (!removed) throw notFound()
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'promotion.removed',
        entity: `promotion:${params.uuid}`,
        reason: query.reason || null,
        details: removed,
      })
    })
    return {}
  })
}
