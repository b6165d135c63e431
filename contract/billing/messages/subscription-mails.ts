import { message } from '../../shared/i18n/message.ts'

/*
 * Mails about a subscription that pauses, is cancelled or goes on, in the language of its client's documents. `project`: what the client calls it;
 * days: as Dec 13. French days end in a full stop (13 déc.), so none stands at the end of a sentence.
 */

export const view = message({ en: 'View the subscription', fr: 'Voir l’abonnement' })

export const pausedSubject = message({
  en: 'Paused from {day}: {project}',
  fr: 'En pause à partir du {day}\u00a0: {project}',
})
export const paused = message({
  en: 'Your subscription “{project}” will pause on {day}. Your assistants keep working until then. During the pause, nothing is charged and nobody works.',
  fr: 'À partir du {day}, votre abonnement «\u00a0{project}\u00a0» sera en pause. Vos adjoints travaillent jusque-là. Pendant la pause, rien n’est facturé et personne ne travaille.',
})
export const resumesBySelf = message({
  en: 'It resumes automatically on {day}, when a new period starts and is charged to your card. You can change that day, or cancel the pause until it starts.',
  fr: 'Il reprend automatiquement le {day}, jour où une nouvelle période commence et est portée à votre carte. Vous pouvez changer ce jour, ou annuler la pause tant qu’elle n’a pas commencé.',
})
export const resumesSubject = message({
  en: 'Resumes {day}: {project}',
  fr: 'Reprise le {day}\u00a0: {project}',
})
export const resumes = message({
  en: 'Your subscription “{project}” resumes on {day}. A new period starts that day and is charged to your card.',
  fr: 'Le {day}, votre abonnement «\u00a0{project}\u00a0» reprend. Une nouvelle période commence ce jour-là et est portée à votre carte.',
})
export const notPausedSubject = message({
  en: 'Pause cancelled: {project}',
  fr: 'Pause annulée\u00a0: {project}',
})
export const notPaused = message({
  en: 'The pause of your subscription “{project}” was cancelled. It renews on {day} as usual.',
  fr: 'La pause de votre abonnement «\u00a0{project}\u00a0» a été annulée. Il se renouvelle le {day} comme prévu.',
})

export const cancelledSubject = message({ en: 'Cancelled: {project}', fr: 'Annulé\u00a0: {project}' })
export const cancelled = message({
  en: 'Your subscription “{project}” ends on {day}, the last day you’ve paid for. Your assistants keep working until then, and nothing is charged afterwards.',
  fr: 'Votre abonnement «\u00a0{project}\u00a0» prend fin le {day}, le dernier jour que vous avez payé. Vos adjoints travaillent jusque-là, et rien n’est facturé ensuite.',
})
export const changeYourMind = message({
  en: 'You can change your mind until the end of that day.',
  fr: 'Vous pouvez changer d’avis jusqu’à la fin de cette journée.',
})
export const withdrawnSubject = message({
  en: 'Cancellation withdrawn: {project}',
  fr: 'Annulation retirée\u00a0: {project}',
})
export const withdrawn = message({
  en: 'We’re keeping your subscription “{project}” going. It renews on {day} as usual.',
  fr: 'Votre abonnement «\u00a0{project}\u00a0» se poursuit. Il se renouvelle le {day} comme prévu.',
})
/** It ended before it started; `amount`: as $812.00 CAD. */
export const endedSubject = message({
  en: 'Cancelled with a full refund: {project}',
  fr: 'Annulé et remboursé en entier\u00a0: {project}',
})
export const ended = message({
  en: 'Your subscription “{project}” ended before it started, and nothing more will be charged. We’re refunding {amount} to the card that paid. It may take your bank a few days to show it.',
  fr: 'Votre abonnement «\u00a0{project}\u00a0» a pris fin avant de commencer, et rien d’autre ne sera facturé. Nous remboursons {amount} à la carte qui a payé. Votre banque peut mettre quelques jours à l’afficher.',
})
export const invoiceCancelled = message({
  en: 'Credit note {number} cancels your invoice.',
  fr: 'La note de crédit {number} annule votre facture.',
})

/** A charge that failed. `number`: of the invoice; `reason`: a sentence of the card processor’s. */
export const notChargedSubject = message({
  en: 'Your card wasn’t charged for invoice {number}',
  fr: 'Votre carte n’a pas été débitée pour la facture {number}',
})
export const notCharged = message({
  en: 'We couldn’t charge {amount} for invoice {number} (“{project}”, {from} – {to}): {reason}',
  fr: 'Nous n’avons pas pu débiter {amount} pour la facture {number} («\u00a0{project}\u00a0», du {from} au {to})\u00a0: {reason}',
})
export const noMoreTries = message({
  en: 'We won’t try again, and the invoice is now past due. Pay it with another card. If it’s still unpaid in 14 days, we’ll pause the work.',
  fr: 'Nous ne réessaierons pas, et la facture est maintenant en souffrance. Payez-la avec une autre carte. Si elle reste impayée dans 14 jours, nous mettrons le travail en pause.',
})
export const nextTry = message({
  en: 'Your assistants keep working. We’ll try again on {day}. You can pay with another card before then.',
  fr: 'Vos adjoints continuent de travailler. Le {day}, nous réessaierons. Vous pouvez payer avec une autre carte d’ici là.',
})
export const unpaidSubject = message({
  en: 'Paused until the invoice is paid: {project}',
  fr: 'En pause jusqu’au paiement de la facture\u00a0: {project}',
})
export const unpaid = message({
  en: 'An invoice for your subscription “{project}” has been past due for 14 days, so the subscription pauses on {day}. Nothing renews and your assistants stop working. Time they’ve already worked is saved.',
  fr: 'Une facture de votre abonnement «\u00a0{project}\u00a0» est en souffrance depuis 14 jours. Le {day}, l’abonnement sera donc mis en pause. Rien ne se renouvelle et vos adjoints cessent de travailler. Le temps déjà travaillé est conservé.',
})
export const payToResume = message({
  en: 'Pay the invoice and work resumes that day. If your current period is over by then, a new one starts; the subscription’s page shows what it costs.',
  fr: 'Payez la facture, et le travail reprend le jour même. Si la période en cours est alors terminée, une nouvelle commence; la page de l’abonnement en montre le prix.',
})
export const viewBalance = message({ en: 'View the balance due', fr: 'Voir le solde à payer' })
export const hoursHeldSubject = message({
  en: 'Hours held until {day}: {project}',
  fr: 'Heures réservées jusqu’au {day}\u00a0: {project}',
})
export const hoursHeld = message({
  en: 'Your subscription “{project}” is paused for more than 30 days. We’re holding your assistants’ hours until {day}. After that, they can take on other work.',
  fr: 'Votre abonnement «\u00a0{project}\u00a0» est en pause pour plus de 30 jours. Jusqu’au {day}, nous réservons les heures de vos adjoints; ensuite, ils peuvent accepter un autre travail.',
})
export const payToKeep = message({
  en: 'Pay the open invoice before that day and everyone keeps their hours for you. After that, we’ll book the same hours if they’re still free.',
  fr: 'Payez la facture ouverte avant ce jour, et les heures restent réservées pour vous. Après, nous réserverons les mêmes heures si elles sont encore libres.',
})
export const bookedBefore = message({
  en: 'A week before you resume on {day}, we’ll book the same hours if they’re still free. To keep everyone, choose an earlier date.',
  fr: 'Une semaine avant la reprise du {day}, nous réserverons les mêmes heures si elles sont encore libres. Pour garder tout le monde, choisissez une date plus proche.',
})
export const fewerHoursSubject = message({
  en: 'Fewer hours than before: {project}',
  fr: 'Moins d’heures qu’avant\u00a0: {project}',
})
/** `names`: of assistants, one or several. */
export const fewerHours = message({
  en: 'While your subscription “{project}” was paused, {names} took on other work and may not have all the hours you need.',
  fr: 'Pendant la pause de votre abonnement «\u00a0{project}\u00a0», d’autres clients ont réservé des heures\u00a0: il en manque peut-être chez {names}.',
})
export const lookingForSolution = message({
  en: 'Our team is looking for a solution and will write to you. You can also ask for someone else, or for different hours, on the subscription’s page.',
  fr: 'Notre équipe cherche une solution et vous écrira. Vous pouvez aussi demander quelqu’un d’autre, ou d’autres heures, sur la page de l’abonnement.',
})
