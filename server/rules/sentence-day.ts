import { months } from '@talentplace/contract/core/messages/days'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'

const monthsOf = { en: months.texts.en.split(' '), fr: months.texts.fr.split(' ') }

/**
 * A calendar day (`2026-12-13`) inside a sentence: `Dec 13`, and `Jan 3, 2027` where the year isn't that of `at` (in UTC); in French
 * `13 déc.` and `3 janv. 2027`. Tables, records and documents say `dayText`.
 */
export function sentenceDay(date: string, at: Date, language: Language = 'en'): string {
  const { year, month, day } = Temporal.PlainDate.from(date)
  const isThisYear = year === at.getUTCFullYear()
  if (language === 'fr') return `${day === 1 ? '1er' : day} ${monthsOf.fr[month - 1]}${isThisYear ? '' : ` ${year}`}`
  return `${monthsOf.en[month - 1]} ${day}${isThisYear ? '' : `, ${year}`}`
}

/** The same in the language that is written. */
export const dayInSentence = (date: string, at: Date): string => sentenceDay(date, at, currentLanguage())
