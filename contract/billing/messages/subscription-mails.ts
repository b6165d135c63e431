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
