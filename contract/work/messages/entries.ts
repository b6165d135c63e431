import { message } from '../../shared/i18n/message.ts'

/* C3: an assistant’s own time: entries by hand, the calendar of a day, and what is corrected. */

export const lead = message({
  en: 'Start the timer when you begin, or add time by hand. Times are in your time zone.',
  fr: 'Démarrez le chronomètre en commençant, ou ajoutez du temps à la main. Les heures sont à votre heure locale.',
})
export const empty = message({
  en: 'What you log with the timer or by hand appears here, day by day.',
  fr: 'Le temps inscrit au chronomètre ou à la main s’affichera ici, jour par jour.',
})
export const thisWeek = message({ en: 'This week', fr: 'Cette semaine' })
export const reminderStays = message({
  en: 'Your time was added, but its reminder is still here. Please dismiss it.',
  fr: 'Votre temps a été ajouté, mais son rappel est toujours là. Veuillez le fermer.',
})
export const view = message({ en: 'View', fr: 'Affichage' })
export const list = message({ en: 'List', fr: 'Liste' })
export const day = message({ en: 'Day', fr: 'Jour' })

/** Adding and correcting time. */
export const addTime = message({ en: 'Add time', fr: 'Ajouter du temps' })
export const adding = message({ en: 'Adding …', fr: 'Ajout…' })
export const notAdded = message({
  en: 'We couldn’t save your time. Please try again.',
  fr: 'Impossible d’enregistrer votre temps. Veuillez réessayer.',
})
export const changeTime = message({ en: 'Change this time', fr: 'Modifier ce temps' })
export const notChanged = message({
  en: 'We couldn’t save your change. Please try again.',
  fr: 'Impossible d’enregistrer votre changement. Veuillez réessayer.',
})
export const reasonFirst = message({ en: 'Say why you’re changing it', fr: 'Dites pourquoi vous le modifiez' })
export const edit = message({ en: 'Edit', fr: 'Modifier' })
export const remove = message({ en: 'Remove', fr: 'Retirer' })
/** `what`: the entry’s task and description. */
export const editThis = message({ en: 'Edit {what}', fr: 'Modifier {what}' })
export const removeThis = message({ en: 'Remove {what}', fr: 'Retirer {what}' })
export const what = message({ en: '{name}, {description}', fr: '{name}, {description}' })
export const noDescription = message({ en: 'no description', fr: 'sans description' })
export const untilMidnight = message({
  en: 'You can change this until midnight. After that, write to us.',
  fr: 'Vous pouvez modifier ceci jusqu’à minuit. Ensuite, écrivez-nous.',
})

/** The fields. */
export const dateLabel = message({ en: 'Day', fr: 'Jour' })
export const fromDay = message({
  en: 'From {day} on. Write to us about older time.',
  fr: 'À partir du {day}. Écrivez-nous pour du temps plus ancien.',
})
export const enteredAs = message({ en: 'Entered as', fr: 'Inscrit par' })
export const startAndEnd = message({ en: 'Start and end', fr: 'Début et fin' })
export const duration = message({ en: 'Duration', fr: 'Durée' })
export const start = message({ en: 'Start', fr: 'Début' })
export const end = message({ en: 'End', fr: 'Fin' })
export const howLong = message({ en: 'How long', fr: 'Combien de temps' })
export const durations = message({ en: '1:30, 1.5 or 45m', fr: '1\u00a0h\u00a030, 1,5 ou 45\u00a0min' })
export const project = message({ en: 'Project', fr: 'Projet' })
/** A project with the assistant’s role and the client. */
export const projectOf = message({ en: '{project}, {role} ({company})', fr: '{project}, {role} ({company})' })
export const taskOptional = message({ en: 'Task (optional)', fr: 'Tâche (facultatif)' })
export const noTask = message({ en: 'No task', fr: 'Sans tâche' })
export const whatWasDone = message({ en: 'What was worked on', fr: 'Ce qui a été fait' })
export const whatDidYouDo = message({ en: 'What did you work on?', fr: 'À quoi avez-vous travaillé?' })
export const theClientReads = message({ en: 'The client reads this.', fr: 'La cliente ou le client lit ceci.' })
export const yourClientReads = message({ en: 'Your client reads this.', fr: 'Ce texte est lu par votre client.' })
export const billable = message({ en: 'Billable', fr: 'Facturable' })
export const billableByStaff = message({
  en: 'Billable: the client pays for it',
  fr: 'Facturable\u00a0: payé par la cliente ou le client',
})
export const payable = message({
  en: 'Payable: the assistant is paid for it',
  fr: 'Payable\u00a0: versé à l’adjointe ou à l’adjoint',
})
export const why = message({ en: 'Why', fr: 'Pourquoi' })
export const bothRead = message({
  en: 'The client and the assistant both read this.',
  fr: 'Les deux parties lisent ceci.',
})
/** What is wrong with them. */
export const chooseDay = message({ en: 'Choose a day', fr: 'Choisissez un jour' })
export const enterStart = message({ en: 'Enter when you started', fr: 'Entrez l’heure du début' })
export const enterEnd = message({ en: 'Enter when you stopped', fr: 'Entrez l’heure de la fin' })
export const enterDuration = message({
  en: 'Write it as 1:30, 1.5 or 45m, at most 24 hours',
  fr: 'Écrivez 1\u00a0h\u00a030, 1,5 ou 45\u00a0min, au plus 24\u00a0heures',
})
export const enterDescription = message({
  en: 'Say in a few words what you worked on',
  fr: 'Dites en quelques mots à quoi vous avez travaillé',
})

/** Time of a timer that nobody answered for. */
export const ranOn = message({
  en: 'Your timer kept running without an answer. Did you work all of this? It counts once you say so.',
  fr: 'Votre chronomètre a continué sans réponse. Avez-vous travaillé tout ce temps? Il comptera une fois que vous l’aurez confirmé.',
})
export const confirm = message({ en: 'Yes, I worked', fr: 'Oui, j’ai travaillé' })
export const correct = message({ en: 'Correct the time', fr: 'Corriger le temps' })
export const notConfirmed = message({
  en: 'We couldn’t confirm this. Please try again.',
  fr: 'Impossible de confirmer. Veuillez réessayer.',
})

/** Removing it. `hours`: as “1h 29m (1.48h)”; `name`: of its task. */
export const removeQuestion = message({ en: 'Remove this time?', fr: 'Retirer ce temps?' })
export const removeNote = message({
  en: '{hours} on {day}, {name}. Time that went over midnight is removed as a whole. Your client will no longer see it.',
  fr: '{hours}, le {day}, {name}. Le temps qui a passé minuit est retiré en entier. Votre client ne le verra plus.',
})
export const leaveIt = message({ en: 'Keep it', fr: 'Le garder' })
export const removeTime = message({ en: 'Remove the time', fr: 'Retirer le temps' })
export const notRemoved = message({
  en: 'We couldn’t remove this time. Please try again.',
  fr: 'Impossible de retirer ce temps. Veuillez réessayer.',
})

/** Copying the last day’s work. */
export const copyYesterday = message({ en: 'Copy yesterday', fr: 'Copier hier' })
export const copyTitle = message({ en: 'Copy yesterday’s time', fr: 'Copier le temps d’hier' })
export const nothingToCopy = message({
  en: 'No entries in the last seven days.',
  fr: 'Aucune entrée dans les sept derniers jours.',
})
export const copiesEarlier = message({
  en: 'Nothing was logged yesterday, so this is your work from {day}.',
  fr: 'Rien n’a été inscrit hier; voici donc votre travail du {day}.',
})
export const addedTo = message({
  en: 'Added to {day} as durations, all or none. You can correct them in the list.',
  fr: 'Ajout au {day} sous forme de durées, tout ou rien. Vous pourrez les corriger dans la liste.',
})
export const addHours = message({ en: 'Add {hours}', fr: 'Ajouter {hours}' })
export const notCopied = message({
  en: 'We couldn’t copy the time. Please try again.',
  fr: 'Impossible de copier le temps. Veuillez réessayer.',
})
export const yesterdayNotLoaded = message({
  en: 'We couldn’t load yesterday’s time.',
  fr: 'Impossible de charger le temps d’hier.',
})

/** The calendar of a day. `time`: of day. */
export const previousDay = message({ en: 'Previous day', fr: 'Jour précédent' })
export const nextDay = message({ en: 'Next day', fr: 'Jour suivant' })
export const today = message({ en: 'Today', fr: 'Aujourd’hui' })
export const selectedEntry = message({ en: 'Selected entry', fr: 'Entrée sélectionnée' })
export const dayNotLoaded = message({ en: 'We couldn’t load this day.', fr: 'Impossible de charger ce jour.' })
export const logged = message({ en: '{hours} logged', fr: '{hours} de temps inscrit' })
export const nothingLogged = message({ en: 'No time logged', fr: 'Aucun temps inscrit' })
/** `sum`: one of the two above; of more entries than are shown. */
export const firstOf = message({
  en: '{sum}, the first {max} of {count} entries',
  fr: '{sum}, les {max} premières de {count} entrées',
})
export const addTimeAt = message({ en: 'Add time at {time}', fr: 'Ajouter du temps à {time}' })
export const loggedOnDay = message({ en: 'Logged on this day', fr: 'Inscrit ce jour' })
export const continueIt = message({ en: 'Continue', fr: 'Continuer' })
export const continueThis = message({ en: 'Continue {what}', fr: 'Continuer {what}' })
export const withoutTime = message({ en: 'Without a time of day', fr: 'Sans heure' })
export const tasksDue = message({ en: 'Tasks due', fr: 'Tâches à échéance' })
export const dueToday = message({ en: 'Due today or overdue', fr: 'À faire aujourd’hui ou en retard' })
export const dueThisDay = message({ en: 'Due on this day', fr: 'À faire ce jour' })
export const dueOn = message({ en: '{project}, due {day}', fr: '{project}, échéance le {day}' })
export const noTasksDue = message({ en: 'No tasks are due.', fr: 'Aucune tâche à échéance.' })
export const more = message({ en: '{count} more', fr: '{count} de plus' })
export const tasksNotLoaded = message({
  en: 'We couldn’t load the tasks.',
  fr: 'Impossible de charger les tâches.',
})
