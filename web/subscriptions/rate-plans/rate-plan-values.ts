import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { centsText, readCents, readWhole } from '../../platform/formatting/typed-amount.ts'

export type StaffRatePlan = ProjectRecord['places'][number]

/** A change of a place as it is entered. */
export interface RatePlanValues {
  readonly from: string
  readonly virtualassistant_uuid: string | null
  readonly hours_per_month: string
  /** Empty: as now, or what the pay book says. */
  readonly va_rate: string
  readonly agreed: boolean
  readonly reason: string
}

export function ratePlanValues({ assistant, hours_per_month }: StaffRatePlan, from: string): RatePlanValues {
  return {
    from,
    virtualassistant_uuid: assistant?.uuid ?? null,
    hours_per_month: String(hours_per_month),
    va_rate: '',
    agreed: false,
    reason: '',
  }
}

/** What is sent: whoever has the place already isn't asked again. */
export function toRatePlanRequest({ va_rate, hours_per_month, ...values }: RatePlanValues, ratePlan: StaffRatePlan) {
  const rate = va_rate.trim() === '' ? null : (readCents(va_rate) ?? NaN)
  return {
    ...values,
    hours_per_month: readWhole(hours_per_month) ?? NaN,
    va_rate_cents: rate,
    agreed: values.agreed || values.virtualassistant_uuid === (ratePlan.assistant?.uuid ?? null),
    version: ratePlan.version,
  }
}

/** What an hour is paid now, as the field shows it before anything is entered. */
export function rateHint({ pay }: StaffRatePlan): string {
  return pay && pay.hourly_cents > 0
    ? `${centsText(pay.hourly_cents)} ${pay.currency.toUpperCase()} now`
    : 'By the pay book'
}
