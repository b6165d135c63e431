import * as t from '@talentplace/contract/work/messages/notifications'
import type { Transaction } from 'kysely'
import { excerptOf } from './excerpt.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Ms that a message has for being read before an email tells of it. */
const readWithin = 10 * 60 * 1000

/** What the notifications of a thread are about. */
export const linkOfThread = (uuid: string): `discussion:${string}` => `discussion:${uuid}`

/**
 * Step: a message is told inside the product at once, and by email to those who haven't read it within ten minutes: one notification a
 * thread until they read it.
 */
export async function notifyOfMessage(
  transaction: Transaction<Tables>,
  users: readonly string[],
  said: { uuid: string; subject: string; sender: string; body: string; files: number; at: Date },
): Promise<void> {
  const { uuid, subject, sender, body, files, at } = said
  if (users.length === 0) return
  await notify(transaction, {
    users,
    at,
    mailsFrom: new Date(at.getTime() + readWithin),
    type: 'discussion',
    ...inEachLanguage(() => ({
      title: t.wroteToYou({ person: sender, subject }),
      mail_subject: t.discussion({ subject }),
    })),
    body: excerptOf(body, files),
    icon: 'discussion',
    priority: 1,
    entity_link: linkOfThread(uuid),
  })
}
