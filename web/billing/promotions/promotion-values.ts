import type { Promotion, PromotionForm } from '@talentplace/contract/billing/promotions/promotion.routes'
import {
  centsText,
  neededNumber,
  percentText,
  readCents,
  readPercent,
  readWhole,
} from '../../platform/formatting/typed-amount.ts'

/** A promotion as its form holds it. Numbers are texts as typed, times texts of the writer's clock. */
export interface PromotionValues {
  readonly code: string
  readonly name: string
  readonly type: PromotionForm['type']
  /** A percentage, an amount, or hours. */
  readonly value: string
  readonly currency: 'cad' | 'usd'
  readonly duration: PromotionForm['duration']
  readonly months: string
  readonly redeemable_from: string
  /** Empty: no end. */
  readonly redeemable_until: string
  /** Of these an empty one is no limit. */
  readonly max_redemptions: string
  readonly per_client_limit: string
  readonly minimum_hours: string
  readonly first_purchase_only: boolean
  readonly stackable: boolean
  readonly active: boolean
  /** Why it is changed. */
  readonly reason: string
  /** The version that is changed; null: it is a new one. */
  readonly version: number | null
}

export const emptyValues: PromotionValues = {
  code: '',
  name: '',
  type: 'percentage',
  value: '',
  currency: 'cad',
  duration: 'once',
  months: '3',
  redeemable_from: '',
  redeemable_until: '',
  max_redemptions: '',
  per_client_limit: '1',
  minimum_hours: '',
  first_purchase_only: false,
  stackable: false,
  active: true,
  reason: '',
  version: null,
}

const countText = (count: number | null) => (count === null ? '' : String(count))

const valueText: Record<PromotionForm['type'], (value: number) => string> = {
  percentage: percentText,
  cents_amount: centsText,
  hours: String,
}
const readValue: Record<PromotionForm['type'], (text: string) => number | null> = {
  percentage: readPercent,
  cents_amount: readCents,
  hours: readWhole,
}

/** What the form begins with for one that exists; `times` are its times on the writer's clock. */
export function valuesOf(promotion: Promotion, times: { from: string; until: string }): PromotionValues {
  const { code, name, type, value, currency, duration, months, first_purchase_only, stackable, active } = promotion
  return {
    code,
    name,
    type,
    value: valueText[type](value),
    currency: currency ?? emptyValues.currency,
    duration,
    months: months === null ? emptyValues.months : String(months),
    redeemable_from: times.from,
    redeemable_until: times.until,
    max_redemptions: countText(promotion.max_redemptions),
    per_client_limit: countText(promotion.per_client_limit),
    minimum_hours: countText(promotion.minimum_hours),
    first_purchase_only,
    stackable,
    active,
    reason: '',
    version: promotion.version,
  }
}

/** What is sent, with the instants its times mean. A number that is none stays NaN, for the contract's own message. */
export function bodyOf(values: PromotionValues, times: { from: string; until: string | null }): PromotionForm {
  const { code, name, type, duration, first_purchase_only, stackable, active } = values
  return {
    code,
    name,
    type,
    value: neededNumber(values.value, readValue[type]),
    currency: type === 'cents_amount' ? values.currency : null,
    duration,
    months: duration === 'repeating' ? (readWhole(values.months) ?? NaN) : null,
    redeemable_from: times.from,
    redeemable_until: times.until,
    max_redemptions: readWhole(values.max_redemptions),
    per_client_limit: readWhole(values.per_client_limit),
    minimum_hours: readWhole(values.minimum_hours),
    first_purchase_only,
    stackable,
    active,
  }
}
