import { z } from 'zod'
import { taxCategories } from '../prices/tax-categories.ts'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { lineText } from '../../shared/line-text.ts'
import { humanText } from '../../shared/human-text.ts'
import { required } from '../../shared/required.ts'

/** $100,000.00: what a line comes to at most. */
const maxOfLine = 10_000_000
export const maxLines = 50
const maxQuantity = 10_000

/** What staff charge for by hand; time and hours come from the subscription itself. */
export const handLineKinds = ['add-on', 'adjustment'] as const

/** A line by hand: it comes to `quantity` x `unit_cents`. Only an adjustment can be below zero. */
const handLine = z
  .object({
    kind: z.enum(handLineKinds),
    description: lineText().min(1).max(300),
    quantity: z.int().min(1).max(maxQuantity),
    unit_cents: z.int(required).min(-maxOfLine).max(maxOfLine),
    tax_category: z.enum(taxCategories.map(({ name }) => name)),
  })
  .superRefine(({ kind, quantity, unit_cents }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['unit_cents'], message })
    if (unit_cents === 0) issue('Must be an amount')
    if (unit_cents < 0 && kind !== 'adjustment') issue('Only an adjustment can be below zero')
    if (Math.abs(quantity * unit_cents) > maxOfLine) issue('The line comes to more than $100,000')
  })
export type HandLine = z.infer<typeof handLine>

const fields = z.object({
  /** The subscription it is for; it decides client and currency. */
  project_uuid: uuid,
  invoice_date: givenDay(required),
  due_date: givenDay(required),
  /** The days the work is of; without them the invoice’s own day. */
  period_start: givenDay().nullable().default(null),
  period_end: givenDay().nullable().default(null),
  /** The client reads it below the lines. */
  notes: humanText().max(2000).default(''),
  lines: z.array(handLine).min(1, 'Add at least one line').max(maxLines),
})
type Fields = z.infer<typeof fields>

/** What fields on their own can't tell. */
function together({ invoice_date, due_date, period_start, period_end, lines }: Fields, context: z.RefinementCtx): void {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (due_date < invoice_date) issue('due_date', 'Can’t be before the invoice’s date')
  if ((period_start === null) !== (period_end === null)) issue('period_end', 'Give both days of the period, or neither')
  if (period_start !== null && period_end !== null && period_end < period_start) {
    issue('period_end', 'Can’t be before the first day')
  }
  const subtotal = lines.reduce((sum, { quantity, unit_cents }) => sum + quantity * unit_cents, 0)
  if (subtotal < 0) issue('lines', 'The lines come to less than nothing. Write a credit note instead.')
}

/** What an invoice by hand says. */
export const invoiceForm = fields.superRefine(together)
export type InvoiceForm = z.infer<typeof invoiceForm>

/** What an invoice by hand would say; `draft_uuid`: the draft that is changed, with the adjustments it has. */
export const previewedInvoiceForm = fields
  .extend({ draft_uuid: uuid.optional() })
  .superRefine((form, context) => together(form, context))

/** The same, once it is stored: `version` is the one that was read. */
export const savedInvoiceForm = fields
  .extend({ version: z.int().min(1).max(2_147_483_647) })
  .superRefine((form, context) => together(form, context))
