import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { adjustmentKinds, adjustmentReasonCodes, isGivenByStaff, reasonWords } from './adjustment-reasons.ts'
import { humanText } from '../../shared/human-text.ts'
import { required } from '../../shared/required.ts'

/** $100,000.00, and a thousand hours. */
const maxCents = 10_000_000
const maxMinutes = 60_000

const fields = z.object({
  kind: z.enum(adjustmentKinds),
  /** Of a client: the subscription whose next invoice it is on. */
  project_uuid: uuid.nullable().default(null),
  /** Of an assistant: whose next bill it is on. */
  virtualassistant_uuid: uuid.nullable().default(null),
  /** The place it is about; hours need one, since they are at its rate. */
  rate_plan_uuid: uuid.nullable().default(null),
  /** Of an assistant without a place; otherwise the subscription or the place decides. */
  currency: currency.nullable().default(null),
  /** Below zero: taken off. Either an amount or hours. */
  amount_cents: z.int(required).min(-maxCents).max(maxCents).nullable().default(null),
  minutes: z.int(required).min(-maxMinutes).max(maxMinutes).nullable().default(null),
  /**
   * Of a client: what it is taxed as, one of `tax_categories` of its places. Null: as the place it is about, or as the subscription is
   * billed where that is one category.
   */
  tax_category: z.string().min(1).max(60).nullable().default(null),
  reason_code: z.enum(adjustmentReasonCodes, 'Choose a reason'),
  /** Read by staff only. */
  note: humanText().max(2000).default(''),
  /** The day it is about. It waits for the first document from then on. */
  effective_date: givenDay(required),
})
type Fields = z.infer<typeof fields>

/** What fields on their own can't tell. */
function together(form: Fields, context: z.RefinementCtx): void {
  const { kind, amount_cents, minutes } = form
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (kind === 'client' && form.project_uuid === null) issue('project_uuid', 'Choose a subscription')
  if (kind === 'va' && form.virtualassistant_uuid === null) issue('virtualassistant_uuid', 'Choose an assistant')
  if (!isGivenByStaff(form.reason_code) || reasonWords(form.reason_code, kind) === null)
    issue('reason_code', 'Choose a reason')
  if ((amount_cents === null) === (minutes === null)) issue('amount_cents', 'Give an amount or hours, not both')
  if (amount_cents === 0) issue('amount_cents', 'Must not be zero')
  if (minutes === 0) issue('minutes', 'Must not be zero')
  if (kind === 'va' && form.rate_plan_uuid === null && form.currency === null) issue('currency', 'Choose a currency')
  if (minutes !== null && form.rate_plan_uuid === null) issue('rate_plan_uuid', 'Choose whose rate the hours have')
}

/** What an adjustment says. */
export const adjustmentForm = fields.superRefine(together)
export type AdjustmentForm = z.infer<typeof adjustmentForm>

/** The same, once it is stored: `version` is the one that was read. */
export const savedAdjustmentForm = fields
  .extend({ version: z.int().min(1).max(2_147_483_647) })
  .superRefine((form, context) => together(form, context))
