import { message } from '../../shared/i18n/message.ts'

/* Some of the people who can be hired, on the home page. */

export const meetAssistants = message({
  en: 'Meet some of our assistants',
  fr: 'Rencontrez quelques-uns de nos adjoints',
})
export const meetOfCount = message({
  en: 'Meet some of our {count, number} assistants',
  fr: 'Rencontrez quelques-uns de nos {count, number} adjoints',
})
/** `hours`: what the person has free in a month. */
export const freeHours = message({ en: '{hours} h a month free', fr: '{hours}\u00a0h libres par mois' })
