import { z } from 'zod'
import { moneyLine } from '../prices/quote.ts'

/**
 * A line of a posted invoice or credit note. Where it has a quantity, `amount_cents` is `quantity` x `unit_cents`. Of time, whose hours
 * aren't whole, the quantity is null and `seconds` says how much: `amount_cents` is `seconds` x `unit_cents` / 3600, rounded half up.
 */
export const invoiceLine = z.object({
  ...moneyLine.shape,
  /** Hours where it names a role and isn't an adjustment, else pieces; null of time. A credit note takes back: below zero. */
  quantity: z
    .int()
    .nullable()
    .describe(
      'amount_cents is quantity x unit_cents. Null of time, whose quantity is seconds and whose unit is an hour.',
    ),
  /** Only of time: how much. A credit note takes it back: below zero. */
  seconds: z.int().optional().describe('Only of time: amount_cents is seconds x unit_cents / 3600, rounded half up.'),
})
export type InvoiceLine = z.infer<typeof invoiceLine>
