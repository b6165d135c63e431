import { createPromotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { sayCodeTaken } from './code-taken.ts'
import { requirePromotion, storedPromotion } from './promotion-record.ts'

export function createPromotionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createPromotion, async (context, { body }) => {
    const at = clock.now()
    const actor_uuid = signedIn(context).user_uuid
    return database.kysely
      .transaction()
      .execute(async (transaction) => {
        const { uuid } = await transaction
          .insertInto('promotions')
          .values({ ...storedPromotion(body), created_by: actor_uuid, created_date: at })
          .returning('uuid')
          .executeTakeFirstOrThrow()
        await recordAudit(transaction, {
          at,
          actor_uuid,
          action: 'promotion.created',
          entity: `promotion:${uuid}`,
          details: { after: body },
        })
        return requirePromotion(transaction, at, uuid)
      })
      .catch(sayCodeTaken)
  })
}
