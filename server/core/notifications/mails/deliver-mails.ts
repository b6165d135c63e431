import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import { advisoryKeys } from '../../../platform/database/advisory-keys.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { writtenIn } from '../../../platform/languages/reader-language.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { ReplyAddresses } from '../../../platform/mail/reply-addresses.ts'
import type { UnsubscribeLinks } from '../../../platform/mail/unsubscribe-links.ts'
import { discussionOf, notificationMail, threadOf, type MailedNotification } from './notification-mail.ts'
import type { Sender } from '../../../platform/mail/mail-layout.ts'

export interface MailDeps extends Sender {
  readonly database: Database
  readonly clock: Clock
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly replyAddresses: ReplyAddresses
}

const peopleAtOnce = 100

interface Due extends MailedNotification {
  readonly user_uuid: string
  readonly email: string
  readonly full_name: string
  readonly permissions: readonly Permission[]
  /** Of their account, else of their company's documents. */
  readonly language: Language
  /** False: read meanwhile, withdrawn, over, or not wanted by email any more. */
  readonly stands: boolean
}

async function takeDue(transaction: Transaction<Tables>, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with people as (
      select distinct user_uuid from (
        select user_uuid from notification_mails where due <= ${now} order by due limit ${peopleAtOnce}
      ) as first_due
    ), taken as (
      delete from notification_mails using people
      where notification_mails.user_uuid = people.user_uuid and due <= ${now}
      returning notification_mails.user_uuid, notification_mails.notification_uuid
    )
    select taken.user_uuid, notifications.uuid, email, full_name, permissions, entity_link, reads_in.language,
      case when reads_in.language = 'fr' then coalesce(title_fr, title) else title end as title,
      case when reads_in.language = 'fr' then coalesce(body_fr, body) else body end as body,
      case when reads_in.language = 'fr' then coalesce(mail_subject_fr, mail_subject) else mail_subject end as mail_subject,
      users.deleted_date is null and withdrawn_date is null and (ends is null or ends > ${now})
        and notifications.read_at is null and reads.read_at is null
        and coalesce(user_preferences.notifications ->> notifications.type, '') not in ('in_app', 'off') as stands
    from taken
    join users on users.uuid = taken.user_uuid
    join notifications on notifications.uuid = taken.notification_uuid
    left join clients on clients.uuid = users.client_uuid
    cross join lateral (select case when 'admin' = any (users.permissions) then 'en'
      else coalesce(users.language, clients.document_language,
        case when clients.country = 'CA' and clients.state_prov = 'QC' then 'fr' end, 'en') end as language) reads_in
    left join user_preferences on user_preferences.user_uuid = taken.user_uuid
    left join notification_reads reads
      on reads.user_uuid = taken.user_uuid and reads.notification_uuid = taken.notification_uuid
    order by taken.user_uuid, published_date, notifications.uuid`.execute(transaction)
  return rows
}

/**
 * Writes the mails that are due, one for each person, into the outbox; true when there may be more. A crash between
 * leaves either both or neither.
 */
export async function deliverMails({
  database,
  clock,
  unsubscribeLinks,
  replyAddresses,
  ...site
}: MailDeps): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    // One process at a time turns what is due into mails; the others leave it to it.
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${advisoryKeys.notification_mails}) as locked`.execute(transaction)
    if (!rows[0]?.locked) return false
    const due = await takeDue(transaction, clock.now())
    const byPerson = Map.groupBy(
      due.filter(({ stands }) => stands),
      ({ user_uuid }) => user_uuid,
    )
    for (const notifications of byPerson.values()) {
      const [person] = notifications
      if (person === undefined) continue
      const unsubscribePage = await unsubscribeLinks.page(person.user_uuid)
      const discussion_uuid = discussionOf(notifications)
      const binding = discussion_uuid === null ? null : { user_uuid: person.user_uuid, discussion_uuid }
      const replyTo = binding && (await replyAddresses.addressFor(transaction, binding))
      const recipient = { ...person, unsubscribePage, takesReplies: replyTo !== null }
      const mail = writtenIn(person.language, () => notificationMail(site, recipient, notifications))
      const unsubscribe = await unsubscribeLinks.oneClick(person.user_uuid)
      await queueMail(transaction, { to: person.email, ...mail, unsubscribe, thread: threadOf(notifications), replyTo })
    }
    return due.length > 0
  })
}
