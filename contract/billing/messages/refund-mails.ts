import { message } from '../../shared/i18n/message.ts'

/* Mails about money that is given back, in the language of a client’s documents. `amount`: as $100.00 CAD. */

export const refundedSubject = message({ en: 'We refunded {amount}', fr: 'Nous avons remboursé {amount}' })
/** `card`: as Visa ending in 4242. */
export const toCard = message({
  en: 'We refunded {amount} to your {card}. It may take your bank a few days to show it.',
  fr: 'Nous avons remboursé {amount} à votre carte {card}. Votre banque peut mettre quelques jours à l’afficher.',
})
/** What our staff entered. */
export const reasonOf = message({ en: 'Reason: {reason}', fr: 'Motif\u00a0: {reason}' })
export const viewBilling = message({ en: 'View your billing', fr: 'Voir votre facturation' })

/** By transfer or cheque; `way`: the last one. */
export const sent = message({
  en: 'We sent you {amount} {way}, from your credit with us.',
  fr: 'Nous vous avons envoyé {amount} {way}, à même votre crédit chez nous.',
})
export const voidedSubject = message({
  en: 'Correction: {amount} is back in your credit',
  fr: 'Correction\u00a0: {amount} de nouveau à votre crédit',
})
export const voided = message({
  en: 'We told you that we’d sent {amount} {way}. That was a mistake, and the amount is back in your credit.',
  fr: 'Nous vous avions dit avoir envoyé {amount} {way}. C’était une erreur, et le montant est de nouveau à votre crédit.',
})
export const way = message({
  en: '{method, select, transfer {by bank transfer on} cheque {by cheque on} other {on}} {day}, reference {reference}',
  fr: '{method, select, transfer {par virement bancaire le} cheque {par chèque le} other {le}} {day}, référence {reference}',
})
