import { z } from 'zod'
import { cents, currency } from '../../shared/money.ts'
import { manualRefundStates } from './manual-refund.states.ts'

/** How money goes back that no card takes. */
export const manualRefundMethods = ['transfer', 'cheque', 'other'] as const

export const manualRefund = z.object({
  uuid: z.uuid(),
  state: z.enum(manualRefundStates.values),
  currency,
  amount_cents: cents,
  method: z.enum(manualRefundMethods),
  /** The day the money left. */
  paid_date: z.iso.date(),
  /** The bank's reference, or the number of the cheque. */
  reference: z.string(),
  /** The client reads it. */
  reason: z.string(),
})
export type ManualRefund = z.infer<typeof manualRefund>
