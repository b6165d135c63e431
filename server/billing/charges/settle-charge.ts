import * as t from '@talentplace/contract/billing/messages/notifications'
import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { paymentOfCharge } from '@talentplace/contract/billing/processor/payment.states'
import type { Selectable, Transaction } from 'kysely'
import { requireProcessor } from '../../accounts/cards/require-processor.ts'
import { announceToContacts } from '../../accounts/clients/announce-to-contacts.ts'
import { makeDefault } from '../../accounts/cards/make-default.ts'
import type { Database } from '../../platform/database/connection.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { ChargeResult, ProcessorEvent } from '../../platform/payments/card-processor.ts'
import { postAddedHours } from './post-added-hours.ts'
import { endCollection, lockInvoice, type LockedInvoice } from './lock-invoice.ts'
import { queryProcessor } from './query-processor.ts'
import type { RenewalDeps } from './renewal-deps.ts'
import { notifyOfCredit, notifyOfFailure } from './notifications.ts'

type Charge = Selectable<Tables['charges']>
type Settling = Pick<RenewalDeps, 'database' | 'clock' | 'mails'>

/** A charge of an invoice, held after the subscription it is for; undefined: there is none. */
async function lockedCharge(transaction: Transaction<Tables>, uuid: string): Promise<Charge | undefined> {
  const invoices = await transaction
    .selectFrom('charge_shares')
    .innerJoin('invoices', 'invoices.uuid', 'charge_shares.invoice_uuid')
    .select(['invoices.uuid', 'project_uuid'])
    .where('charge_uuid', '=', uuid)
    .execute()
  if (invoices.length === 0) return undefined
  await lockRows(
    transaction,
    'projects',
    invoices.map(({ project_uuid }) => project_uuid),
  )
  const charge = await lockRow(transaction, 'charges', uuid)
  await lockRows(
    transaction,
    'invoices',
    invoices.map((invoice) => invoice.uuid),
  )
  return charge
}

/** The invoices that a charge is for. */
async function invoicesOf(transaction: Transaction<Tables>, charge_uuid: string): Promise<string[]> {
  const shares = await transaction
    .selectFrom('charge_shares')
    .select('invoice_uuid')
    .where('charge_uuid', '=', charge_uuid)
    .orderBy('invoice_uuid')
    .execute()
  return shares.map(({ invoice_uuid }) => invoice_uuid)
}

interface Taken {
  readonly charge: Charge
  readonly invoice: LockedInvoice
  /** What was paid for can't be had any more, and why: a sentence. */
  readonly tooLate: (() => string) | null
  readonly reference: string
  readonly at: Date
}

/** Books the whole of what was taken: what is open is paid, the rest is the client's credit, and both are told. */
async function takePayment(
  transaction: Transaction<Tables>,
  { charge, invoice, tooLate, reference, at }: Taken,
): Promise<void> {
  const { client_uuid, currency, amount_cents } = charge
  const alongside = (await invoicesOf(transaction, charge.uuid)).filter((uuid) => uuid !== invoice.uuid)
  const pays = [...(tooLate === null ? [invoice.uuid] : []), ...alongside]
  const {
    uuid: payment_uuid,
    applied,
    credit_cents,
  } = await bookPayment(transaction, {
    client_uuid,
    currency,
    invoices: pays,
    charge_uuid: charge.uuid,
    method: 'card',
    amount_cents,
    reference,
    recorded_by: charge.asked_by,
    at,
  })
  // What was a draft until now was never collected.
  for (const uuid of invoice.status === 'draft' ? alongside : pays) {
    const paid = await lockInvoice(transaction, uuid)
    if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid, at)
  }
  if (credit_cents > 0) {
    const what = () =>
      tooLate === null
        ? t.forInvoice({ number: invoiceNumber(invoice.currency, invoice.number) })
        : t.forAddedHours({ project: invoice.project_name })
    const why = tooLate ?? t.paidBefore
    await notifyOfCredit(transaction, { client_uuid, currency, amount_cents, credit_cents, what, why, reference }, at)
  }
  for (const { invoice_uuid } of applied) {
    await requestInvoiceMail(transaction, { invoice_uuid, payment_uuid, paid_by: null })
  }
}

/**
 * Keeps what became of a charge of an invoice: the payment and the wish to mail it, or the refusal. Told again, in another order or
 * too late it changes nothing; only a refusal that turns out to have gone through is still taken. True when the charge
 * is one of an invoice's.
 */
export async function settleInvoiceCharge(deps: Settling, key: string, result: ChargeResult): Promise<boolean> {
  const at = deps.clock.now()
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const found = await lockedCharge(transaction, key)
    if (!found) return false
    if (found.state === 'succeeded' || (found.state === 'declined' && result.state !== 'succeeded')) return true
    const processor_charge_id = result.processor_charge_id ?? found.processor_charge_id
    const charge = { ...found, processor_charge_id }
    const invoice = await lockInvoice(transaction, found.invoice_uuid ?? '')
    const open = result.state === 'needs_action'
    await transaction
      .updateTable('charges')
      .set({
        state: chargeStates.step(found.state, result.state, 'system'),
        processor_charge_id,
        failure_code: result.state === 'declined' ? result.code : null,
        failure_message: result.state === 'declined' ? result.message : null,
        settled_date: open ? null : at,
      })
      .where('uuid', '=', charge.uuid)
      .execute()
    await announceToContacts(transaction, charge.client_uuid)
    if (result.state === 'declined' && charge.asked_by === null) {
      const { amount_cents } = charge
      await notifyOfFailure(transaction, { invoice, amount_cents, reason: () => result.message, at }, deps.mails)
    }
    if (result.state !== 'succeeded') return true
    if (charge.becomes_default) {
      const { client_uuid, card_uuid, asked_by: actor_uuid } = charge
      await makeDefault(transaction, { client_uuid, card_uuid, actor_uuid, at })
    }
    const wasRejected = found.state === 'declined'
    const tooLate = invoice.status === 'draft' ? await postAddedHours(transaction, { invoice, wasRejected, at }) : null
    await takePayment(transaction, { charge, invoice, tooLate, reference: result.processor_charge_id, at })
    return true
  })
}

/** What the processor tells of itself about a charge of an invoice; of any other it isn't for us. */
export function onInvoiceCharge(deps: Settling) {
  return async ({ charge }: ProcessorEvent): Promise<void> => {
    if (charge) await settleInvoiceCharge(deps, charge.key, charge.result)
  }
}

async function chargeAsItStands({ kysely }: Database, uuid: string) {
  return kysely
    .selectFrom('charges')
    .select(['state', 'failure_message'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
}

/**
 * What became of a charge that someone asked for and that is noted: the processor is asked unless it has decided, and what it
 * says is kept. Never within a transaction. @throws HttpError 409 `card_declined`, 503
 */
export async function queryAndSettle(deps: RenewalDeps, charge_uuid: string) {
  const processor = requireProcessor(deps.processor)
  const before = await chargeAsItStands(deps.database, charge_uuid)
  const isOpen = chargeStates.is('open', before.state)
  const result = isOpen ? await queryProcessor({ ...deps, processor }, charge_uuid) : undefined
  if (result) await settleInvoiceCharge(deps, charge_uuid, result)
  const charge = await chargeAsItStands(deps.database, charge_uuid)
  if (charge.state === 'declined') {
    throw new HttpError(409, 'card_declined', charge.failure_message ?? refusals.cardDeclined())
  }
  return {
    state: paymentOfCharge(charge.state),
    client_secret: result?.state === 'needs_action' ? result.client_secret : null,
  }
}
