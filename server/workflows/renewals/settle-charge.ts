import type { Selectable, Transaction } from 'kysely'
import { invoiceNumber } from '../../features/invoices/invoice-number.ts'
import { recordPayment } from '../../features/invoices/record-payment.ts'
import { notify } from '../../features/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { ChargeResult, ProcessorEvent } from '../../platform/payments/card-processor.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { moneyText } from '../../rules/money-text.ts'
import { endCollection } from './end-collection.ts'
import { heldInvoice, type HeldInvoice } from './held-invoice.ts'
import type { RenewalParts } from './renewal-parts.ts'
import { tellOfFailure } from './tell-of-failure.ts'
import { billedPeople, financeStaff } from './told-people.ts'

type Charge = Selectable<Tables['charges']>
type Settling = Pick<RenewalParts, 'database' | 'clock' | 'mails'>

async function takePayment(
  transaction: Transaction<Tables>,
  { charge, invoice, reference, at }: { charge: Charge; invoice: HeldInvoice; reference: string; at: Date },
  mails: RenewalParts['mails'],
): Promise<void> {
  await recordPayment(transaction, {
    invoice_uuid: invoice.uuid,
    charge_uuid: charge.uuid,
    method: 'card',
    amount_cents: charge.amount_cents,
    reference,
    recorded_by: charge.asked_by,
    at,
  })
  await endCollection(transaction, invoice)
  const { addresses } = await billedPeople(transaction, invoice.client_uuid)
  const mail = mails.paid(invoice, charge.amount_cents)
  for (const to of addresses) await queueMail(transaction, { to, ...mail })
}

/** The invoice was paid otherwise meanwhile: the money is too much, and a person has to give it back. */
async function tellOfSurplus(
  transaction: Transaction<Tables>,
  charge: Charge,
  invoice: HeldInvoice,
  at: Date,
): Promise<void> {
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `Invoice ${invoiceNumber(invoice.currency, invoice.number)} was paid twice`,
    body: `A charge of ${moneyText(charge.amount_cents, charge.currency)} went through after the invoice had been paid. Please refund it with the processor: ${charge.processor_charge_id ?? charge.uuid}.`,
    icon: 'alert',
    priority: 0,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
}

/**
 * Keeps what became of a charge of an invoice: the payment and its mail, or the refusal. Told again, in another order or
 * too late it changes nothing; only a refusal that turns out to have gone through is still taken. True when the charge
 * is one of an invoice's.
 */
export async function settleInvoiceCharge(parts: Settling, key: string, result: ChargeResult): Promise<boolean> {
  const at = parts.clock.now()
  return parts.database.kysely.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('charges')
      .selectAll()
      .where('uuid', '=', key)
      .where('invoice_uuid', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return false
    if (found.state === 'succeeded' || (found.state === 'declined' && result.state !== 'succeeded')) return true
    const processor_charge_id = result.processor_charge_id ?? found.processor_charge_id
    const charge = { ...found, processor_charge_id }
    const invoice = await heldInvoice(transaction, found.invoice_uuid ?? '')
    const open = result.state === 'needs_action'
    await transaction
      .updateTable('charges')
      .set({
        state: result.state,
        processor_charge_id,
        failure_code: result.state === 'declined' ? result.code : null,
        failure_message: result.state === 'declined' ? result.message : null,
        settled_date: open ? null : at,
      })
      .where('uuid', '=', charge.uuid)
      .execute()
    if (result.state === 'declined' && charge.asked_by === null) {
      await tellOfFailure(transaction, { invoice, message: result.message, at }, parts.mails)
    }
    if (result.state !== 'succeeded') return true
    if (charge.amount_cents > invoice.total_cents - invoice.paid_cents) {
      await tellOfSurplus(transaction, charge, invoice, at)
    } else {
      await takePayment(transaction, { charge, invoice, reference: result.processor_charge_id, at }, parts.mails)
    }
    return true
  })
}

/** What the processor tells of itself about a charge of an invoice; of any other it isn't for us. */
export function onInvoiceCharge(parts: Settling) {
  return async ({ charge }: ProcessorEvent): Promise<void> => {
    if (charge) await settleInvoiceCharge(parts, charge.key, charge.result)
  }
}
