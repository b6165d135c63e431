import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { HttpError } from '../http/http-error.ts'
import { admitWithin, waitText, type Limit } from '../throttle/throttle.ts'
import { queueMail, type Mail } from './queue-mail.ts'

/** Mails to one person that people have asked for, whoever asked. */
export const requestMails: Limit = { purpose: 'asked mail', max: 20, windowSeconds: 3600 }

/**
 * Queues a mail that goes out because someone pressed something, as often as they press it: to one person so many an
 * hour, whoever asks. Beyond that the whole transaction is refused. What follows from something that can't be repeated at
 * will (a payment, a renewal) is `queueMail`'s. @throws HttpError 429 `too_many_mails`
 */
export async function queueRequestedMail(transaction: Transaction<Tables>, mail: Mail, at: Date): Promise<void> {
  try {
    await admitWithin(transaction, { limit: requestMails, subject: mail.to.trim().toLowerCase() }, at)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { retryAfter = requestMails.windowSeconds } = error
    const message = `Nothing was sent: this person has had many emails from us within the hour. Please try again in ${waitText(retryAfter)}.`
    throw new HttpError(429, 'too_many_mails', message, { retryAfter })
  }
  await queueMail(transaction, mail)
}
