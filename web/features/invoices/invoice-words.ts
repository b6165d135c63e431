import type { Invoice, PaymentMethod } from '@talentplace/contract/invoices/invoice.routes'
import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  other: 'Other',
  credit: 'Credit',
}

/** True while something of it is to be paid. */
export function isOpen({ status, balance_cents }: Pick<Invoice, 'status' | 'balance_cents'>): boolean {
  return balance_cents > 0 && !invoiceStates.is('settled', status)
}
