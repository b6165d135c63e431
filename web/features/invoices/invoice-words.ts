import type { Invoice, InvoiceStatus, PaymentMethod } from '@talentplace/contract/invoices/invoice.routes'

export const statusNames: Readonly<Record<InvoiceStatus, string>> = {
  posted: 'To be paid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Past due',
  void: 'Void',
  refunded: 'Refunded',
}

export const statusTones = {
  posted: 'notice',
  partly_paid: 'notice',
  paid: 'good',
  overdue: 'danger',
  void: 'plain',
  refunded: 'plain',
} as const satisfies Record<InvoiceStatus, string>

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  other: 'Other',
  credit: 'Credit',
}

/** True while something of it is to be paid. */
export function isOpen({ status, balance_cents }: Pick<Invoice, 'status' | 'balance_cents'>): boolean {
  return balance_cents > 0 && status !== 'void' && status !== 'refunded'
}
