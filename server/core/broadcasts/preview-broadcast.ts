import { previewBroadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { choiceOf } from '../notifications/mails/mail-choice.ts'
import { toNotificationView } from '../notifications/to-notification-view.ts'
import {
  audienceTitle,
  isInAudience,
  requireAudience,
  storedAudience,
  type StoredAudience,
} from '../notifications/audience.ts'
import { broadcastType } from './broadcast-type.ts'
import { scheduleOf } from './schedule.ts'

/** What stands in for the uuid of something that isn't stored. */
const noUuid = '00000000-0000-0000-0000-000000000000'

async function countRecipients(database: Database, audience: StoredAudience) {
  const choice = choiceOf(broadcastType(audience))
  const { rows } = await sql<{ all: number; email: number; digest: number; off: number; name: string | null }>`
    select count(*)::int as "all", count(*) filter (where ${choice} = 'email')::int as email,
      count(*) filter (where ${choice} = 'digest')::int as digest,
      count(*) filter (where ${choice} = 'off')::int as off, min(full_name) as name
    from users left join user_preferences on user_preferences.user_uuid = users.uuid
    where deleted_date is null and ${isInAudience(audience)}`.execute(database.kysely)
  const { name = null, ...recipients } = rows[0] ?? { all: 0, email: 0, digest: 0, off: 0 }
  return { recipients, name }
}

/** How it would look and whom it would reach; nothing is stored. */
export function previewBroadcastOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(previewBroadcast, async (_context, { body }) => {
    const { audience: wanted, ...text } = body
    const audience = storedAudience(wanted)
    const { starts, ends } = scheduleOf(body, clock.now())
    await requireAudience(database.kysely, audience)
    const { recipients, name } = await countRecipients(database, audience)
    return {
      notification: toNotificationView({
        ...text,
        uuid: noUuid,
        type: broadcastType(audience),
        published_date: starts,
        read_at: null,
      }),
      audience_title: audienceTitle(audience, name),
      starts: starts.toISOString(),
      ends: ends.toISOString(),
      recipients,
    }
  })
}
