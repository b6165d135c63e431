import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { choiceOf } from './mail-choice.ts'
import { mailTime } from './mail-time.ts'

interface Recipient {
  readonly uuid: string
  readonly choice: 'email' | 'digest'
  readonly timezone: string | null
  readonly quiet_from: string | null
  readonly quiet_to: string | null
}

/** The people, in the order of their uuids, who want notifications of the type by email, at once or in a digest. */
export async function findMailRecipients(
  transaction: Transaction<Tables>,
  which: { type: string; where: RawBuilder<unknown>; limit: number },
): Promise<Recipient[]> {
  const choice = choiceOf(which.type)
  const { rows } = await sql<Recipient>`
    select users.uuid, ${choice} as choice, users.timezone, quiet_from, quiet_to
    from users left join user_preferences on user_preferences.user_uuid = users.uuid
    where deleted_date is null and ${choice} in ('email', 'digest') and (${which.where})
    order by users.uuid limit ${which.limit}`.execute(transaction)
  return rows
}

/** Notes that the recipients are mailed the notification, each when they want it. */
export async function addMails(
  transaction: Transaction<Tables>,
  recipients: readonly Recipient[],
  notificationOf: (userUuid: string) => string,
  at: Date,
): Promise<void> {
  if (recipients.length === 0) return
  const due = recipients.map(({ choice, timezone, quiet_from, quiet_to }) => {
    const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
    return mailTime(choice, { timezone, quiet }, at)
  })
  await sql`insert into notification_mails (user_uuid, notification_uuid, due)
    select * from unnest(${recipients.map(({ uuid }) => uuid)}::uuid[],
      ${recipients.map(({ uuid }) => notificationOf(uuid))}::uuid[], ${due}::timestamptz[])
    on conflict do nothing`.execute(transaction)
}
