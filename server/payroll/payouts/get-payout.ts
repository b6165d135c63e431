import { getPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readPayout } from './read-payout.ts'

export function getPayoutOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getPayout, (context, { params }) =>
    readPayout(database.kysely, params.uuid, { viewer: signedIn(context).user_uuid, at: clock.now() }),
  )
}
