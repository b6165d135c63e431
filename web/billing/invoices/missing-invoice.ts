import * as t from '@talentplace/contract/billing/messages/invoices'

/** What is said where an address names no invoice that the person may see. */
export const missingInvoice = {
  heading: t.notFound(),
  title: t.notYours(),
  text: t.wrongAddress(),
} as const
