import * as ui from '@talentplace/contract/shared/messages/ui'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import type { Currency } from '@talentplace/contract/shared/money'

const amount = new Intl.NumberFormat(locales[currentLanguage()], { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Integer cents as `$1,080.00 CAD`. */
export function formatMoney(cents: number, currency: Currency): string {
  return ui.money({
    sign: cents < 0 ? '-' : '',
    amount: amount.format(Math.abs(cents) / 100),
    currency: currency.toUpperCase(),
  })
}

/** The amount alone, where a column beside it names the currency: `1,080.00`. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}
