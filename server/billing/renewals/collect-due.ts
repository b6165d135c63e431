import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, isNotResting, type ItemQueue } from '../../platform/jobs/failing-items.ts'
import { severalAtOnce } from '../../platform/jobs/several-at-once.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { addCharge, sharesOf, sumOfShares, type ChargeShare } from '../charges/add-charge.ts'
import { defaultCard, queryProcessor } from '../charges/query-processor.ts'
import { endCollection, lockInvoice, type LockedInvoice } from '../charges/lock-invoice.ts'
import { payFromCredit } from '../charges/pay-from-credit.ts'
import { renewalDay, type RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'
import { notifyOfFailure } from '../charges/notifications.ts'

/** D1: days after the first try on which a card is tried again. */
const retryDays = [1, 3, 5, 7]

/** The day of the next try once `tries` have been made, the last of them today; null: it was the last. */
export function nextTry(first_try: string, tries: number, today: string): string | null {
  const days = retryDays[tries - 1]
  if (days === undefined) return null
  const planned = Temporal.PlainDate.from(first_try).add({ days })
  // A job that comes late tries once a day, not all that it has missed at once.
  const soonest = Temporal.PlainDate.from(today).add({ days: 1 })
  return (Temporal.PlainDate.compare(planned, soonest) < 0 ? soonest : planned).toString()
}

interface Due {
  readonly uuid: string
  readonly tries: number
  readonly first_try: string | null
}

const isDue = (today: string) => sql<boolean>`next_try <= ${today}
  and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)`

/** The invoices whose next try has come, each client's in their order, without those that rest because something went wrong with them. */
async function dueInvoices({ database }: RenewalDeps, queue: ItemQueue): Promise<string[][]> {
  const now = queue.clock.now()
  const { rows } = await sql<{ uuid: string; client_uuid: string }>`
    select invoices.uuid, client_uuid from collections join invoices on invoices.uuid = invoice_uuid
    where ${isDue(renewalDay(now))} and ${isNotResting(queue.queue, sql`invoices.uuid`, now)}
    order by next_try, invoices.uuid`.execute(database.kysely)
  const byClient = Map.groupBy(rows, ({ client_uuid }) => client_uuid)
  return [...byClient.values()].map((invoices) => invoices.map(({ uuid }) => uuid))
}

/** Looked up again once it is held: someone may have tried it between the search and the lock. */
async function stillDueOf(transaction: Transaction<Tables>, uuid: string, today: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select invoices.uuid, tries, first_try from collections join invoices on invoices.uuid = invoice_uuid
    where invoices.uuid = ${uuid} and ${isDue(today)}`.execute(transaction)
  return rows[0]
}

async function countTry(transaction: Transaction<Tables>, due: Due, today: string): Promise<void> {
  const first_try = due.first_try ?? today
  const tries = due.tries + 1
  await transaction
    .updateTable('collections')
    .set({ tries, first_try, next_try: nextTry(first_try, tries, today) })
    .where('invoice_uuid', '=', due.uuid)
    .execute()
}

/** The charge to ask the processor for, or that the client was told there is no card. */
async function startCharge(
  transaction: Transaction<Tables>,
  { invoice, shares }: { invoice: LockedInvoice; shares: readonly ChargeShare[] },
  { mails, processor, at }: Pick<RenewalDeps, 'mails'> & { processor: CardProcessor; at: Date },
): Promise<string | null> {
  const { client_uuid } = invoice
  const card = await defaultCard(transaction, { client_uuid, processor: processor.name, now: at })
  if (card) {
    const by = { card_uuid: card.uuid, processor: processor.name, at, requested: null }
    return addCharge(transaction, { invoice, shares, ...by })
  }
  await notifyOfFailure(transaction, { invoice, amount_cents: sumOfShares(shares), reason: t.noCard, at }, mails)
  return null
}

/**
 * Step: what is open of an invoice is less than a card can be charged, so it waits for the client's next charge in the
 * currency, which takes it along. The client is told, and mailed the invoice.
 */
async function waitForNext(
  transaction: Transaction<Tables>,
  { invoice, at }: { invoice: LockedInvoice; at: Date },
): Promise<void> {
  const waits_since = renewalDay(at)
  await transaction
    .insertInto('collections')
    .values({ invoice_uuid: invoice.uuid, waits_since })
    .onConflict((conflict) => conflict.column('invoice_uuid').doUpdateSet({ waits_since, next_try: null }))
    .execute()
  const { users } = await billedPeople(transaction, invoice.client_uuid)
  const open = invoice.total_cents - invoice.paid_cents
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.withNext({
        number: invoiceNumber(invoice.currency, invoice.number),
        amount: money(open, invoice.currency),
      }),
      body: t.lessThanCard(),
    })),
    icon: 'info',
    priority: 2,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
  await requestInvoiceMail(transaction, { invoice_uuid: invoice.uuid, payment_uuid: null, paid_by: null })
}

/** One try of an invoice: the charge to ask for; null when nothing is due, it is too little, or there is no card. */
async function startTry(deps: RenewalDeps, processor: CardProcessor, uuid: string): Promise<string | null> {
  const at = deps.clock.now()
  const today = renewalDay(at)
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const posted = await lockInvoice(transaction, uuid)
    const due = await stillDueOf(transaction, uuid, today)
    if (!due) return null
    const invoice = invoiceStates.is('open', posted.status) ? await payFromCredit(transaction, posted, at) : posted
    if (invoice.paid_cents === invoice.total_cents || invoice.status === 'void') {
      await endCollection(transaction, invoice, at)
      return null
    }
    const shares = await sharesOf(transaction, invoice)
    if (sumOfShares(shares) < processor.minimumCents(invoice.currency)) {
      await waitForNext(transaction, { invoice, at })
      return null
    }
    await countTry(transaction, due, today)
    return startCharge(transaction, { invoice, shares }, { ...deps, processor, at })
  })
}

/** Clients whose cards are tried at the same time: most of a try is the wait for the processor's answer. */
const clientsAtOnce = 4

/**
 * Tries the card of every invoice whose day has come, each noted before the processor is asked; those of one client one after the
 * other, since what is open of the first may go along with the next. A try that gets no answer is looked after by
 * `reconcileCharges`, and one that throws holds up none of the others.
 */
export async function collectDue(deps: RenewalDeps): Promise<void> {
  const { processor } = deps
  if (processor === null) return
  const invoices = renewalQueue(deps, 'renewals.collect')
  const charges = renewalQueue(deps, 'renewals.charge')
  const tryCard = async (uuid: string) => {
    const charge_uuid = await startTry(deps, processor, uuid)
    if (charge_uuid === null) return
    await attemptItem(charges, charge_uuid, async () => {
      const result = await queryProcessor({ ...deps, processor }, charge_uuid)
      if (result) await settleInvoiceCharge(deps, charge_uuid, result)
    })
  }
  await severalAtOnce(await dueInvoices(deps, invoices), clientsAtOnce, async (ofClient) => {
    for (const uuid of ofClient) await attemptItem(invoices, uuid, () => tryCard(uuid))
  })
}
