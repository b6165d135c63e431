import { message } from '../../shared/i18n/message.ts'

/* Why the server doesn’t change a task, or a list of tasks. */

export const taskDeleted = message({
  en: 'This task is no longer available.',
  fr: 'Cette tâche n’est plus accessible.',
})
export const oneTaskDeleted = message({
  en: 'One of these tasks is no longer available, so nothing was changed.',
  fr: 'L’une de ces tâches n’est plus accessible; rien n’a donc été changé.',
})
export const listDeleted = message({
  en: 'This list is no longer available.',
  fr: 'Cette liste n’est plus accessible.',
})
export const fileDeleted = message({
  en: 'This file is no longer available.',
  fr: 'Ce fichier n’est plus accessible.',
})
export const noSubscription = message({
  en: 'There is no such subscription.',
  fr: 'Cet abonnement n’existe pas.',
})
export const changedByOthers = message({
  en: 'This was changed by someone else. Load it again before you save.',
  fr: 'Une autre personne a modifié ceci. Rechargez la page avant d’enregistrer.',
})
export const notOfSubscription = message({
  en: 'Choose people who are part of this subscription.',
  fr: 'Choisissez des personnes de cet abonnement.',
})
export const startsTooEarly = message({
  en: 'A repeating task can’t start more than a year ago.',
  fr: 'Une tâche qui se répète ne peut pas commencer il y a plus d’un an.',
})
export const neverOccurs = message({
  en: 'This never occurs. Choose another way to repeat the task.',
  fr: 'Cela n’arrive jamais. Choisissez une autre répétition.',
})
export const listMoved = message({
  en: 'The list has changed. Look at it again, then move the task.',
  fr: 'La liste a changé. Vérifiez-la, puis déplacez la tâche.',
})
export const subtaskStays = message({
  en: 'A subtask stays in its task’s list.',
  fr: 'Une sous-tâche reste dans la liste de sa tâche.',
})
export const subtaskElsewhere = message({
  en: 'A subtask belongs to a task of the same subscription.',
  fr: 'Une sous-tâche appartient à une tâche du même abonnement.',
})
export const tooManyTasks = message({
  en: 'This subscription has 5,000 open tasks. Complete or remove some before you add another one.',
  fr: 'Cet abonnement a 5\u00a0000 tâches ouvertes. Terminez ou retirez-en avant d’en ajouter une autre.',
})
export const subscriptionEnded = message({
  en: 'This subscription has ended, so nothing new can be added to it.',
  fr: 'Cet abonnement a pris fin; rien ne peut y être ajouté.',
})
export const tooManyFiles = message({
  en: 'A task can have up to {count} files. Remove one first.',
  fr: 'Une tâche peut avoir jusqu’à {count} fichiers. Retirez-en un d’abord.',
})
export const tooManyComments = message({
  en: 'A task can have up to 1,000 comments. Continue in a new task.',
  fr: 'Une tâche peut avoir jusqu’à 1\u00a0000 commentaires. Continuez dans une nouvelle tâche.',
})
export const listNotOfSubscription = message({
  en: 'This list isn’t one of the subscription’s. Choose another one.',
  fr: 'Cette liste n’est pas de cet abonnement. Choisissez-en une autre.',
})
export const defaultListStays = message({
  en: 'The default list can’t be removed.',
  fr: 'La liste par défaut ne peut pas être retirée.',
})
export const tooManyLists = message({
  en: 'A subscription can have up to {count} lists.',
  fr: 'Un abonnement peut avoir jusqu’à {count} listes.',
})

/** Asked before tasks with time on them are removed: of one task, of several. */
export const timerOnTask = message({
  en: 'Someone’s timer is on this task. Their time stays. Remove the task anyway?',
  fr: 'Un chronomètre est en marche pour cette tâche. Le temps demeure. Retirer la tâche quand même?',
})
export const timerOnTasks = message({
  en: 'Someone’s timer is on one of these tasks. Their time stays. Remove them anyway?',
  fr: 'Un chronomètre est en marche pour l’une de ces tâches. Le temps demeure. Les retirer quand même?',
})
export const timeOnTask = message({
  en: 'Time is logged for this task. It stays, with the task’s name. Remove the task anyway?',
  fr: 'Du temps est inscrit pour cette tâche. Il demeure, avec le nom de la tâche. Retirer la tâche quand même?',
})
export const timeOnTasks = message({
  en: 'Time is logged for some of these tasks. It stays, with their names. Remove them anyway?',
  fr: 'Du temps est inscrit pour certaines de ces tâches. Il demeure, avec leur nom. Les retirer quand même?',
})
