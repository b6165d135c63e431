import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { renewalDay } from './renewal-deps.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

/**
 * Step: what is open of an invoice is less than a card can be charged, so it waits for the client's next charge in the
 * currency, which takes it along. The client is told, and mailed the invoice.
 */
export async function waitForNext(
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
    title: `Invoice ${invoiceNumber(invoice.currency, invoice.number)}: we’ll collect ${moneyText(open, invoice.currency)} with your next invoice`,
    body: 'That’s less than a card can be charged. You don’t need to do anything.',
    icon: 'info',
    priority: 2,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
  await requestInvoiceMail(transaction, { invoice_uuid: invoice.uuid, payment_uuid: null, paid_by: null })
}
