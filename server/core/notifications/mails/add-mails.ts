import { sql, type RawBuilder, type Transaction } from 'kysely'
import { sendAhead } from '../../../platform/database/pipeline.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { choiceOf } from './mail-choice.ts'
import { mailTime } from './mail-time.ts'

/** How notifications of a type reach someone. */
export interface Recipient {
  readonly uuid: string
  readonly choice: string
  readonly timezone: string | null
  readonly quiet_from: string | null
  readonly quiet_to: string | null
}

interface MailRecipient extends Recipient {
  readonly choice: 'email' | 'digest'
}

/** Of `users` joined with `preferencesOfUser`. */
export function recipientColumns(type: string): RawBuilder<unknown> {
  return sql`users.uuid, ${choiceOf(type)} as choice, users.timezone, quiet_from, quiet_to`
}

export const preferencesOfUser = sql`left join user_preferences on user_preferences.user_uuid = users.uuid`

/** Whether they want them by email, at once or in a digest. */
export function isMailed<Of extends Recipient>(recipient: Of): recipient is Of & MailRecipient {
  return recipient.choice === 'email' || recipient.choice === 'digest'
}

/** The people, in the order of their uuids, who want notifications of the type by email, at once or in a digest. */
export async function findMailRecipients(
  transaction: Transaction<Tables>,
  which: { type: string; where: RawBuilder<unknown>; limit: number },
): Promise<MailRecipient[]> {
  const { rows } = await sql<MailRecipient>`
    select ${recipientColumns(which.type)} from users ${preferencesOfUser}
    where deleted_date is null and ${choiceOf(which.type)} in ('email', 'digest') and (${which.where})
    order by users.uuid limit ${which.limit}`.execute(transaction)
  return rows
}

/** Notes that the recipients are mailed the notification, each when they want it. */
export async function addMails(
  transaction: Transaction<Tables>,
  recipients: readonly MailRecipient[],
  notificationOf: (userUuid: string) => string,
  at: Date,
): Promise<void> {
  if (recipients.length === 0) return
  const due = recipients.map(({ choice, timezone, quiet_from, quiet_to }) => {
    const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
    return mailTime(choice, { timezone, quiet }, at)
  })
  await sendAhead(
    transaction,
    sql`insert into notification_mails (user_uuid, notification_uuid, due)
      select * from unnest(${recipients.map(({ uuid }) => uuid)}::uuid[],
        ${recipients.map(({ uuid }) => notificationOf(uuid))}::uuid[], ${due}::timestamptz[])
      on conflict do nothing`,
  )
}
