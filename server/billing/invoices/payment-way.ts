import type { InvoicePayment } from '@talentplace/contract/billing/invoices/invoice.routes'

/** How a payment came, as documents name it: `Visa ending in 4242`, `transfer`, `credit note CAD-CN-00007`. */
export function paymentMethodText({
  card,
  method,
  reference,
}: Pick<InvoicePayment, 'card' | 'method' | 'reference'>): string {
  if (method === 'credit_note') return `credit note ${reference}`
  return card ?? method
}
