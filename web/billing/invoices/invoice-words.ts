import * as t from '@talentplace/contract/billing/messages/invoices'
import type { Invoice, PaymentMethod } from '@talentplace/contract/billing/invoices/invoice.routes'
import { invoiceKinds, type InvoiceKind } from '@talentplace/contract/billing/invoices/invoice-kind'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: t.card(),
  transfer: t.transfer(),
  cheque: t.cheque(),
  other: t.otherWay(),
  credit: t.credit(),
  credit_note: t.creditNote(),
}

export const kindNames: Readonly<Record<InvoiceKind, string>> = {
  checkout: t.firstPeriod(),
  renewal: t.renewal(),
  hours: t.addedHours(),
  overage: t.extraTime(),
  final: t.finalInvoice(),
  manual: t.byOurTeam(),
}

/** Kinds of invoices, to choose from. */
export const kindOptions = invoiceKinds.map((value) => ({ value, label: kindNames[value] }))

/** True while something of it is to be paid. */
export function isOpen({ status, balance_cents }: Pick<Invoice, 'status' | 'balance_cents'>): boolean {
  return balance_cents > 0 && !invoiceStates.is('settled', status)
}
