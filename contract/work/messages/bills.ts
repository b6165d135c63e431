import { message } from '../../shared/i18n/message.ts'

/* Where the money for an entry is, as its assistant reads it in the entry’s history, and why it waits. */

export const checking = message({ en: 'Our team is checking it', fr: 'Notre équipe le vérifie' })
export const needsDetails = message({
  en: 'We need your bank details first',
  fr: 'Il nous faut d’abord vos coordonnées bancaires',
})
export const needsBankName = message({
  en: 'We need your name as your bank knows it',
  fr: 'Il nous faut votre nom tel que votre banque le connaît',
})
export const detailsChanged = message({
  en: 'Your bank details changed, so we wait 48 hours',
  fr: 'Vos coordonnées bancaires ont changé; nous attendons donc 48\u00a0heures',
})
/** One of those above, and what our team wrote. */
export const withNote = message({ en: '{why}. {note}', fr: '{why}. {note}' })
export const onNextBill = message({ en: 'will be on the next bill', fr: 'figurera sur le prochain relevé de paiement' })
export const paidOn = message({ en: 'paid on {day}', fr: 'payé le {day}' })
export const expectedOn = message({ en: 'expected on {day}', fr: 'prévu le {day}' })
/** `state`: as “on hold”. */
export const isWaiting = message({ en: '{state}: {why}', fr: '{state}\u00a0: {why}' })
/** Before an amount; `number`: of the bill. */
export const billed = message({ en: '<bill>{number}</bill>: {where}', fr: '<bill>{number}</bill>\u00a0: {where}' })
export const amountAnd = message({ en: '{amount}, {where}', fr: '{amount}, {where}' })
