import type { Transaction } from 'kysely'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** Step: someone has seen what their notifications of a thing tell, so these are read and aren't mailed; open pages are told. */
export async function readNotificationsAbout(
  transaction: Transaction<Tables>,
  { user_uuid, entity_link, at }: { user_uuid: string; entity_link: string; at: Date },
): Promise<void> {
  const read = await transaction
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_uuid', '=', user_uuid)
    .where('entity_link', '=', entity_link)
    .where('read_at', 'is', null)
    .where('published_date', 'is not', null)
    .where('withdrawn_date', 'is', null)
    .returning('uuid')
    .execute()
  if (read.length > 0) evictAfterCommit(transaction, 'notifications_changed', [user_uuid])
  for (const { uuid } of read) {
    await announce(transaction, { to: { users: [user_uuid] }, event: 'notifications_update', data: { uuid } })
  }
}
