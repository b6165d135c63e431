import { message } from '../../shared/i18n/message.ts'

/* The line that becomes a task, and how it is read before it is saved. Day, rhythm and priority are read in the language of the page. */

export const addTask = message({ en: 'Add a task', fr: 'Ajouter une tâche' })
export const newTask = message({ en: 'New task', fr: 'Nouvelle tâche' })
/** Words of a priority as they are typed behind an exclamation mark. */
export const high = message({ en: 'high', fr: 'élevée' })
export const medium = message({ en: 'medium', fr: 'moyenne' })
export const low = message({ en: 'low', fr: 'faible' })
/** An example with a day, a priority and a person; `high`: as “!high”. */
export const example = message({
  en: 'Call the printer tomorrow {high} @Leah',
  fr: 'Appeler l’imprimeur demain {high} @Léa',
})
/** The three: as “!high”. */
export const howToWrite = message({
  en: 'End with a day (“tomorrow”, “on Dec 3”) or “every week”. Add {high}, {medium} or {low}, and @name to assign it.',
  fr: 'Terminez par un jour («\u00a0demain\u00a0», «\u00a0le 3 décembre\u00a0») ou «\u00a0chaque semaine\u00a0». Ajoutez {high}, {medium} ou {low}, et @nom pour confier la tâche.',
})
export const add = message({ en: 'Add task', fr: 'Ajouter la tâche' })
/** `name`: the task’s. */
export const added = message({ en: 'Added: {name}', fr: 'Ajout\u00a0: {name}' })
export const notAdded = message({
  en: 'We couldn’t add the task. Please try again.',
  fr: 'Impossible d’ajouter la tâche. Veuillez réessayer.',
})
export const nameFirst = message({
  en: 'Describe the task in a few words.',
  fr: 'Décrivez la tâche en quelques mots.',
})

/** What it is for. */
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const project = message({ en: 'Project', fr: 'Projet' })
export const noSubscription = message({ en: 'No subscription now', fr: 'Aucun abonnement' })
export const noProject = message({ en: 'No project now', fr: 'Aucun projet' })
export const needsSubscription = message({
  en: 'You can add tasks once you have a subscription.',
  fr: 'Vous pourrez ajouter des tâches dès que vous aurez un abonnement.',
})
export const needsProject = message({
  en: 'You can add tasks once you have a project.',
  fr: 'Vous pourrez ajouter des tâches dès que vous aurez un projet.',
})
export const chooseSubscription = message({
  en: 'Choose a subscription for the task.',
  fr: 'Choisissez un abonnement pour la tâche.',
})
export const stillLoading = message({
  en: 'We’re still loading your projects. Please try again in a moment.',
  fr: 'Vos projets sont en cours de chargement. Veuillez réessayer dans un instant.',
})
export const searchSubscription = message({
  en: 'Subscription or client name',
  fr: 'Nom de l’abonnement ou du client',
})
export const noSubscriptionMatches = message({
  en: 'No subscription matches',
  fr: 'Aucun abonnement ne correspond',
})

/** How it is read. */
export const taskName = message({
  en: 'Task name: <strong>{name}</strong>',
  fr: 'Nom de la tâche\u00a0: <strong>{name}</strong>',
})
export const found = message({ en: 'Details found in your text', fr: 'Détails trouvés dans votre texte' })
export const dueOn = message({ en: 'Due {day}', fr: 'Échéance\u00a0: {day}' })
export const firstDue = message({ en: 'First due {day}', fr: 'Première échéance\u00a0: {day}' })
/** The button of words that mean something, by which they become part of the name. */
export const leaveInName = message({
  en: 'Keep “{text}” in the task name',
  fr: 'Laisser «\u00a0{text}\u00a0» dans le nom de la tâche',
})
/** Read aloud, once it was pressed. */
export const isInName = message({
  en: '“{text}” stays in the task name.',
  fr: '«\u00a0{text}\u00a0» reste dans le nom de la tâche.',
})
export const isAssigned = message({ en: 'Assigned to {name}.', fr: 'Tâche confiée à {name}.' })
/** A name that several people have; `text`: as it was typed. */
export const whoIs = message({ en: 'Who is {text}?', fr: 'Qui est {text}?' })
export const personOf = message({ en: '{name} ({kind})', fr: '{name} ({kind})' })
export const kindClient = message({ en: 'client', fr: 'côté client' })
export const kindAssistant = message({ en: 'assistant', fr: 'adjointe ou adjoint' })
export const kindTeam = message({ en: 'our team', fr: 'notre équipe' })
export const noOne = message({ en: 'No one', fr: 'Personne' })
export const notOnIt = message({
  en: '{text} isn’t on this subscription',
  fr: '{text} ne fait pas partie de cet abonnement',
})
