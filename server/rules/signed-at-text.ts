import type { Language } from '@talentplace/contract/shared/i18n/language'
import { offsetText } from '@talentplace/contract/hiring/checkout/offset-text'
import { dayText } from './day-text.ts'
import { timeOfDay } from './time-of-day.ts'

/**
 * An instant by the signer's clock: `Nov 23rd 2026, 10:00 am, UTC−05:00`, in French `23 nov. 2026, 10 h 00, UTC−05:00`.
 * @param offset minutes east of UTC at that instant
 */
export function signedAtText(instant: Date, offset: number, language: Language = 'en'): string {
  const local = new Date(instant.getTime() + offset * 60_000)
  return `${dayText(local.toISOString().slice(0, 10), language)}, ${timeOfDay(local, language)}, ${offsetText(offset)}`
}
