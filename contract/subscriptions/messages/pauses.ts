import { message } from '../../shared/i18n/message.ts'

/* A subscription that rests for a while. */

/** In two or three words, for a list or a tag. */
export const pausedFrom = message({ en: 'Paused from {day}', fr: 'En pause à compter du {day}' })
export const pausedUntil = message({ en: 'Paused until {day}', fr: 'En pause jusqu’au {day}' })
export const paused = message({ en: 'Paused', fr: 'En pause' })

/** The panel of a subscription’s page. */
export const pauseThis = message({ en: 'Pause this subscription', fr: 'Mettre cet abonnement en pause' })
export const upcoming = message({ en: 'Upcoming pause', fr: 'Pause à venir' })
export const comingUnpaid = message({
  en: 'Starts {day} because an invoice is unpaid. Pay it before then and nothing is paused.',
  fr: 'Commence le {day} parce qu’une facture est impayée. Payez-la d’ici là et rien ne sera mis en pause.',
})
export const sinceUnpaid = message({
  en: 'Since {day}, because an invoice is unpaid. Pay it and the work continues that day.',
  fr: 'Depuis le {day}, parce qu’une facture est impayée. Payez-la et le travail reprendra le jour même.',
})
export const comingUntil = message({
  en: 'From {from} nothing is charged and no one works. On {day} it continues automatically and a new period starts.',
  fr: 'À compter du {from}, rien n’est facturé et personne ne travaille. Le {day}, l’abonnement reprend automatiquement et une nouvelle période commence.',
})
export const runningUntil = message({
  en: 'Nothing is charged and no one works. On {day} it continues automatically and a new period starts.',
  fr: 'Rien n’est facturé et personne ne travaille. Le {day}, l’abonnement reprend automatiquement et une nouvelle période commence.',
})
export const cancelPause = message({ en: 'Cancel the pause', fr: 'Annuler la pause' })
export const pauseCancelled = message({
  en: 'The pause is cancelled. Your subscription renews as before.',
  fr: 'La pause est annulée. Votre abonnement se renouvelle comme avant.',
})
export const notCancelled = message({
  en: 'We couldn’t cancel the pause. Please try again.',
  fr: 'Impossible d’annuler la pause. Veuillez réessayer.',
})

/** What a pause does. */
export const noChangeUntil = message({ en: 'Nothing changes until {day}.', fr: 'Rien ne change d’ici le {day}.' })
export const notCharged = message({
  en: 'You won’t be charged {amount} on {day}.',
  fr: 'Le montant de {amount} prévu le {day} ne sera pas facturé.',
})
export const noOneWorks = message({
  en: 'No one works or logs time during the pause. Time already logged is safe.',
  fr: 'Pendant la pause, personne ne travaille ni n’inscrit de temps. Le temps déjà inscrit est conservé.',
})
export const hoursHeld = message({
  en: 'We’ll hold your assistants’ hours until {day}. After that they may take other work. A week before the pause ends, we’ll book the same hours if they’re still free. To keep everyone, choose an earlier date.',
  fr: 'Les heures de vos adjoints vous sont réservées jusqu’au {day}. Par la suite, ils peuvent accepter d’autre travail. Une semaine avant la fin de la pause, nous réserverons les mêmes heures si elles sont encore libres. Pour garder tout le monde, choisissez une date plus proche.',
})
export const continuesFree = message({
  en: 'On {day} it continues automatically and a new period starts.',
  fr: 'Le {day}, l’abonnement reprend automatiquement et une nouvelle période commence.',
})
export const continuesCharged = message({
  en: 'On {day} it continues automatically and a new period starts: you’ll be charged <strong>{amount}</strong>, taxes included.',
  fr: 'Le {day}, l’abonnement reprend automatiquement et une nouvelle période commence\u00a0: <strong>{amount}</strong> vous seront facturés, taxes comprises.',
})
export const invoiceDayMoves = message({
  en: 'Your invoice day moves from {now} to {later}.',
  fr: 'Votre jour de facturation passe du {now} au {later}.',
})

/** The form. */
export const continuesOn = message({ en: 'Continues on', fr: 'Reprise le' })
export const twoMonths = message({
  en: 'From {from} to {until}, two months at most.',
  fr: 'Du {from} au {until}, deux mois au plus.',
})
export const changeDay = message({ en: 'Change the day', fr: 'Changer la date' })
export const pauseMine = message({ en: 'Pause my subscription', fr: 'Mettre mon abonnement en pause' })
export const notPaused = message({
  en: 'We couldn’t pause the subscription. Please try again.',
  fr: 'Impossible de mettre l’abonnement en pause. Veuillez réessayer.',
})
export const willPause = message({
  en: 'Your subscription is paused from {from} and continues on {day}.',
  fr: 'Votre abonnement est en pause à compter du {from} et reprend le {day}.',
})
export const willContinue = message({
  en: 'Your subscription continues on {day}.',
  fr: 'Votre abonnement reprend le {day}.',
})
