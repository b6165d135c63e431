import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { endCollection, lockInvoice, type LockedInvoice } from './lock-invoice.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

/** The client's credit in a currency, held until the transaction ends. */
export async function lockedCredit(
  transaction: Transaction<Tables>,
  { client_uuid, currency }: Pick<LockedInvoice, 'client_uuid' | 'currency'>,
): Promise<number> {
  const balances = await lockRows(transaction, 'client_credit_balances', [client_uuid], 'client_uuid')
  return balances.find((each) => each.currency === currency)?.balance_cents ?? 0
}

/** Step: the client hears that their credit paid something of an invoice. */
export async function notifyOfUsedCredit(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { amount_cents, body, at }: { amount_cents: number; body?: () => string; at: Date },
): Promise<void> {
  const { users } = await billedPeople(transaction, invoice.client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.creditUsed({
        amount: money(amount_cents, invoice.currency),
        number: invoiceNumber(invoice.currency, invoice.number),
      }),
      ...(body !== undefined && { body: body() }),
    })),
    icon: 'info',
    priority: 1,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
}

/**
 * Step: an invoice that is about to be charged, and is held, is paid from the client's credit in its currency first, as far as that goes.
 * @returns the invoice as it stands then
 */
export async function payFromCredit(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  at: Date,
): Promise<LockedInvoice> {
  const { client_uuid, currency } = invoice
  const amount_cents = Math.min(await lockedCredit(transaction, invoice), invoice.total_cents - invoice.paid_cents)
  if (amount_cents === 0) return invoice
  const { uuid: payment_uuid } = await bookPayment(transaction, {
    client_uuid,
    currency,
    invoices: [invoice.uuid],
    charge_uuid: null,
    method: 'credit',
    amount_cents,
    reference: '',
    recorded_by: null,
    at,
  })
  await transaction
    .insertInto('client_credits')
    .values({ client_uuid, currency, amount_cents: -amount_cents, kind: 'used', payment_uuid, moved_date: at })
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'invoice.credit_used',
    entity: `invoice:${invoice.uuid}`,
    details: { payment_uuid, amount_cents },
  })
  const paid = await lockInvoice(transaction, invoice.uuid)
  const left = paid.total_cents - paid.paid_cents
  const body = () => (left === 0 ? t.nothingLeft() : t.balanceDue({ amount: money(left, currency) }))
  await notifyOfUsedCredit(transaction, paid, { amount_cents, body, at })
  if (left > 0) return paid
  await endCollection(transaction, paid, at)
  await requestInvoiceMail(transaction, { invoice_uuid: invoice.uuid, payment_uuid, paid_by: null })
  return paid
}
