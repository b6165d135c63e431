import { message } from '../../shared/i18n/message.ts'

/* Notifications of time. Stored in both languages. `project`: what the client calls its subscription; hours: as 20h 30m (20.50h); `day`: as Dec 13. */

export const allUsed = message({ en: '{project}: all hours used', fr: '{project}\u00a0: toutes les heures utilisées' })
export const partUsed = message({
  en: '{project}: {percent}% of the hours used',
  fr: '{project}\u00a0: {percent}\u00a0% des heures utilisées',
})
export const allOfPeriod = message({
  en: 'All {hours} for the period ending {day} are used.',
  fr: 'Les {hours} de la période qui se termine le {day} sont toutes utilisées.',
})
export const loggedOnTop = message({
  en: 'Another {hours} was logged on top.',
  fr: '{hours} ont été saisies en plus.',
})
export const leftOf = message({
  en: '{left} of {hours} are left until {day}.',
  fr: 'Il reste {left} de {hours}, jusqu’à la fin de la période (le {day}).',
})
/** What becomes of time beyond the hours. */
export const untilApproved = message({
  en: 'Extra time counts only once you approve it on the subscription’s page.',
  fr: 'Le temps supplémentaire ne compte qu’une fois approuvé par vous, sur la page de l’abonnement.',
})
export const upToAgreed = message({
  en: 'The extra hours you agreed to count. Anything beyond them counts only once you approve it.',
  fr: 'Les heures supplémentaires que vous avez acceptées comptent. Au-delà, le temps ne compte qu’une fois approuvé par vous.',
})
export const asNeeded = message({
  en: 'Extra time is billed as needed, as you chose.',
  fr: 'Le temps supplémentaire est facturé au besoin, comme vous l’avez choisi.',
})

/** A question about time that was logged. */
export const question = message({
  en: 'A question about your time on {day}',
  fr: 'Une question sur votre temps du {day}',
})
export const answered = message({
  en: 'The answer about the time on {day}',
  fr: 'La réponse au sujet du temps du {day}',
})
export const accepted = message({
  en: 'Your answer was accepted: time on {day}',
  fr: 'Votre réponse est acceptée\u00a0: temps du {day}',
})
export const decided = message({
  en: 'We’ve decided about the time on {day}',
  fr: 'Notre décision sur le temps du {day}',
})
export const quoted = message({ en: '“{text}”', fr: '«\u00a0{text}\u00a0»' })
export const reviewBy = message({
  en: '{project}: time to review by {day}',
  fr: '{project}\u00a0: temps à vérifier au plus tard le {day}',
})
export const stillToReview = message({
  en: '{hours} still to review. We’ll approve anything you don’t ask about by then.',
  fr: '{hours} encore à vérifier. Nous approuverons ce sur quoi vous n’aurez rien demandé d’ici là.',
})

/** Tasks. `name`: of a task; `person`: who gave it, or commented; `tasks`: a list of their names. */
export const oneTask = message({ en: 'A task for you: {name}', fr: 'Une tâche pour vous\u00a0: {name}' })
export const assignedYou = message({
  en: '{person} assigned you this task in {project}.',
  fr: '{person} vous a confié cette tâche ({project}).',
})
export const severalTasks = message({ en: '{count} tasks for you', fr: '{count} tâches pour vous' })
export const assignedThese = message({ en: '{person} assigned you {tasks}.', fr: '{person} vous a confié {tasks}.' })
export const andMore = message({
  en: '{tasks} and {count} more',
  fr: '{tasks} et {count, plural, one {# autre} other {# autres}}',
})
export const takingOver = message({
  en: 'You’re taking over from {person} in {project}: {tasks}.',
  fr: 'Vous prenez la relève ({person}, {project})\u00a0: {tasks}.',
})
export const commented = message({ en: '{person} commented: {name}', fr: '{person} a commenté\u00a0: {name}' })

/** Discussions. `subject`: what it is called. */
export const wroteToYou = message({
  en: '{person} wrote to you: {subject}',
  fr: '{person} vous a écrit\u00a0: {subject}',
})
export const discussion = message({ en: 'Discussion: {subject}', fr: 'Discussion\u00a0: {subject}' })

/** Timers and time entry. */
export const entryOn = message({
  en: 'Time entry is on again: {project}',
  fr: 'Saisie du temps rétablie\u00a0: {project}',
})
export const canLog = message({
  en: 'You can log time and start the timer there.',
  fr: 'Vous pouvez y saisir du temps et y démarrer le chronomètre.',
})
export const entryOff = message({
  en: 'Time entry is off: {project}',
  fr: 'Saisie du temps suspendue\u00a0: {project}',
})
export const cannotLog = message({
  en: 'You can’t log time there until we switch it on again. The time you’ve logged is safe. If you had a timer running there, we stopped it and saved its time.',
  fr: 'Vous ne pouvez pas y saisir de temps jusqu’à ce que nous la rétablissions. Le temps déjà saisi est conservé. Si un chronomètre y tournait, nous l’avons arrêté et avons enregistré son temps.',
})
export const stillWorking = message({ en: 'Still working? {project}', fr: 'Toujours au travail? {project}' })
export const confirmTimer = message({
  en: 'Your timer is still running and nothing is lost. Confirm at the timer, or stop it. Time you don’t confirm waits for you.',
  fr: 'Votre chronomètre tourne toujours et rien n’est perdu. Confirmez au chronomètre, ou arrêtez-le. Le temps non confirmé vous attend.',
})
