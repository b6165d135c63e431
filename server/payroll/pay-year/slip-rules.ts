import { slips, type Slip } from '@talentplace/contract/payroll/pay-year/slips'
import type { Currency } from '@talentplace/contract/shared/money'

/** From what a year's payments on a slip is made out. */
export interface SlipRules {
  /** A T4A for more than that. */
  readonly t4aAboveCents: number
  /** A 1099-NEC for that or more, from these years on. */
  readonly necFrom: readonly { readonly year: number; readonly cents: number }[]
}

interface Paid {
  readonly slip: Slip
  readonly currency: Currency
  readonly year: number
  /** Before taxes. */
  readonly cents: number
}

/** Whether a year's payments reach their slip; null: they are in another currency than it, and an accountant converts them. */
export function isSlipDue(
  { t4aAboveCents, necFrom }: SlipRules,
  { slip, currency, year, cents }: Paid,
): boolean | null {
  if (currency !== slips[slip].currency) return null
  if (slip === 't4a') return cents > t4aAboveCents
  const inForce = necFrom.filter((each) => each.year <= year).toSorted((a, b) => b.year - a.year)[0]
  return inForce !== undefined && cents >= inForce.cents
}

/** The slip of someone who lives there. */
export function slipOf(country: string): Slip {
  return country === 'US' ? 'nec' : 't4a'
}
