import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Selectable, Transaction } from 'kysely'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

type PostedInvoice = Selectable<Tables['invoices']> & { readonly number: number }

/** Step: the client hears of an invoice that staff posted, and gets it by mail. */
export async function notifyOfInvoice(
  transaction: Transaction<Tables>,
  invoice: PostedInvoice,
  at: Date,
): Promise<void> {
  const { uuid, client_uuid, currency, number, total_cents, due_date } = invoice
  const { users } = await billedPeople(transaction, client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.invoicePosted({ number: invoiceNumber(currency, number), amount: money(total_cents, currency) }),
      body: total_cents === 0 ? t.nothingToPay() : t.due({ day: dayInSentence(due_date, at) }),
    })),
    icon: 'info',
    priority: 1,
    entity_link: `invoice:${uuid}`,
    at,
  })
  await requestInvoiceMail(transaction, { invoice_uuid: uuid, payment_uuid: null, paid_by: null })
}
