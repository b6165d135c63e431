import type { Currency } from '@talentplace/contract/shared/money'
import { moneyText } from '../../rules/money-text.ts'

interface Described {
  readonly type: 'hours' | 'percentage' | 'cents_amount'
  readonly value: number
  readonly currency: Currency | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
}

function worthOf({ type, value, currency }: Described): string {
  if (type === 'percentage') return `${value / 1000}% off`
  if (type === 'hours') return value === 1 ? '1 free hour' : `${value} free hours`
  if (currency === null) throw new Error('A promotion of an amount has a currency.')
  return `${moneyText(value, currency)} off`
}

/** What a promotion gives and for how long, in words: `10% off for 3 months`, `5 free hours in the first month`. */
export function describePromotion(promotion: Described): string {
  const worth = worthOf(promotion)
  if (promotion.duration === 'once') return `${worth} ${promotion.type === 'hours' ? 'in ' : ''}the first month`
  if (promotion.duration === 'forever') return `${worth} every month`
  const perMonth = promotion.type === 'percentage' ? '' : ' a month'
  return `${worth}${perMonth} for ${promotion.months} months`
}
