import { months } from '@talentplace/contract/core/messages/days'
import type { Language } from '@talentplace/contract/shared/i18n/language'

const monthsOf = { en: months.texts.en.split(' '), fr: months.texts.fr.split(' ') }

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}

const written = /^(\p{L}{3}) (\d{1,2})(?:st|nd|rd|th) (\d{4})$/u

/** The calendar day of a text that `dayText` wrote in English; null: it wrote no such. */
export function dayOfText(text: string): string | null {
  const [, month = '', day, year] = written.exec(text) ?? []
  const at = monthsOf.en.indexOf(month)
  return at < 0 ? null : Temporal.PlainDate.from({ year: Number(year), month: at + 1, day: Number(day) }).toString()
}

/** A6.1: a calendar day (`2026-11-20`) as it is read, `Nov 20th 2026`, in French `20 nov. 2026`; the same text as on screen. */
export function dayText(date: string, language: Language = 'en'): string {
  const { year, month, day } = Temporal.PlainDate.from(date)
  if (language === 'fr') return `${day === 1 ? '1er' : day} ${monthsOf.fr[month - 1]} ${year}`
  return `${monthsOf.en[month - 1]} ${ordinal(day)} ${year}`
}
