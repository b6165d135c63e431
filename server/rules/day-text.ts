import type { Language } from '@talentplace/contract/shared/i18n/language'

const frenchMonths = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ')
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}

/** A6.1: a calendar day (`2026-11-20`) as it is read, `Nov 20th 2026`, in French `20 nov. 2026`; the same text as on screen. */
export function dayText(date: string, language: Language = 'en'): string {
  const { year, month, day } = Temporal.PlainDate.from(date)
  if (language === 'fr') return `${day === 1 ? '1er' : day} ${frenchMonths[month - 1]} ${year}`
  return `${months[month - 1]} ${ordinal(day)} ${year}`
}
