import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { centsText, readCents, readWhole } from '../../platform/formatting/typed-amount.ts'

export type StaffPlace = ProjectRecord['places'][number]

/** A change of a place as it is entered. */
export interface PlaceValues {
  readonly from: string
  readonly virtualassistant_uuid: string | null
  readonly hours_per_month: string
  /** Empty: as now, or what the pay book says. */
  readonly va_rate: string
  readonly agreed: boolean
  readonly reason: string
}

export function placeValues({ assistant, hours_per_month }: StaffPlace, from: string): PlaceValues {
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
export function sentPlace({ va_rate, hours_per_month, ...values }: PlaceValues, place: StaffPlace) {
  const rate = va_rate.trim() === '' ? null : (readCents(va_rate) ?? NaN)
  return {
    ...values,
    hours_per_month: readWhole(hours_per_month) ?? NaN,
    va_rate_cents: rate,
    agreed: values.agreed || values.virtualassistant_uuid === (place.assistant?.uuid ?? null),
    version: place.version,
  }
}

/** What an hour is paid now, as the field shows it before anything is entered. */
export function rateHint({ pay }: StaffPlace): string {
  return pay && pay.hourly_cents > 0
    ? `${centsText(pay.hourly_cents)} ${pay.currency.toUpperCase()} now`
    : 'By the pay book'
}
