import { message } from '../../shared/i18n/message.ts'

/* Days and clocks, wherever they are shown. */

/** The twelve, as dates have them. */
export const months = message({
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
})
/** A6.1: `day`: as “20th”, in French “20” or “1er”. */
export const date = message({ en: '{month} {day} {year}', fr: '{day} {month} {year}' })
/** A time of day. */
export const clock = message({ en: '{hours}:{minutes}', fr: '{hours}\u00a0h\u00a0{minutes}' })

/** From when to when; each as “Nov 20th 2026, 14:20”. */
export const interval = message({ en: '{from} to {to}', fr: '{from} au {to}' })

/** The days of a week, from Monday on. */
export const weekdays = message({
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche',
})
export const morning = message({ en: 'Morning', fr: 'Matin' })
export const afternoon = message({ en: 'Afternoon', fr: 'Après-midi' })
export const evening = message({ en: 'Evening', fr: 'Soir' })

/** Whose clock a time is on. */
export const zoneTime = message({ en: '{place} time', fr: 'heure de {place}' })

/** How long ago something was; beyond a week its date is shown. */
export const justNow = message({ en: 'just now', fr: 'à l’instant' })
export const minutesAgo = message({ en: '{count} min ago', fr: 'il y a {count}\u00a0min' })
export const hoursAgo = message({ en: '{count} h ago', fr: 'il y a {count}\u00a0h' })
export const oneDayAgo = message({ en: '1 day ago', fr: 'il y a 1 jour' })
export const daysAgo = message({ en: '{count} days ago', fr: 'il y a {count} jours' })
