import { message } from '../../shared/i18n/message.ts'

/* What a colleague can’t buy alone: the primary contact approves it first. `approver`: their name. */

export const yourContact = message({ en: 'your primary contact', fr: 'votre contact principal' })
export const notSent = message({
  en: 'Your request could not be sent. Please try again.',
  fr: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
})
export const sent = message({ en: 'We’ve asked {approver}.', fr: 'Nous avons demandé à {approver}.' })
export const declined = message({ en: '{approver} declined this.', fr: 'Refusé par {approver}.' })
export const declinedNote = message({
  en: '{approver} declined this: {note}',
  fr: 'Refusé par {approver}\u00a0: {note}',
})
export const laterMonths = message({
  en: 'Later months cost {amount} each, so that’s the amount that counts.',
  fr: 'Les mois suivants coûtent {amount} chacun; c’est donc ce montant qui compte.',
})
export const limit = message({
  en: 'You can spend {limit} a month on your own, and {left} of it is left this month. {approver} has to approve this first. Nothing is charged until then.',
  fr: 'Vous pouvez dépenser {limit} par mois sans approbation, et il en reste {left} ce mois-ci. {approver} doit d’abord approuver ceci. Rien n’est facturé d’ici là.',
})
/** `what`: an amount, as the ones below. */
export const askApproval = message({
  en: 'Ask {approver} to approve {what}',
  fr: 'Demander à {approver} d’approuver {what}',
})
export const asNeeded = message({ en: 'extra time as needed', fr: 'du temps supplémentaire au besoin' })
export const moreAMonth = message({ en: '{amount} more a month', fr: '{amount} de plus par mois' })
export const aMonth = message({ en: '{amount} a month', fr: '{amount} par mois' })
export const upToAMonth = message({ en: 'up to {amount} more a month', fr: 'jusqu’à {amount} de plus par mois' })
export const waiting = message({
  en: 'You’ve asked {approver} to approve this. We’ll email you the answer; then you can finish it here.',
  fr: 'Vous avez demandé à {approver} d’approuver ceci. Nous vous enverrons la réponse par courriel; vous pourrez alors terminer ici.',
})
export const notTakenBack = message({
  en: 'Your request could not be taken back. Please try again.',
  fr: 'Votre demande n’a pas pu être retirée. Veuillez réessayer.',
})
export const takeBack = message({ en: 'Take my request back', fr: 'Retirer ma demande' })
