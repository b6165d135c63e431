import {
  reasonWords,
  type AdjustmentKind,
  type AdjustmentReason,
} from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { Currency } from '@talentplace/contract/shared/money'
import { dayText } from '../../rules/day-text.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { moneyText } from '../../rules/money-text.ts'

export interface AdjustmentWords {
  readonly kind: AdjustmentKind
  readonly reason_code: AdjustmentReason
  readonly effective_date: string
  readonly role: string | null
  readonly project_name: string | null
  readonly minutes: number | null
  readonly unit_cents: number | null
  readonly amount_cents: number
  readonly whole_cents: number
  readonly currency: Currency
}

const maxLetters = 300

/**
 * An adjustment as its client or assistant reads it on the document: why, for which day, and of hours how many at which rate. An
 * invoice is of one subscription; a bill may be of several, so there it is named. `amount_cents`: a part says of what.
 */
export function adjustmentText(about: AdjustmentWords): string {
  const { kind, minutes, unit_cents, currency, whole_cents } = about
  const why = reasonWords(about.reason_code, kind) ?? ''
  const time =
    minutes === null || unit_cents === null
      ? ''
      : `: ${hoursText(minutes * 60)} at ${moneyText(unit_cents, currency)} an hour`
  const where = [about.role, kind === 'va' ? about.project_name : null].filter((each) => each !== null)
  const part = about.amount_cents === whole_cents ? '' : ` (part of ${moneyText(whole_cents, currency)})`
  return `${[`${why}${time}`, ...where, dayText(about.effective_date)].join(', ')}${part}`.slice(0, maxLetters)
}
