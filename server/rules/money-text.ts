import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Currency } from '@talentplace/contract/shared/money'

/** A6.1: integer cents as they are read, `$1,080.00 CAD`, in French `1 080,00 $ CAD`; the same text as on screen. */
export function moneyText(cents: number, currency: Currency, language: Language = 'en'): string {
  if (language === 'fr') {
    const french = amountText(cents).replaceAll(',', '\u00a0').replace('.', ',')
    return `${french}\u00a0$\u00a0${currency.toUpperCase()}`
  }
  return `${cents < 0 ? '-' : ''}$${amountText(Math.abs(cents))} ${currency.toUpperCase()}`
}

/** The amount alone, with two decimals: `1,080.00`. Of whole numbers only, so that no cent is ever rounded. */
export function amountText(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}${grouped}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** The same without separators of thousands, as spreadsheets add it up: `1080.00`. */
export function plainAmount(cents: number): string {
  const absolute = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}
