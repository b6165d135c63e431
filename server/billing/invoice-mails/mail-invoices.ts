import { sql, type Kysely, type Selectable } from 'kysely'
import { documentWording } from '../invoices/document-wording.ts'
import { invoicePdfJob } from '../invoices/invoice-renderers.ts'
import { readInvoiceFor } from '../invoices/read-invoice.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail, type Mail } from '../../platform/mail/queue-mail.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { billedPeople, invoiceEmails } from '../../core/recipients/recipients.ts'
import { invoiceMail } from './invoice-mail.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface InvoiceMailDeps extends Pick<RenewalDeps, 'database' | 'clock' | 'log'> {
  readonly sender: Sender
  /** Who answers questions about an invoice. */
  readonly support: string
}

type Requested = Selectable<Tables['invoice_mails']>

const atOnce = 1_000

/** The mail as its receivers get it: with the file that the client's people can download, both in the client's language. */
async function makeMail(
  { database, clock, sender, support }: InvoiceMailDeps,
  { invoice_uuid, payment_uuid }: Requested,
  client_uuid: string,
): Promise<Omit<Mail, 'to'>> {
  const invoice = await readInvoiceFor(database.kysely, 'client', invoice_uuid)
  const payment = payment_uuid === null ? null : invoice.payments.find(({ uuid }) => uuid === payment_uuid)
  if (payment === undefined) throw new Error(`Payment ${payment_uuid} isn't one of invoice ${invoice_uuid}`)
  const wording = await documentWording(database.kysely, invoice)
  const file = await makeInWorker(invoicePdfJob, [invoice, { publicUrl: sender.publicUrl, support }, wording], {
    person: client_uuid,
    mustRun: true,
  })
  return writtenIn(wording.language, () => invoiceMail(sender, { invoice, payment, file, at: clock.now() }))
}

/** Whoever paid and where the company wants its invoices; each address once. */
async function addressesOf(database: Kysely<Tables>, { paid_by }: Requested, client_uuid: string): Promise<string[]> {
  if (paid_by === null) return (await billedPeople(database, client_uuid)).addresses
  const payer = await database
    .selectFrom('users')
    .select('email')
    .where('uuid', '=', paid_by)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  return [...new Set([...(payer ? [payer.email] : []), ...(await invoiceEmails(database, client_uuid))])]
}

/** The file is made before the transaction; whoever comes second finds the wish gone, and mails nothing. */
async function mailOne(deps: InvoiceMailDeps, request: Requested): Promise<void> {
  const { client_uuid } = await deps.database.kysely
    .selectFrom('invoices')
    .select('client_uuid')
    .where('uuid', '=', request.invoice_uuid)
    .executeTakeFirstOrThrow()
  const mail = await makeMail(deps, request, client_uuid)
  await deps.database.kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('invoice_mails')
      .where('uuid', '=', request.uuid)
      .returning('uuid')
      .executeTakeFirst()
    if (!taken) return
    for (const to of await addressesOf(transaction, request, client_uuid)) await queueMail(transaction, { to, ...mail })
  })
}

/**
 * Queues the mails of all invoices that are to be mailed, once each, however often it runs and wherever it ends. One that
 * throws rests for a while, and doesn't hold up the others.
 */
export async function mailInvoices(deps: InvoiceMailDeps): Promise<void> {
  const queue = renewalQueue(deps, 'invoices.mail')
  const request = await deps.database.kysely
    .selectFrom('invoice_mails')
    .selectAll()
    .where(isNotResting(queue.queue, sql`invoice_mails.uuid`, deps.clock.now()))
    .orderBy('uuid')
    .limit(atOnce)
    .execute()
  for (const each of request) await attemptItem(queue, each.uuid, () => mailOne(deps, each))
}

/** Each minute: an invoice follows what it tells of within that time. */
export function scheduleInvoiceMails(jobs: Jobs, deps: InvoiceMailDeps): void {
  jobs.every('invoices.mail', '* * * * *', () => mailInvoices(deps))
}
