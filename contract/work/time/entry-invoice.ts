import { z } from 'zod'
import { invoiceStates } from '../../billing/invoices/invoice.states.ts'
import { currency } from '../../shared/money.ts'

/** An invoice that an entry is on. For its client and for staff. */
export const entryInvoice = z.object({
  uuid: z.uuid(),
  number: z.string(),
  status: z.enum(invoiceStates.sets.shown),
  currency,
  /** How much of it is charged above the hours; null: it is within the hours that this invoice is for. */
  seconds: z.int().nullable(),
  /** Null within the hours, and for staff who don't look after money. */
  amount_cents: z.int().nullable(),
})
export type EntryInvoice = z.infer<typeof entryInvoice>
