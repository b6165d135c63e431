import { message } from '../../shared/i18n/message.ts'

/* The states of invoices, of their payment and of refunds, each in a word. */

export const draft = message({ en: 'Draft', fr: 'Brouillon' })
export const toBePaid = message({ en: 'To be paid', fr: 'À payer' })
export const partlyPaid = message({ en: 'Partly paid', fr: 'Payée en partie' })
export const paid = message({ en: 'Paid', fr: 'Payée' })
export const credited = message({ en: 'Credited', fr: 'Créditée' })
export const pastDue = message({ en: 'Past due', fr: 'En souffrance' })
export const voided = message({ en: 'Void', fr: 'Annulée' })
export const refunded = message({ en: 'Refunded', fr: 'Remboursée' })

/** How the payment of an open one stands. */
export const declined = message({ en: 'Card declined', fr: 'Carte refusée' })
export const scheduled = message({ en: 'Charged automatically', fr: 'Facturée automatiquement' })
export const pending = message({ en: 'Payment on its way', fr: 'Paiement en cours' })
export const small = message({ en: 'Too small for a card', fr: 'Trop peu pour une carte' })

/** A refund, in a sentence. */
export const onItsWay = message({ en: 'on its way', fr: 'en cours' })
export const made = message({ en: 'made', fr: 'effectué' })
export const failed = message({
  en: 'failed, nothing was given back',
  fr: 'échoué, rien n’a été remboursé',
})
