import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { endAlert } from '../alerts/close-alert.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import type { Tables } from '../database/tables.ts'
import { oneRunAtATime } from '../jobs/one-run-at-a-time.ts'
import { isMailServerAway, isRejectedForGood, type MailTransport } from './mail-transport.ts'
import type { Attachment } from './queue-mail.ts'

interface Waiting {
  readonly uuid: string
  readonly recipient: string
  readonly subject: string
  readonly text_body: string
  readonly html_body: string
  readonly unsubscribe_url: string | null
  readonly thread: string | null
  readonly reply_to: string | null
  readonly answers: string | null
  readonly attempts: number
}

/** Mail to one address is one alert: the next step is to find out their right one. */
const bounceOf = (recipient: string) => `mail:${recipient}`.slice(0, 300) as `mail:${string}`

export interface MailDelivery {
  /** Delivers what waits, this process or another; settles when this process has nothing left to try. */
  deliver(): Promise<void>
  /** Waits for a delivery under way. */
  stop(): Promise<void>
}

const batch = 10
/** Ms between two looks for a mail server, or a database, that was away: what waits for it leaves as soon as it is back. */
const lookAgainAfter = 2_000
/** A mail that a process took and never reported on is taken again after this. */
const lease = sql`interval '2 minutes'`
/** A code of three days ago helps nobody. */
const longestWait = sql`interval '3 days'`

interface DeliveryParts {
  readonly database: Database
  /** Null: it hears of no mail, and delivers when it is told to. */
  readonly listener: Listener | null
  readonly transport: MailTransport
  readonly clock: Clock
  readonly log: Logger
}

async function take({ kysely }: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`update mail_outbox set attempts = attempts + 1, next_attempt = now() + ${lease}
    where uuid in (
      select uuid from mail_outbox where next_attempt <= now() and created_date > now() - ${longestWait}
      order by next_attempt, uuid limit ${batch} for update skip locked)
    returning uuid, recipient, subject, text_body, html_body, unsubscribe_url, thread, reply_to, answers, attempts`.execute(
    kysely,
  )
  return rows
}

async function attachmentsOf({ kysely }: Database, { uuid }: Waiting): Promise<Attachment[]> {
  return kysely
    .selectFrom('mail_attachments')
    .select(['file_name', 'media_type', 'content'])
    .where('mail_uuid', '=', uuid)
    .orderBy('position')
    .execute()
}

async function reportSent(
  { database, transport, clock }: Pick<DeliveryParts, 'database' | 'transport' | 'clock'>,
  { uuid, recipient }: Waiting,
): Promise<void> {
  if (!transport.keepsBodies) {
    await database.kysely.deleteFrom('mail_attachments').where('mail_uuid', '=', uuid).execute()
  }
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('mail_outbox')
      .set({
        sent_date: sql<Date>`now()`,
        next_attempt: null,
        failure: null,
        ...(!transport.keepsBodies && { text_body: '', html_body: '' }),
      })
      .where('uuid', '=', uuid)
      .execute()
    const note = 'A later email to this address was delivered.'
    await endAlert(transaction, { fingerprint: bounceOf(recipient), at: clock.now(), note })
  })
}

/** Nobody will try this mail again, so staff have to find another way to its reader. */
async function notifyOfRejection(
  transaction: Transaction<Tables>,
  mail: Waiting,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const person = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('email', '=', mail.recipient.toLowerCase())
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  await raiseAlert(transaction, {
    fingerprint: bounceOf(mail.recipient),
    type: 'warning',
    title: `Email to ${mail.recipient} bounced`,
    detail: `“${mail.subject}” was refused for good and won’t be sent again. Ask for the right address another way. The mail server said: ${reason}`,
    entity_link: person ? `user:${person.uuid}` : null,
    at,
  })
}

/**
 * Delivers the outbox: at once when a mail is queued (each process hears it, one takes it), and again with growing
 * pauses while the mail server doesn't take it. One that can't be reached is looked for, and costs only the mails that met it a try.
 */
export function createMailDelivery(parts: DeliveryParts): MailDelivery {
  const { database, listener, transport, clock, log } = parts
  /** While the mail server is away: the mails that met it, and the next look for it. */
  let away: { readonly met: string[]; look: NodeJS.Timeout | undefined } | null = null
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function reportFailure(mail: Waiting, error: unknown): Promise<void> {
    const { uuid, attempts } = mail
    const failure = String(error).slice(0, 500)
    const forGood = isRejectedForGood(error)
    const minutes = Math.min(2 ** (attempts - 1), 120)
    log.warn({ reason: String(error), mail: uuid, attempts, forGood }, 'a mail was not delivered')
    await database.kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('mail_outbox')
        .set({ failure, next_attempt: forGood ? null : sql<Date>`now() + make_interval(mins => ${minutes})` })
        .where('uuid', '=', uuid)
        .execute()
      if (forGood) await notifyOfRejection(transaction, mail, { reason: failure, at: clock.now() })
    })
    if (!isMailServerAway(error)) return
    if (away === null) {
      away = { met: [], look: undefined }
      scheduleLook()
    }
    away.met.push(uuid)
  }

  function scheduleLook(): void {
    if (away !== null && !stopped) away.look = setTimeout(() => void lookAgain(), lookAgainAfter)
  }

  async function lookAgain(): Promise<void> {
    try {
      await transport.check()
      await sql`update mail_outbox set next_attempt = now()
        where uuid = any(${away?.met ?? []}::uuid[]) and next_attempt is not null`.execute(database.kysely)
    } catch {
      return scheduleLook()
    }
    log.info('the mail server is back')
    away = null
    attempt()
  }

  async function deliverOne(mail: Waiting): Promise<void> {
    try {
      const { recipient: to, subject, text_body: text, html_body: html, unsubscribe_url: unsubscribe } = mail
      const { thread, answers } = mail
      // Whose address it was may have been forgotten since.
      const replyTo = mail.reply_to?.includes('@') ? mail.reply_to : null
      const attachments = await attachmentsOf(database, mail)
      await transport.deliver(mail.uuid, {
        to,
        subject,
        text,
        html,
        attachments,
        unsubscribe,
        thread,
        replyTo,
        answers,
      })
    } catch (error) {
      return reportFailure(mail, error)
    }
    return reportSent(parts, mail)
  }

  const isAway = () => away !== null
  const runs = oneRunAtATime(async (isStopped) => {
    while (!isAway() && !isStopped()) {
      const mails = await take(database)
      if (mails.length === 0) return
      await Promise.all(mails.map(deliverOne))
    }
  })

  function attempt(): void {
    runs.run().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'mail waits for the database')
      if (!stopped) retry ??= setTimeout(tryAgain, lookAgainAfter)
    })
  }

  function tryAgain(): void {
    retry = undefined
    attempt()
  }

  listener?.on('mail_queued', attempt)
  listener?.onReconnect(attempt)

  return {
    deliver: runs.run,
    async stop() {
      stopped = true
      clearTimeout(away?.look)
      clearTimeout(retry)
      await runs.stop()
      transport.close()
    },
  }
}

/** Removes mails of a month ago, whatever became of them, and what is known of those that came in. */
export async function clearPastMail(database: Database): Promise<void> {
  await sql`delete from inbound_mails where received_date < now() - interval '30 days'`.execute(database.kysely)
  await sql`delete from mail_outbox where created_date < now() - interval '30 days'`.execute(database.kysely)
}
