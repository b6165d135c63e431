import { message } from '../../shared/i18n/message.ts'

/* Some of the people who can be hired, on the home page. */

/** The mean of their reviews and how many there are; `rating`: with up to two decimals. No plural: the formatter isn’t for first loads. */
export const ratedOnce = message({ en: '{rating} of 5 in 1 review', fr: '{rating} sur 5 d’après 1 évaluation' })
export const rated = message({
  en: '{rating} of 5 in {count} reviews',
  fr: '{rating} sur 5 d’après {count} évaluations',
})
export const meetAssistants = message({
  en: 'Meet some of our assistants',
  fr: 'Rencontrez quelques-uns de nos adjoints',
})
export const meetOfCount = message({
  en: 'Meet some of our {count} assistants',
  fr: 'Rencontrez quelques-uns de nos {count} adjoints',
})
/** `hours`: what the person has free in a month. */
export const freeHours = message({ en: '{hours} h a month free', fr: '{hours}\u00a0h libres par mois' })
