import { getPayout } from '@talentplace/contract/bills/payouts/payout.routes'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { readPayout } from './read-payout.ts'

export function getPayoutOperation({ database }: { database: Database }) {
  return handle(getPayout, (context, { params }) =>
    readPayout(database.kysely, params.uuid, signedIn(context).user_uuid),
  )
}
