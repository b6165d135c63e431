import { message } from '../../shared/i18n/message.ts'

/* Credit: money that came in and for which nothing was open. */

export const credit = message({ en: 'Credit', fr: 'Crédit' })
export const nothingLeft = message({ en: 'No credit left.', fr: 'Il ne reste aucun crédit.' })
export const and = message({ en: '{one} and {other}', fr: '{one} et {other}' })
/** To the client; `amount`: money, of one currency or two. */
export const yours = message({
  en: 'You have {amount} in credit. We’ll use it on your next invoice; if you’d rather have it back, write to us.',
  fr: 'Vous avez {amount} en crédit. Nous l’utiliserons pour votre prochaine facture; si vous préférez un remboursement, écrivez-nous.',
})
/** To staff. */
export const ofClient = message({
  en: '{amount} pays the next invoice that a card is charged for. It can also be refunded, or used on an open invoice.',
  fr: '{amount} serviront à payer la prochaine facture portée à une carte, et peuvent aussi être remboursés ou utilisés pour une facture ouverte.',
})

/** Where it came from, and what became of it. */
export const overpaid = message({ en: 'Overpayment', fr: 'Trop-payé' })
export const used = message({ en: 'Used on an invoice', fr: 'Utilisé pour une facture' })
export const refunded = message({ en: 'Refunded', fr: 'Remboursé' })
export const refundFailed = message({
  en: 'Refund failed, credited back',
  fr: 'Remboursement échoué, porté de nouveau au crédit',
})
export const refundVoided = message({
  en: 'Refund entered by mistake, credited back',
  fr: 'Remboursement inscrit par erreur, porté de nouveau au crédit',
})
export const creditNote = message({ en: 'Credit note {number}', fr: 'Note de crédit {number}' })
export const withCard = message({ en: '{what} with {card}', fr: '{what} avec {card}' })
/** `method`: how, in small letters. */
export const byWay = message({
  en: '{what} by {method} on {day}, reference {reference}',
  fr: '{what} par {method} le {day}, référence {reference}',
})
export const anotherWay = message({ en: 'another way', fr: 'un autre moyen' })
/** Before the number of an invoice, a link. */
export const ofInvoice = message({ en: '{what}: <link>{number}</link>', fr: '{what}\u00a0: <link>{number}</link>' })
