import type {
  Invoice,
  InvoiceRefund,
  InvoiceStatus,
  InvoiceSummary,
  PaymentMethod,
} from '@talentplace/contract/invoices/invoice.routes'

export const statusNames: Readonly<Record<InvoiceStatus, string>> = {
  posted: 'To be paid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Past due',
  void: 'Void',
  refunded: 'Refunded',
}

export const standingNames: Readonly<Record<NonNullable<InvoiceSummary['standing']>, string>> = {
  due: 'To be paid',
  declined: 'Card declined',
  scheduled: 'Charged automatically',
  pending: 'Payment on its way',
  small: 'Too small for a card',
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

export const refundWords: Readonly<Record<InvoiceRefund['state'], string>> = {
  asked: 'on its way',
  pending: 'on its way',
  succeeded: 'made',
  failed: 'failed, nothing was given back',
}

export const disputeWords: Readonly<Record<Invoice['disputes'][number]['state'], string>> = {
  opened: 'A cardholder’s bank takes this payment back. Please answer at the card processor.',
  won: 'A dispute was won: the money is ours again.',
  lost: 'A dispute was lost: the bank keeps the money, though the invoice still shows it as paid.',
}

/** True while something of it is to be paid. */
export function isOpen({ status, balance_cents }: Pick<Invoice, 'status' | 'balance_cents'>): boolean {
  return balance_cents > 0 && status !== 'void' && status !== 'refunded'
}
