import { z } from 'zod'
import { billStates } from '../../payroll/bills/bill.states.ts'
import { heldReasons, type HeldReason } from './held-reasons.ts'
import { currency } from '../../shared/money.ts'

/** What an entry comes to on its assistant's bill, and where that money is. For its assistant and for staff. */
export const entryBill = z.object({
  /** Null: a draft, which nobody but finance opens. */
  uuid: z.uuid().nullable(),
  number: z.string().nullable(),
  status: z.enum(billStates.values),
  /** Null for staff who don't look after money. */
  amount_cents: z.int().nullable(),
  currency,
  /** When the money is expected; null for a draft, on hold and returned. */
  expected_date: z.iso.date().nullable(),
  paid_date: z.iso.date().nullable(),
  held_reason: z.enum(Object.keys(heldReasons) as [HeldReason, ...HeldReason[]]).nullable(),
  held_note: z.string(),
  /** What the bank said. */
  returned_reason: z.string().nullable(),
})
export type EntryBill = z.infer<typeof entryBill>
