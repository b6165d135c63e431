import { sql, type Transaction } from 'kysely'
import { excerptOf } from './excerpt.ts'
import { peopleOf } from './taking-part.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Ms that a message has for being read before an email tells of it. */
const readWithin = 10 * 60 * 1000
const longestTitle = 200

/** What the notifications of a thread are about. */
export const linkOfThread = (uuid: string): `discussion:${string}` => `discussion:${uuid}`

/** Whoever else takes part and doesn't know yet that there is something to read: one notification a thread until they read it. */
async function peopleToNotify(
  transaction: Transaction<Tables>,
  uuid: string,
  sender: string,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select person.uuid from (${peopleOf(sql`${uuid}::uuid`, at)}) person
    left join discussion_people own on own.discussion_uuid = ${uuid} and own.user_uuid = person.uuid
    where person.uuid <> ${sender} and own.muted is not true and not exists (
      select from notifications where notifications.user_uuid = person.uuid and entity_link = ${linkOfThread(uuid)}
        and read_at is null and published_date is not null and withdrawn_date is null)
    order by person.uuid`.execute(transaction)
  return rows.map((each) => each.uuid)
}

/** Step: a message is told inside the product at once, and by email to those who haven't read it within ten minutes. */
export async function notifyOfMessage(
  transaction: Transaction<Tables>,
  said: { uuid: string; subject: string; sender_uuid: string; sender: string; body: string; files: number; at: Date },
): Promise<void> {
  const { uuid, subject, sender_uuid, sender, body, files, at } = said
  const users = await peopleToNotify(transaction, uuid, sender_uuid, at)
  if (users.length === 0) return
  const title = `${sender} wrote to you: ${subject}`
  await notify(transaction, {
    users,
    at,
    mailsFrom: new Date(at.getTime() + readWithin),
    type: 'discussion',
    title: title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1)}…`,
    body: excerptOf(body, files),
    mail_subject: `Discussion: ${subject}`.slice(0, longestTitle),
    icon: 'discussion',
    priority: 1,
    entity_link: linkOfThread(uuid),
  })
}
