import { withdrawBroadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { listenersOf } from '../notifications/audience.ts'
import { requireBroadcast } from './find-broadcasts.ts'

/** It disappears from everybody's list, and what isn't mailed yet isn't; withdrawing twice changes nothing. */
export function withdrawBroadcastOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(withdrawBroadcast, async (context, { params }) => {
    const now = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const row = await requireBroadcast(transaction, now, params.uuid)
      const withdrawn = await transaction
        .updateTable('notifications')
        .set({ withdrawn_date: now })
        .where('uuid', '=', row.uuid)
        .where('withdrawn_date', 'is', null)
        .executeTakeFirst()
      if (withdrawn.numUpdatedRows === 0n) return
      evictAfterCommit(transaction, 'notifications_changed')
      await announce(transaction, { to: listenersOf(row), event: 'notifications_updated' })
      await recordAudit(transaction, {
        at: now,
        actor_uuid: signedIn(context).user_uuid,
        action: 'notification.withdrawn',
        entity: `notification:${row.uuid}`,
        details: { title: row.title },
      })
    })
    return {}
  })
}
