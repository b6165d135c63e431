import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { addMails, findMailRecipients } from '../notifications/mails/add-mails.ts'
import { isInAudience, listenersOf, type StoredAudience } from '../notifications/audience.ts'

const mailsAtOnce = 500
const broadcastsAtOnce = 20

interface Waiting extends StoredAudience {
  readonly uuid: string
  readonly type: string
}

/** Lets a broadcast reach its audience: inside the product with this transaction, by email bit by bit after it. */
export async function publish(transaction: Transaction<Tables>, broadcast: Waiting, at: Date): Promise<void> {
  await sql`update notifications
    set published_date = ${at}, published_in = pg_current_xact_id(), mailing = true
    where uuid = ${broadcast.uuid}`.execute(transaction)
  evictAfterCommit(transaction, 'notifications_changed')
  await announce(transaction, { to: listenersOf(broadcast), event: 'notifications_updated' })
}

/** Publishes what was scheduled for now or earlier, whichever process comes first; how many. */
export async function publishDue({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const now = clock.now()
  return database.kysely.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('notifications')
      .select(['uuid', 'user_uuid', 'role', 'type'])
      .where('published_date', 'is', null)
      .where('withdrawn_date', 'is', null)
      .where('starts', '<=', now)
      .where('ends', '>', now)
      .orderBy('starts')
      .limit(broadcastsAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const broadcast of due) await publish(transaction, broadcast, now)
    return due.length
  })
}

/**
 * Notes the mails of a published broadcast for the next people of its audience; true when there may be more to do. Where
 * it stopped is kept with what it did: a crash mails nobody twice and leaves nobody out.
 */
export async function mailAudience({ database, clock }: { database: Database; clock: Clock }): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    const broadcast = await transaction
      .selectFrom('notifications')
      .select(['uuid', 'user_uuid', 'role', 'type', 'mailed_to', 'withdrawn_date'])
      .where('mailing', '=', true)
      .orderBy('uuid')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!broadcast) return false
    const { uuid, type, mailed_to } = broadcast
    const recipients =
      broadcast.withdrawn_date === null
        ? await findMailRecipients(transaction, {
            type,
            where: sql`${isInAudience(broadcast)} and (${mailed_to}::uuid is null or users.uuid > ${mailed_to})`,
            limit: mailsAtOnce,
          })
        : []
    await addMails(transaction, recipients, () => uuid, clock.now())
    await transaction
      .updateTable('notifications')
      .set({
        mailing: recipients.length === mailsAtOnce,
        mailed_to: recipients.at(-1)?.uuid ?? mailed_to,
        mailed: sql`mailed + ${recipients.length}`,
      })
      .where('uuid', '=', uuid)
      .execute()
    return true
  })
}
