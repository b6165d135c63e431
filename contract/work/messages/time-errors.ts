import { message } from '../../shared/i18n/message.ts'

/* Why the server doesn’t take time that is entered or changed by hand, or why none can be logged for a project. */

export const reasonFirst = message({
  en: 'Say why: both sides read it',
  fr: 'Dites pourquoi\u00a0: les deux parties le lisent',
})
export const taskOfSubscription = message({
  en: 'Choose a task of this subscription',
  fr: 'Choisissez une tâche de cet abonnement',
})
export const tooOld = message({
  en: 'Only from {day} on. Write to us to log older time.',
  fr: 'À partir du {day} seulement. Écrivez-nous pour inscrire du temps plus ancien.',
})
/** `project`: what the time is logged for already. */
export const timerCounts = message({
  en: 'Your timer counts this time: {project}. Nothing has been saved.',
  fr: 'Votre chronomètre compte ce temps\u00a0: {project}. Rien n’a été enregistré.',
})
export const loggedAlready = message({
  en: 'You have logged this time already: {project}. Nothing has been saved.',
  fr: 'Vous avez déjà inscrit ce temps\u00a0: {project}. Rien n’a été enregistré.',
})
/** Both as “1h 29m (1.48h)”. */
export const tooLong = message({
  en: 'Too long for this day: {logged} are logged already, and {left} are left',
  fr: 'Trop long pour ce jour\u00a0: {logged} sont déjà inscrites, et il reste {left}',
})
export const descriptionFirst = message({ en: 'Say what was done', fr: 'Dites ce qui a été fait' })
export const endAfterStart = message({ en: 'Must be after the start', fr: 'Doit être après le début' })
export const dayAtMost = message({ en: 'At most 24 hours at once', fr: 'Au plus 24\u00a0heures à la fois' })
export const notInFuture = message({ en: 'Can’t be in the future', fr: 'Ne peut pas être dans le futur' })
export const dontAgree = message({
  en: 'Enter start and end, or how long: these two don’t agree',
  fr: 'Entrez le début et la fin, ou la durée\u00a0: les deux ne concordent pas',
})
export const isLocked = message({
  en: 'This time is on an invoice or a bill, so it can’t be changed. Write to us if it needs correcting.',
  fr: 'Ce temps figure sur une facture ou un relevé de paiement; il ne peut donc pas être modifié. Écrivez-nous s’il faut le corriger.',
})
export const tooLate = message({
  en: 'Time can be changed for {days} days after its day. Write to us if it needs correcting.',
  fr: 'Le temps peut être modifié pendant {days} jours après sa date. Écrivez-nous s’il faut le corriger.',
})
export const notBillable = message({
  en: 'It was decided that this isn’t billable',
  fr: 'Il a été décidé que ce n’est pas facturable',
})
export const changedElsewhere = message({
  en: 'This time was changed elsewhere meanwhile. Look at what is there now, then save again.',
  fr: 'Ce temps a été modifié ailleurs entre-temps. Vérifiez ce qui s’y trouve, puis enregistrez de nouveau.',
})

/** A project that takes no time. */
export const switchedOff = message({
  en: 'Time entry is switched off for this subscription.',
  fr: 'L’inscription de temps est désactivée pour cet abonnement.',
})
export const paused = message({ en: 'This subscription is paused.', fr: 'Cet abonnement est en pause.' })
export const pausedFrom = message({
  en: 'This subscription is paused from {from}.',
  fr: 'Cet abonnement est en pause à partir du {from}.',
})
export const pausedTo = message({
  en: 'This subscription is paused and continues on {to}.',
  fr: 'Cet abonnement est en pause et reprend le {to}.',
})
export const pausedFromTo = message({
  en: 'This subscription is paused from {from} and continues on {to}.',
  fr: 'Cet abonnement est en pause à partir du {from} et reprend le {to}.',
})
export const noPayYet = message({
  en: 'Your hourly pay for this role isn’t agreed yet. We know, and will tell you.',
  fr: 'Votre taux horaire pour ce rôle n’est pas encore convenu. Nous nous en occupons et vous aviserons.',
})
/** `why`: one of those above. */
export const isSafe = message({
  en: '{why} What you have logged is safe.',
  fr: '{why} Ce que vous avez inscrit est conservé.',
})
export const startsOn = message({ en: 'This role starts on {day}.', fr: 'Ce rôle commence le {day}.' })
export const endedOn = message({ en: 'This role ended on {day}.', fr: 'Ce rôle a pris fin le {day}.' })
