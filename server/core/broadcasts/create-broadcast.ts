import { createBroadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requireAudience, storedAudience } from '../notifications/audience.ts'
import { broadcastType } from './broadcast-type.ts'
import { requireBroadcast, toBroadcastView } from './find-broadcasts.ts'
import { publish } from './publish.ts'
import { scheduleOf } from './schedule.ts'

/** Staff tell a person, a role or everybody something, now or at a time to come. */
export function createBroadcastOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createBroadcast, async (context, { body }) => {
    const sender = signedIn(context).user_uuid
    const now = clock.now()
    const { audience: wanted, starts: _starts, ends: _ends, ...text } = body
    const audience = storedAudience(wanted)
    const schedule = scheduleOf(body, now)
    return database.kysely.transaction().execute(async (transaction) => {
      await requireAudience(transaction, audience)
      const added = await transaction
        .insertInto('notifications')
        .values({
          ...audience,
          ...text,
          ...schedule,
          type: broadcastType(audience),
          composed: true,
          sender_uuid: sender,
          created_date: now,
        })
        .returning(['uuid', 'user_uuid', 'role', 'type'])
        .executeTakeFirstOrThrow()
      if (schedule.starts <= now) await publish(transaction, added, now)
      await recordAudit(transaction, {
        at: now,
        actor_uuid: sender,
        action: 'notification.composed',
        entity: `notification:${added.uuid}`,
        details: { audience: wanted, title: body.title },
      })
      return toBroadcastView(await requireBroadcast(transaction, now, added.uuid))
    })
  })
}
