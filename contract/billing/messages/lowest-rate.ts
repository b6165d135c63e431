import { message } from '../../shared/i18n/message.ts'

/* The lowest hourly rate, in the line above the home page’s heading. */

/** Before the prices are known. */
export const oneRate = message({
  en: 'One hourly rate, paid by the month.',
  fr: 'Un seul tarif horaire, payé au mois.',
})
/** `rate`: an amount with its currency. */
export const rateFrom = message({
  en: 'From {rate} an hour, paid by the month.',
  fr: 'À partir de {rate} l’heure, payé au mois.',
})
