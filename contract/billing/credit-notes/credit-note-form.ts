import { z } from 'zod'
import { moneyAmount } from '../invoices/invoice.routes.ts'

/** What of an invoice is taken back: all that is left of it, or amounts of lines before taxes, each line once. */
export const creditedParts = z.object({
  /** Null: all that is left. */
  lines: z
    .array(z.object({ position: z.int().min(1).max(1000), amount_cents: moneyAmount }))
    .min(1, 'Enter an amount')
    .max(200)
    .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, 'Each line once')
    .nullable(),
})
export type CreditedParts = z.infer<typeof creditedParts>
