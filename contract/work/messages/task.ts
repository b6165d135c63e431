import { message } from '../../shared/i18n/message.ts'

/* C2: one task: what it is, its parts, what was said of it, and who did what. */

export const isMissing = message({ en: 'This task isn’t available', fr: 'Cette tâche n’est pas accessible' })
export const whyMissing = message({
  en: 'It was removed, or you no longer work on its subscription.',
  fr: 'Elle a été retirée, ou vous ne travaillez plus sur son abonnement.',
})
/** `hours`: as “1h 29m (1.48h)”. */
export const logged = message({ en: '{hours} logged', fr: '{hours} de temps inscrit' })
export const noDescription = message({ en: 'No description.', fr: 'Aucune description.' })
export const noOneYet = message({ en: 'Not assigned yet.', fr: 'Personne n’en est responsable pour l’instant.' })
export const assignedTo = message({ en: 'Assigned to {names}.', fr: 'Responsable\u00a0: {names}.' })

/** Parts of the page. */
export const instructions = message({ en: 'Instructions', fr: 'Consignes' })
export const instructionsLead = message({
  en: 'How to do it. Instructions stay with the task, whoever does it.',
  fr: 'Comment faire. Les consignes restent avec la tâche, peu importe qui la fait.',
})
export const details = message({ en: 'Details', fr: 'Détails' })
export const files = message({ en: 'Files', fr: 'Fichiers' })
export const subtasks = message({ en: 'Subtasks', fr: 'Sous-tâches' })
export const comments = message({ en: 'Comments', fr: 'Commentaires' })
export const history = message({ en: 'History', fr: 'Historique' })

/** Its form. */
export const description = message({ en: 'Description', fr: 'Description' })
export const repeats = message({ en: 'Repeats', fr: 'Répétition' })
export const doesntRepeat = message({ en: 'Doesn’t repeat', fr: 'Aucune' })
export const estimate = message({ en: 'Estimate', fr: 'Estimation' })
export const estimateHint = message({ en: 'Hours, such as 1.5', fr: 'Heures, par exemple 1,5' })
export const saved = message({ en: 'Saved.', fr: 'Enregistré.' })

/** Files on it. `count`: the limit. */
export const noFiles = message({ en: 'No files yet.', fr: 'Aucun fichier pour l’instant.' })
export const filesLimit = message({
  en: 'A task can have up to {count} files.',
  fr: 'Une tâche peut avoir jusqu’à {count} fichiers.',
})
export const filesOnTheWay = message({ en: 'Files being sent', fr: 'Fichiers en cours d’envoi' })
export const fileNotAttached = message({
  en: 'We couldn’t attach the file. Please try again.',
  fr: 'Impossible de joindre le fichier. Veuillez réessayer.',
})
export const fileRemoved = message({ en: 'File removed.', fr: 'Fichier retiré.' })
export const fileNotRemoved = message({
  en: 'We couldn’t remove the file. Please try again.',
  fr: 'Impossible de retirer le fichier. Veuillez réessayer.',
})

export const addSubtask = message({ en: 'Add a subtask', fr: 'Ajouter une sous-tâche' })
export const newSubtask = message({ en: 'New subtask', fr: 'Nouvelle sous-tâche' })
export const subtaskNotAdded = message({
  en: 'We couldn’t add the subtask. Please try again.',
  fr: 'Impossible d’ajouter la sous-tâche. Veuillez réessayer.',
})

/** Comments, and the form that adds one. */
export const noComments = message({ en: 'No comments yet.', fr: 'Aucun commentaire pour l’instant.' })
export const filesWereRemoved = message({ en: 'Its files were removed.', fr: 'Ses fichiers ont été retirés.' })
export const addComment = message({ en: 'Add a comment', fr: 'Ajouter un commentaire' })
export const yourComment = message({ en: 'Your comment', fr: 'Votre commentaire' })
export const comment = message({ en: 'Comment', fr: 'Commenter' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const commentNotSent = message({
  en: 'We couldn’t send your comment. Please try again.',
  fr: 'Impossible d’envoyer votre commentaire. Veuillez réessayer.',
})
export const commentFiles = message({ en: 'Files in this comment', fr: 'Fichiers de ce commentaire' })
export const attachToComment = message({ en: 'Attach to the comment', fr: 'Joindre au commentaire' })
export const commentFilesLimit = message({
  en: 'A comment can have up to {count} files.',
  fr: 'Un commentaire peut avoir jusqu’à {count} fichiers.',
})

/** Who did what. */
export const noHistory = message({ en: 'No changes yet.', fr: 'Aucun changement pour l’instant.' })
export const historyPages = message({ en: 'Pages of changes', fr: 'Pages de changements' })
export const added = message({ en: 'Added', fr: 'Ajoutée' })
export const changed = message({ en: 'Changed', fr: 'Modifiée' })
export const completed = message({ en: 'Done', fr: 'Terminée' })
export const reopened = message({ en: 'Reopened', fr: 'Rouverte' })
export const removed = message({ en: 'Removed', fr: 'Retirée' })
export const change = message({ en: '{field}: {before} → {after}', fr: '{field}\u00a0: {before} → {after}' })
export const nothing = message({ en: 'none', fr: 'rien' })
/** The parts that a change names, beside those of the form. */
export const name = message({ en: 'Name', fr: 'Nom' })
export const file = message({ en: 'File', fr: 'Fichier' })
export const progress = message({ en: 'Progress', fr: 'Avancement' })
export const hours = message({ en: '{hours} h', fr: '{hours}\u00a0h' })
export const percent = message({ en: '{percent}%', fr: '{percent}\u00a0%' })

/** Removing it. Before `kind` stands “Remove this” in English, “Retirer” in French. */
export const kind = message({ en: 'task', fr: 'cette tâche' })
/** What has to be typed first. */
export const removeWord = message({ en: 'REMOVE', fr: 'RETIRER' })
export const removeLead = message({
  en: 'For tasks added by mistake. If the work is finished, mark it done instead.',
  fr: 'Pour les tâches ajoutées par erreur. Si le travail est fait, marquez plutôt la tâche comme terminée.',
})
export const timersOn = message({
  en: '{count, plural, one {A timer is running on this task.} other {# timers are running on this task.}}',
  fr: '{count, plural, one {Un chronomètre est en marche pour cette tâche.} other {# chronomètres sont en marche pour cette tâche.}}',
})
export const timeStays = message({
  en: 'Logged time stays, with the task’s name.',
  fr: 'Le temps inscrit demeure, avec le nom de la tâche.',
})
export const subtasksGo = message({
  en: 'Its subtasks are removed too.',
  fr: 'Ses sous-tâches sont retirées aussi.',
})
export const cantUndo = message({ en: 'This can’t be undone.', fr: 'Cette action est irréversible.' })
export const isRemoved = message({ en: 'Removed.', fr: 'Tâche retirée.' })
export const notRemoved = message({
  en: 'We couldn’t remove the task. Please try again.',
  fr: 'Impossible de retirer la tâche. Veuillez réessayer.',
})
