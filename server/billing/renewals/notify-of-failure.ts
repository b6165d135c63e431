import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { markPastDue } from '../../subscriptions/subscriptions/ar-status.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import type { RenewalMails } from './renewal-mails.ts'
import { billedPeople, financeStaff } from '../../core/recipients/recipients.ts'

/** What staff are told of an invoice that won't be tried again. */
function saidOf(invoice: LockedInvoice, message: string) {
  const open = moneyText(invoice.total_cents - invoice.paid_cents, invoice.currency)
  return {
    title: `Past due: invoice ${invoiceNumber(invoice.currency, invoice.number)}`,
    body: `${open} for “${invoice.project_name}” couldn’t be collected in five tries. Last reason: ${message}`,
    entity_link: `invoice:${invoice.uuid}` as const,
  }
}

async function giveUp(transaction: Transaction<Tables>, invoice: LockedInvoice, message: string, at: Date) {
  await transaction
    .updateTable('invoices')
    .set({ status: invoiceStates.step(invoice.status, 'overdue', 'system') })
    .where('uuid', '=', invoice.uuid)
    .execute()
  await markPastDue(transaction, invoice.project_uuid)
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    ...saidOf(invoice, message),
    icon: 'alert',
    priority: 0,
    at,
  })
}

/**
 * Step: a card wasn't charged by itself: of `amount_cents` nothing was taken. The client is told each time, and when it won't be tried any more the invoice is
 * overdue, the subscription past due, and staff are told. Where an earlier try has paid it after all, nothing is.
 */
export async function notifyOfFailure(
  transaction: Transaction<Tables>,
  { invoice, amount_cents, message, at }: { invoice: LockedInvoice; amount_cents: number; message: string; at: Date },
  mails: RenewalMails,
): Promise<void> {
  if (!invoiceStates.is('open', invoice.status)) return
  const collection = await transaction
    .selectFrom('collections')
    .select('next_try')
    .where('invoice_uuid', '=', invoice.uuid)
    .executeTakeFirst()
  const next_try = collection?.next_try ?? null
  if (next_try === null) await giveUp(transaction, invoice, message, at)
  const { users, addresses } = await billedPeople(transaction, invoice.client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    title: `Your card wasn’t charged for invoice ${invoiceNumber(invoice.currency, invoice.number)}`,
    body:
      next_try === null
        ? `${message} The invoice is past due: pay it with another card.`
        : `${message} We’ll try again on ${sentenceDay(next_try, at)}.`,
    icon: 'alert',
    priority: 0,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
  const mail = mails.failed(invoice, { amount_cents, message, next_try }, at)
  for (const to of addresses) await queueMail(transaction, { to, ...mail, thread: `invoice:${invoice.uuid}` })
  if (next_try !== null) return
  const { body: detail, entity_link, title } = saidOf(invoice, message)
  await raiseAlert(transaction, { fingerprint: entity_link, type: 'alert', title, detail, entity_link, at })
}
