import { getPromotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { requirePromotion } from './promotion-record.ts'

export function getPromotionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getPromotion, (_context, { params }) => requirePromotion(database.kysely, clock.now(), params.uuid))
}
