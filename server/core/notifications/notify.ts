import type { NotificationType } from '@talentplace/contract/core/notifications/notification-types'
import { sql, type Transaction } from 'kysely'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { addMails, isMailed, preferencesOfUser, recipientColumns, type Recipient } from './mails/add-mails.ts'

export interface NotificationText {
  readonly type: NotificationType
  /** At most 200 characters. */
  readonly title: string
  /** At most 5000 characters. */
  readonly body?: string
  readonly icon: 'discussion' | 'alert' | 'happy' | 'info' | 'task'
  readonly priority: 0 | 1 | 2 | 99
  /** `kind:id`, e.g. `discussion:42`. */
  readonly entity_link?: string | null
  /** The subject of a mail that tells of it alone, at most 200 characters; left out: the title. */
  readonly mail_subject?: string
  /** The same for readers of French; left out: people wrote it, or only staff read it. */
  readonly title_fr?: string
  readonly body_fr?: string
  readonly mail_subject_fr?: string
}

const longestTitle = 200

const titled = (text: string): string => (text.length <= longestTitle ? text : `${text.slice(0, longestTitle - 1)}…`)

/** What is written from messages, in each language: readers get their own. Titles are cut where they are too long. */
export function inEachLanguage(
  write: () => { readonly title: string; readonly body?: string; readonly mail_subject?: string },
) {
  const [english, french] = [writtenIn('en', write), writtenIn('fr', write)]
  return {
    title: titled(english.title),
    title_fr: titled(french.title),
    ...(english.body !== undefined && { body: english.body }),
    ...(french.body !== undefined && { body_fr: french.body }),
    ...(english.mail_subject !== undefined && { mail_subject: titled(english.mail_subject) }),
    ...(french.mail_subject !== undefined && { mail_subject_fr: titled(french.mail_subject) }),
  }
}

const peopleAtOnce = 1_000

interface Notified extends Recipient {
  readonly notification_uuid: string
}

/**
 * Tells people of something that happened, within the transaction in which it does: inside the product at once, by
 * email when and as each prefers. `at`: the instant at which it happened; `mailsFrom`: the first at which it is mailed, to whoever
 * hasn't read it by then. Whoever has no account any more is left out.
 */
export async function notify(
  transaction: Transaction<Tables>,
  { users, at, mailsFrom = at, ...text }: NotificationText & { users: readonly string[]; at: Date; mailsFrom?: Date },
): Promise<void> {
  const everybody = [...new Set(users)]
  for (let from = 0; from < everybody.length; from += peopleAtOnce) {
    const some = everybody.slice(from, from + peopleAtOnce)
    const { rows } = await sql<Notified>`
      with added as (
        insert into notifications (user_uuid, type, title, body, icon, priority, entity_link, mail_subject,
          title_fr, body_fr, mail_subject_fr, created_date, starts,
          published_date, published_in)
        select uuid, ${text.type}, ${text.title}, ${text.body ?? ''}, ${text.icon}, ${text.priority},
          ${text.entity_link ?? null}, ${text.mail_subject ?? null},
          ${text.title_fr ?? null}, ${text.body_fr ?? null}, ${text.mail_subject_fr ?? null}, ${at}, ${at}, ${at}, pg_current_xact_id()
        from users where uuid = any (${some}::uuid[]) and deleted_date is null
        returning uuid, user_uuid)
      select added.uuid as notification_uuid, ${recipientColumns(text.type)}
      from added join users on users.uuid = added.user_uuid ${preferencesOfUser} order by users.uuid`.execute(
      transaction,
    )
    const notificationOf = new Map(rows.map(({ uuid, notification_uuid }) => [uuid, notification_uuid]))
    await addMails(transaction, rows.filter(isMailed), (user) => notificationOf.get(user) ?? '', mailsFrom)
    evictAfterCommit(transaction, 'notifications_changed', [...notificationOf.keys()])
    await announce(transaction, { to: { users: [...notificationOf.keys()] }, event: 'notifications_updated' })
  }
}
