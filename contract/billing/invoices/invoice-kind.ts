/**
 * Why an invoice was made. `checkout` and `renewal` each begin a period of their subscription, one a period; `hours` are
 * added to a period, `overage` is time above them, `final` what is left when a subscription has ended; `manual`: by staff.
 * What takes an invoice back is a credit note, in a series of its own.
 */
export const invoiceKinds = ['checkout', 'renewal', 'hours', 'overage', 'final', 'manual'] as const
/** Those that begin a period of their subscription. */
export const periodKinds = ['checkout', 'renewal'] as const satisfies readonly InvoiceKind[]
export type InvoiceKind = (typeof invoiceKinds)[number]
