/** Whose document an adjustment is on: a client's invoice, or a virtual assistant's bill. */
export const adjustmentKinds = ['client', 'va'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

interface Reason {
  /** What a client, or an assistant, reads on the document; none: it is no reason for them. */
  readonly client?: string
  readonly va?: string
}

/** Why something is added or taken off, in the words of whoever reads it. */
export const adjustmentReasons = {
  goodwill: { client: 'Goodwill credit', va: 'Thank-you payment' },
  correction: { client: 'Correction of an earlier invoice', va: 'Correction of an earlier bill' },
  hours: { client: 'Correction of hours', va: 'Correction of hours' },
  service: { client: 'Credit for a problem with our service' },
  extra_work: { client: 'Extra work', va: 'Extra work' },
  expense: { client: 'Expenses paid for you', va: 'Expenses paid back' },
  advance: { va: 'Advance pay' },
  referral: { client: 'Reward for a referral', va: 'Reward for a referral' },
  other: { client: 'Adjustment', va: 'Adjustment' },
} as const satisfies Record<string, Reason>

export type AdjustmentReason = keyof typeof adjustmentReasons
export const adjustmentReasonCodes = Object.keys(adjustmentReasons) as [AdjustmentReason, ...AdjustmentReason[]]

/** Whether staff give it; a referral’s reward is granted by the product itself. */
export const isGivenByStaff = (code: AdjustmentReason): boolean => code !== 'referral'

/** The words of a reason on that kind of document; null: it is none there. */
export function reasonWords(code: AdjustmentReason, kind: AdjustmentKind): string | null {
  return (adjustmentReasons[code] as Reason)[kind] ?? null
}
