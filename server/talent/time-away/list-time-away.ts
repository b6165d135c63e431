import { listTimeAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownProfileOf } from '../own-profile/lock-own-profile.ts'
import { readTimeAway } from '../assistants/read-time-away.ts'

export function listTimeAwayOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(listTimeAway, async (context) =>
    readTimeAway(kysely, await ownProfileOf(kysely, signedIn(context).user_uuid), clock.now()),
  )
}
