import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'

/** A rate in thousandths of a percent as `9.975`. */
export const rateText = (thousandths: number): string =>
  (thousandths / 1000).toLocaleString(locales[currentLanguage()], { maximumFractionDigits: 3 })
