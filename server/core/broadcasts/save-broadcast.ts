import { saveBroadcast, type BroadcastForm } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { listenersOf, requireAudience, storedAudience } from '../notifications/audience.ts'
import { broadcastType } from './broadcast-type.ts'
import { requireBroadcast, toBroadcastView, type BroadcastRow } from './find-broadcasts.ts'
import { publish } from './publish.ts'
import { endAfter, scheduleOf } from './schedule.ts'

function textOf({ title, body, icon, priority, entity_link }: BroadcastForm) {
  return { title, body, icon, priority, entity_link }
}

async function saveScheduled(
  transaction: Transaction<Tables>,
  { uuid }: BroadcastRow,
  form: BroadcastForm,
  now: Date,
): Promise<void> {
  const audience = storedAudience(form.audience)
  const type = broadcastType(audience)
  const schedule = scheduleOf(form, now)
  await requireAudience(transaction, audience)
  await transaction
    .updateTable('notifications')
    .set({ ...audience, ...textOf(form), ...schedule, type })
    .where('uuid', '=', uuid)
    .execute()
  if (schedule.starts <= now) await publish(transaction, { uuid, ...audience, type }, now)
}

/** Those whom it has reached already are told that it changed, even if they were away. */
async function saveRunning(
  transaction: Transaction<Tables>,
  row: BroadcastRow,
  form: BroadcastForm,
  now: Date,
): Promise<void> {
  const audience = storedAudience(form.audience)
  if (audience.user_uuid !== row.user_uuid || audience.role !== row.role) {
    throw new HttpError(409, 'already_started', 'It has reached its audience, which can’t be another any more.')
  }
  await transaction
    .updateTable('notifications')
    .set({
      ...textOf(form),
      ends: endAfter(row.starts, form.ends, now),
      published_in: sql`pg_current_xact_id()`,
    })
    .where('uuid', '=', row.uuid)
    .execute()
  evictAfterCommit(transaction, 'notifications_changed')
  await announce(transaction, { to: listenersOf(row), event: 'notifications_update', data: { uuid: row.uuid } })
}

/** Before it starts everything can be changed, after that its text and its end, and once it is over nothing. */
export function saveBroadcastOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveBroadcast, async (context, { params, body }) => {
    const now = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // Nobody publishes or changes it meanwhile.
      const locked = await lockRow(transaction, 'notifications', params.uuid)
      if (!locked?.composed) throw notFound()
      const row = await requireBroadcast(transaction, now, params.uuid)
      if (row.state === 'scheduled') await saveScheduled(transaction, row, body, now)
      else if (row.state === 'running') await saveRunning(transaction, row, body, now)
      else throw new HttpError(409, 'over', 'It is over and can’t be changed any more.')
      await recordAudit(transaction, {
        at: now,
        actor_uuid: signedIn(context).user_uuid,
        action: 'notification.changed',
        entity: `notification:${params.uuid}`,
        details: { before: row.title, title: body.title },
      })
      return toBroadcastView(await requireBroadcast(transaction, now, params.uuid))
    })
  })
}
