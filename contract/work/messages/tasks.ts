import { message } from '../../shared/i18n/message.ts'

/* C2: tasks in lists and on boards: a client’s, an assistant’s, and those of our team. */

export const tasks = message({ en: 'Tasks', fr: 'Tâches' })
export const completedTasks = message({ en: 'Completed tasks', fr: 'Tâches terminées' })
export const toDo = message({ en: 'To do', fr: 'À faire' })
export const taskLists = message({ en: 'Task lists', fr: 'Listes de tâches' })
/** The nouns of a count. */
export const one = message({ en: 'task', fr: 'tâche' })
export const several = message({ en: 'tasks', fr: 'tâches' })
export const count = message({
  en: '{count, plural, one {# task} other {# tasks}}',
  fr: '{count, plural, one {# tâche} other {# tâches}}',
})

/** Columns, filters and fields. */
export const task = message({ en: 'Task', fr: 'Tâche' })
export const due = message({ en: 'Due', fr: 'Échéance' })
export const priority = message({ en: 'Priority', fr: 'Priorité' })
export const assignedTo = message({ en: 'Assigned to', fr: 'Responsable' })
export const list = message({ en: 'List', fr: 'Liste' })
/** The list of what belongs to no other list, as it is called until it is renamed. */
export const generalList = message({ en: 'General', fr: 'Général' })
export const client = message({ en: 'Client', fr: 'Entreprise' })
export const doneBy = message({ en: 'Done by', fr: 'Terminée par' })
export const done = message({ en: 'Done', fr: 'Terminée' })
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const project = message({ en: 'Project', fr: 'Projet' })
export const search = message({ en: 'Search', fr: 'Rechercher' })
export const searchOwn = message({
  en: 'Search task, subscription',
  fr: 'Rechercher une tâche, un abonnement',
})
export const searchAll = message({
  en: 'Search task, subscription, client',
  fr: 'Rechercher une tâche, un abonnement, un client',
})
export const from = message({ en: 'From', fr: 'Du' })
export const to = message({ en: 'To', fr: 'Au' })
export const all = message({ en: 'All', fr: 'Toutes' })
export const show = message({ en: 'Show', fr: 'Afficher' })
export const completed = message({ en: 'Completed', fr: 'Terminées' })
export const whose = message({ en: 'Whose', fr: 'De qui' })
export const mine = message({ en: 'Mine', fr: 'Les miennes' })
/** The groups of our team. */
export const clientSuccess = message({ en: 'Client success', fr: 'Succès de la clientèle' })
export const salesAndMatching = message({ en: 'Sales and matching', fr: 'Ventes et jumelage' })
export const assistantSuccess = message({ en: 'Assistant success', fr: 'Succès des adjoints' })

/** Lists with nothing in them. */
export const noneForClient = message({ en: 'Nothing to do yet', fr: 'Rien à faire pour l’instant' })
export const clientHint = message({
  en: 'Add what you’d like your assistants to do. Tasks appear here.',
  fr: 'Ajoutez ce que vous aimeriez confier à vos adjoints. Les tâches s’afficheront ici.',
})
export const noneCompleted = message({ en: 'Nothing completed yet', fr: 'Rien de terminé pour l’instant' })
export const completedHint = message({
  en: 'Completed tasks appear here, newest first.',
  fr: 'Les tâches terminées s’afficheront ici, les plus récentes d’abord.',
})
export const assistantCompletedHint = message({
  en: 'What you and others finish in your projects appears here.',
  fr: 'Ce que vous et d’autres terminez dans vos projets s’affichera ici.',
})
export const noTasks = message({ en: 'No tasks yet', fr: 'Aucune tâche pour l’instant' })
export const allHint = message({
  en: 'Tasks from all subscriptions appear here.',
  fr: 'Les tâches de tous les abonnements s’afficheront ici.',
})
export const nothingWaiting = message({ en: 'Nothing to do here', fr: 'Rien à faire ici' })
export const teamHint = message({
  en: 'Tasks assigned to our team appear here.',
  fr: 'Les tâches confiées à notre équipe s’afficheront ici.',
})
export const allCaughtUp = message({ en: 'You’re all caught up', fr: 'Vous êtes à jour' })
export const toDoHint = message({
  en: 'Tasks from your clients, and your own, appear here.',
  fr: 'Les tâches de vos clients et les vôtres s’afficheront ici.',
})
export const noMatches = message({
  en: 'No tasks match these filters',
  fr: 'Aucune tâche ne correspond à ces filtres',
})
export const toDoNotLoaded = message({
  en: 'We couldn’t load your tasks.',
  fr: 'Impossible de charger vos tâches.',
})
export const pagesOfTasks = message({ en: 'Pages of tasks', fr: 'Pages de tâches' })

/** How an assistant’s tasks are sorted. */
export const sortBy = message({ en: 'Sort by', fr: 'Trier par' })
export const byDue = message({ en: 'Due date, then priority', fr: 'Échéance, puis priorité' })
export const byPriority = message({ en: 'Priority, then due date', fr: 'Priorité, puis échéance' })
export const byName = message({ en: 'Name', fr: 'Nom' })

/** A6.7: which days are shown. */
export const anyDay = message({ en: 'Any day', fr: 'Toutes les dates' })
export const ownDays = message({ en: 'The dates below', fr: 'Les dates ci-dessous' })
export const overdue = message({ en: 'Overdue', fr: 'En retard' })
export const yesterday = message({ en: 'Yesterday', fr: 'Hier' })
export const today = message({ en: 'Today', fr: 'Aujourd’hui' })
export const tomorrow = message({ en: 'Tomorrow', fr: 'Demain' })
export const thisWeek = message({ en: 'This week (Mon-Fri)', fr: 'Cette semaine (lun. à ven.)' })
export const endOfWeek = message({
  en: 'By the end of the week (Fri)',
  fr: 'D’ici la fin de la semaine (ven.)',
})

/** What tasks are grouped by, and the heads of groups of those that have none of it. */
export const groupBy = message({ en: 'Group by', fr: 'Regrouper' })
export const notGrouped = message({ en: 'Nothing', fr: 'Non' })
export const byList = message({ en: 'List', fr: 'Par liste' })
export const byDueDate = message({ en: 'Due date', fr: 'Par échéance' })
export const byDay = message({ en: 'Day', fr: 'Par jour' })
export const byPerson = message({ en: 'Person', fr: 'Par personne' })
export const byDoer = message({ en: 'Done by', fr: 'Par personne' })
export const noDueDate = message({ en: 'No due date', fr: 'Sans échéance' })
export const unassigned = message({ en: 'Unassigned', fr: 'Sans responsable' })
export const doneByNoOne = message({ en: 'No one', fr: 'Personne' })

/** Doing a task, and undoing it. `word`: one of both below; `name`: the task’s. */
export const markDone = message({ en: 'Done', fr: 'Terminer' })
export const reopen = message({ en: 'Reopen', fr: 'Rouvrir' })
export const actionOn = message({ en: '{word}: {name}', fr: '{word}\u00a0: {name}' })
export const taskDone = message({ en: 'Done.', fr: 'Tâche terminée.' })
/** A task that is done again; `day`: a date. */
export const taskDoneNext = message({
  en: 'Done. Next due {day}.',
  fr: 'Tâche terminée. Prochaine échéance\u00a0: {day}.',
})
export const taskReopened = message({ en: 'Back on the list.', fr: 'De retour dans la liste.' })
export const undo = message({ en: 'Undo', fr: 'Annuler' })
export const notSaved = message({
  en: 'We couldn’t save the task. Please try again.',
  fr: 'Impossible d’enregistrer la tâche. Veuillez réessayer.',
})

/** Below a task’s name. */
export const dueOn = message({ en: 'Due {day}', fr: 'Échéance\u00a0: {day}' })
export const dueToday = message({ en: 'Due today', fr: 'Échéance\u00a0: aujourd’hui' })
export const overdueSince = message({ en: 'Overdue since {day}', fr: 'En retard depuis le {day}' })
export const nextDue = message({ en: 'Next due {day}', fr: 'Prochaine échéance\u00a0: {day}' })
export const nextDueToday = message({
  en: 'Next due today',
  fr: 'Prochaine échéance\u00a0: aujourd’hui',
})
/** `total` of them there are. */
export const subtasksDone = message({
  en: '{done} of {total} subtasks done',
  fr: '{total, plural, one {{done} sous-tâche sur # faite} other {{done} sous-tâches sur # faites}}',
})
export const files = message({
  en: '{count, plural, one {# file} other {# files}}',
  fr: '{count, plural, one {# fichier} other {# fichiers}}',
})
export const comments = message({
  en: '{count, plural, one {# comment} other {# comments}}',
  fr: '{count, plural, one {# commentaire} other {# commentaires}}',
})

/** Several tasks changed together. */
export const select = message({ en: 'Select', fr: 'Sélectionner' })
export const selectTask = message({ en: 'Select {name}', fr: 'Sélectionner\u00a0: {name}' })
export const selectedTasks = message({ en: 'Selected tasks', fr: 'Tâches sélectionnées' })
export const selectTasks = message({ en: 'Select tasks', fr: 'Sélectionnez des tâches' })
export const selectedCount = message({
  en: '{count, plural, one {# task selected} other {# tasks selected}}',
  fr: '{count, plural, one {# tâche sélectionnée} other {# tâches sélectionnées}}',
})
/** As many as can be changed at once. */
export const selectedMax = message({
  en: '{count, number} tasks selected, the limit',
  fr: '{count, number} tâches sélectionnées, la limite',
})
export const selectNone = message({ en: 'Clear selection', fr: 'Tout désélectionner' })
export const selectPage = message({ en: 'Select all on this page', fr: 'Sélectionner toute la page' })
/** Selects that name what they do; `label`: one of those below. */
export const choose = message({ en: '{label} …', fr: '{label}…' })
export const assignTo = message({ en: 'Assign to', fr: 'Confier à' })
export const noOne = message({ en: 'No one', fr: 'Personne' })
export const moveTo = message({ en: 'Move to', fr: 'Déplacer vers' })
export const inAWeek = message({ en: 'In a week', fr: 'Dans une semaine' })
export const anotherDate = message({ en: 'Another date', fr: 'Une autre date' })
export const dueDate = message({ en: 'Due date', fr: 'Date d’échéance' })
export const setDate = message({ en: 'Set date', fr: 'Fixer la date' })
export const oneSubscription = message({
  en: 'To assign or move tasks, select tasks from one subscription.',
  fr: 'Pour confier ou déplacer des tâches, sélectionnez des tâches d’un seul abonnement.',
})
export const subtasksStay = message({
  en: 'Subtasks stay in their task’s list, so they can’t be moved on their own.',
  fr: 'Les sous-tâches restent dans la liste de leur tâche et ne peuvent pas être déplacées seules.',
})
export const severalDone = message({
  en: '{count, plural, one {# task done.} other {# tasks done.}}',
  fr: '{count, plural, one {# tâche terminée.} other {# tâches terminées.}}',
})
export const severalReopened = message({
  en: '{count, plural, one {# task reopened.} other {# tasks reopened.}}',
  fr: '{count, plural, one {# tâche rouverte.} other {# tâches rouvertes.}}',
})
export const severalChanged = message({
  en: '{count, plural, one {# task updated.} other {# tasks updated.}}',
  fr: '{count, plural, one {# tâche modifiée.} other {# tâches modifiées.}}',
})
export const changeUndone = message({ en: 'Change undone.', fr: 'Changement annulé.' })
export const severalNotChanged = message({
  en: 'We couldn’t update the tasks. Please try again.',
  fr: 'Impossible de modifier les tâches. Veuillez réessayer.',
})

/** Removing several. */
export const remove = message({ en: 'Remove', fr: 'Retirer' })
export const removeSeveral = message({
  en: '{count, plural, one {Remove # task} other {Remove # tasks}}',
  fr: '{count, plural, one {Retirer # tâche} other {Retirer # tâches}}',
})
export const removeNote = message({
  en: 'For tasks added by mistake. Logged time stays, with the tasks’ names. This can’t be undone.',
  fr: 'Pour les tâches ajoutées par erreur. Le temps inscrit demeure, avec le nom des tâches. Cette action est irréversible.',
})
export const removeNoteWithSubtasks = message({
  en: 'For tasks added by mistake. Their subtasks are removed too. Logged time stays, with the tasks’ names. This can’t be undone.',
  fr: 'Pour les tâches ajoutées par erreur. Leurs sous-tâches sont retirées aussi. Le temps inscrit demeure, avec le nom des tâches. Cette action est irréversible.',
})
export const leaveThem = message({ en: 'Don’t remove', fr: 'Ne pas retirer' })
export const removeAnyway = message({ en: 'Remove anyway', fr: 'Retirer quand même' })
export const severalRemoved = message({
  en: '{count, plural, one {# task removed.} other {# tasks removed.}}',
  fr: '{count, plural, one {# tâche retirée.} other {# tâches retirées.}}',
})
export const severalNotRemoved = message({
  en: 'We couldn’t remove the tasks. Please try again.',
  fr: 'Impossible de retirer les tâches. Veuillez réessayer.',
})

/** The board of an assistant: the lists of each project, in an order of their own. */
export const boardNotLoaded = message({
  en: 'We couldn’t load the task lists.',
  fr: 'Impossible de charger les listes de tâches.',
})
export const noLists = message({ en: 'No task lists yet', fr: 'Aucune liste de tâches pour l’instant' })
export const noListsHint = message({
  en: 'Each project’s lists appear here with its first task.',
  fr: 'Les listes de chaque projet s’afficheront ici avec sa première tâche.',
})
export const emptyList = message({ en: 'Nothing to do here.', fr: 'Rien à faire ici.' })
/** Read aloud. */
export const listOf = message({ en: '{list} of {project}', fr: '{list}, {project}' })
export const addList = message({ en: 'Add a list', fr: 'Ajouter une liste' })
export const addListTo = message({ en: 'Add a list to {project}', fr: 'Ajouter une liste\u00a0: {project}' })
export const newListOf = message({ en: 'New list of {project}', fr: 'Nouvelle liste\u00a0: {project}' })
export const adding = message({ en: 'Adding …', fr: 'Ajout…' })
export const listNotAdded = message({
  en: 'We couldn’t add the list. Please try again.',
  fr: 'Impossible d’ajouter la liste. Veuillez réessayer.',
})
export const changeList = message({ en: 'Edit', fr: 'Modifier' })
export const changeListNamed = message({ en: 'Edit list {name}', fr: 'Modifier la liste {name}' })
export const changeTheList = message({ en: 'Edit list', fr: 'Modifier la liste' })
export const name = message({ en: 'Name', fr: 'Nom' })
export const removeListNote = message({
  en: 'Its tasks move to “General”.',
  fr: 'Ses tâches passeront à «\u00a0Général\u00a0».',
})
export const removeList = message({ en: 'Remove list', fr: 'Retirer la liste' })
export const listNotRenamed = message({
  en: 'We couldn’t rename the list. Please try again.',
  fr: 'Impossible de renommer la liste. Veuillez réessayer.',
})
export const listNotRemoved = message({
  en: 'We couldn’t remove the list. Please try again.',
  fr: 'Impossible de retirer la liste. Veuillez réessayer.',
})
/** A task that is dragged, or moved by keys; the rest is read aloud. `place`: 1 is the first. */
export const move = message({ en: 'Move {name}', fr: 'Déplacer {name}' })
export const theTask = message({ en: 'The task', fr: 'La tâche' })
export const lifted = message({ en: 'Picked up {name}.', fr: '{name}\u00a0: prise.' })
export const isAt = message({
  en: '{name} is at position {place} of {total}.',
  fr: '{name}\u00a0: position {place} sur {total}.',
})
export const putDown = message({ en: 'Dropped {name}.', fr: '{name}\u00a0: déposée.' })
export const notMovedByHand = message({
  en: '{name} is back where it was.',
  fr: '{name}\u00a0: de retour à sa place.',
})
export const notMoved = message({
  en: 'We couldn’t move the task. Please try again.',
  fr: 'Impossible de déplacer la tâche. Veuillez réessayer.',
})
