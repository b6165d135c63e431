import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** B4.6, B5.4: va_rating (0 to 1) as a rating of five, two decimals. */
export function displayedRating(vaRating: number): string {
  return (Math.round(vaRating * 500) / 100).toLocaleString(locales[currentLanguage()], twoDecimals)
}
