import * as t from '@talentplace/contract/billing/messages/promotion-terms'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
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
  if (type === 'percentage') return t.percentOff({ percent: value / 1000 })
  if (type === 'hours') return t.freeHours({ hours: value })
  if (currency === null) throw new Error('A promotion of an amount has a currency.')
  return t.amountOff({ amount: moneyText(value, currency, currentLanguage()) })
}

/** What a promotion gives and for how long, in words: `10% off for 3 months`, `5 free hours in the first month`. */
export function describePromotion(promotion: Described): string {
  const worth = worthOf(promotion)
  const { type, duration, months } = promotion
  if (duration === 'once') return type === 'hours' ? t.inFirstMonth({ worth }) : t.firstMonth({ worth })
  if (duration === 'forever') return t.everyMonth({ worth })
  const lasting = { worth, months: months ?? 0 }
  return type === 'percentage' ? t.forMonths(lasting) : t.monthlyForMonths(lasting)
}
