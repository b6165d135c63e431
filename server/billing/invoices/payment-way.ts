import type { InvoicePayment } from '@talentplace/contract/billing/invoices/invoice.routes'
import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { cardText } from './document-words.ts'

/** How a payment came, as documents name it: `Visa ending in 4242`, `transfer`, `credit note CAD-CN-00007`. */
export function paymentMethodText({
  card,
  method,
  reference,
}: Pick<InvoicePayment, 'card' | 'method' | 'reference'>): string {
  if (method === 'credit_note') return t.byCreditNote({ number: reference })
  return card === null ? t.way({ method }) : cardText(card)
}
