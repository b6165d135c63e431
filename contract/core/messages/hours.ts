import { message } from '../../shared/i18n/message.ts'

/* Hours a month, wherever they are chosen or shown. */

/** B3.2: too few, as a list of choices, the editor of all roles and a field say it. */
export const tooFewSelected = message({
  en: 'Value greater than 9 required',
  fr: 'Une valeur supérieure à 9 est requise',
})
export const tooFewForRole = message({
  en: 'Value for each role can not be less than 10',
  fr: 'La valeur de chaque rôle ne peut pas être inférieure à 10',
})
export const tooFewTyped = message({ en: 'Minimum of 10 hours needed', fr: 'Il faut au moins 10 heures' })
/** What a month’s hours mean by the week. */
export const aboutAWeek = message({ en: 'about {hours} h a week', fr: 'environ {hours}\u00a0h par semaine' })
/** A duration in a sentence, to the minute. */
export const hoursAndMinutes = message({ en: '{hours} h {minutes} m', fr: '{hours}\u00a0h\u00a0{minutes}\u00a0min' })
export const hours = message({ en: '{hours} h', fr: '{hours}\u00a0h' })
/** More hours that cost no more. */
export const samePrice = message({
  en: '{more} h costs the same as {hours} h.',
  fr: '{more}\u00a0h coûtent le même prix que {hours}\u00a0h.',
})
