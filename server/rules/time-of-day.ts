import type { Language } from '@talentplace/contract/shared/i18n/language'

/** What a clock shows, as if that were UTC, inside a sentence: `2:30 pm`, `12:05 am`, in French `14 h 30`. */
export function timeOfDay(local: Date, language: Language = 'en'): string {
  const hour = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  if (language === 'fr') return `${hour}\u00a0h\u00a0${minutes}`
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
