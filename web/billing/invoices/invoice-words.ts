import type { Invoice, PaymentMethod } from '@talentplace/contract/billing/invoices/invoice.routes'
import { invoiceKinds, type InvoiceKind } from '@talentplace/contract/billing/invoices/invoice-kind'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  other: 'Other',
  credit: 'Credit',
  credit_note: 'Credit note',
}

export const kindNames: Readonly<Record<InvoiceKind, string>> = {
  checkout: 'First period',
  renewal: 'Renewal',
  hours: 'Added hours',
  overage: 'Extra time',
  final: 'Final invoice',
  manual: 'By our team',
}

/** Kinds of invoices, to choose from. */
export const kindOptions = invoiceKinds.map((value) => ({ value, label: kindNames[value] }))

/** True while something of it is to be paid. */
export function isOpen({ status, balance_cents }: Pick<Invoice, 'status' | 'balance_cents'>): boolean {
  return balance_cents > 0 && !invoiceStates.is('settled', status)
}
