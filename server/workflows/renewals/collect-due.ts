import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { addCharge } from './add-charge.ts'
import { askProcessor } from './ask-processor.ts'
import { defaultCard } from './default-card.ts'
import { endCollection } from './end-collection.ts'
import { heldInvoice, type HeldInvoice } from './held-invoice.ts'
import { renewalDay, type RenewalParts } from './renewal-parts.ts'
import { settleInvoiceCharge } from './settle-charge.ts'
import { tellOfFailure } from './tell-of-failure.ts'

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
  and not exists (select from charges where invoice_uuid = invoices.uuid and state in ('asked', 'needs_action'))`

/** An invoice whose next try has come and that nobody else is asking for, held; undefined: there is none left. */
async function holdNext(transaction: Transaction<Tables>, today: string): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`
    select invoices.uuid from collections join invoices on invoices.uuid = invoice_uuid
    where ${isDue(today)} order by next_try, invoices.uuid limit 1 for update of invoices skip locked`.execute(
    transaction,
  )
  return rows[0]?.uuid
}

/** Looked up again once it is held: somebody may have tried it between the search and the lock. */
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

const noCard = 'There is no card to charge, or it has expired.'

/** The charge to ask the processor for, or that the client was told there is no card. */
async function beginCharge(
  transaction: Transaction<Tables>,
  invoice: HeldInvoice,
  { mails, processor, at }: Pick<RenewalParts, 'mails'> & { processor: CardProcessor; at: Date },
): Promise<string | null> {
  const { client_uuid } = invoice
  const card = await defaultCard(transaction, { client_uuid, processor: processor.name, now: at })
  if (card) return addCharge(transaction, { invoice, card_uuid: card.uuid, processor: processor.name, at, asked: null })
  await tellOfFailure(transaction, { invoice, message: noCard, at }, mails)
  return null
}

/** One try of one due invoice: `null` when none is left, else the charge to ask for, if there is a card. */
async function beginTry(parts: RenewalParts, processor: CardProcessor): Promise<{ charge_uuid: string | null } | null> {
  const at = parts.clock.now()
  const today = renewalDay(at)
  return parts.database.kysely.transaction().execute(async (transaction) => {
    const uuid = await holdNext(transaction, today)
    if (uuid === undefined) return null
    const due = await stillDueOf(transaction, uuid, today)
    if (!due) return { charge_uuid: null }
    const invoice = await heldInvoice(transaction, uuid)
    if (invoice.paid_cents === invoice.total_cents || invoice.status === 'void') {
      await endCollection(transaction, invoice)
      return { charge_uuid: null }
    }
    await countTry(transaction, due, today)
    return { charge_uuid: await beginCharge(transaction, invoice, { ...parts, processor, at }) }
  })
}

/**
 * Tries the card of every invoice whose day has come, each noted before the processor is asked. A try that gets no answer
 * is looked after by `reconcileCharges`.
 */
export async function collectDue(parts: RenewalParts): Promise<void> {
  const { processor } = parts
  if (processor === null) return
  for (;;) {
    const begun = await beginTry(parts, processor)
    if (begun === null) return
    if (begun.charge_uuid === null) continue
    const result = await askProcessor({ ...parts, processor }, begun.charge_uuid)
    if (result) await settleInvoiceCharge(parts, begun.charge_uuid, result)
  }
}
