import { getBroadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { requireBroadcast, toBroadcastView } from './find-broadcasts.ts'

export function getBroadcastOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getBroadcast, async (_context, { params }) =>
    toBroadcastView(await requireBroadcast(database.kysely, clock.now(), params.uuid)),
  )
}
