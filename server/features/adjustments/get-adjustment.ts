import { getAdjustment } from '@talentplace/contract/adjustments/adjustment.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readAdjustment } from './read-adjustment.ts'

export function getAdjustmentOperation({ database: { kysely } }: { database: Database }) {
  return handle(getAdjustment, (context, { params }) =>
    readAdjustment(kysely, signedIn(context).user_uuid, params.uuid),
  )
}
