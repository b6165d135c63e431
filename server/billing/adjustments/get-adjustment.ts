import { getAdjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readAdjustment } from './read-adjustment.ts'

export function getAdjustmentOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(getAdjustment, (context, { params }) =>
    readAdjustment(kysely, params.uuid, { viewer: signedIn(context).user_uuid, at: clock.now() }),
  )
}
