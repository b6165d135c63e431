import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MeetingMails } from './meeting-mails.ts'

type Sent = ReturnType<MeetingMails['booked']>

/**
 * Mails of a meeting that was booked or moved: to whom it is with so many an hour, and with each of those one to our own
 * team. @throws HttpError 429 `too_many_mails`
 */
export async function queueMeetingMails(transaction: Transaction<Tables>, sent: Sent, at: Date): Promise<void> {
  const [toInvitee, ...toTeam] = sent
  if (toInvitee) await queueRequestedMail(transaction, toInvitee, at)
  for (const mail of toTeam) await queueMail(transaction, mail)
}
