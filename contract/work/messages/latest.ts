import { message } from '../../shared/i18n/message.ts'

/* The next tasks and the latest time of a subscription, on its page. */

export const nextTasks = message({ en: 'Next tasks', fr: 'Prochaines tâches' })
export const andMore = message({ en: 'And {count} more.', fr: 'Et {count} de plus.' })
export const allTasks = message({ en: 'All tasks', fr: 'Toutes les tâches' })
export const tasksNotLoaded = message({
  en: 'We couldn’t load the tasks.',
  fr: 'Impossible de charger les tâches.',
})
export const nothingToDo = message({ en: 'Nothing to do right now.', fr: 'Rien à faire pour l’instant.' })
export const noDay = message({ en: 'No day yet', fr: 'Sans échéance' })
export const due = message({ en: 'Due {day}', fr: 'Échéance le {day}' })

export const latestTime = message({ en: 'Latest time', fr: 'Temps récent' })
export const allTime = message({ en: 'All time', fr: 'Tout le temps inscrit' })
export const timeNotLoaded = message({ en: 'We couldn’t load the time.', fr: 'Impossible de charger le temps.' })
export const noTime = message({ en: 'No time logged yet.', fr: 'Aucun temps inscrit pour l’instant.' })

/** The way to the subscription’s thread. */
export const discussion = message({ en: 'Discussion', fr: 'Discussion' })
export const discussionNew = message({
  en: 'Discussion ({count} new)',
  fr: 'Discussion ({count, plural, one {# nouveau message} other {# nouveaux messages}})',
})
/** The same way, as the button of the subscription’s page. */
export const writeMessage = message({ en: 'Message', fr: 'Écrire' })
export const writeMessageNew = message({
  en: 'Message ({count} new)',
  fr: 'Écrire ({count, plural, one {# nouveau message} other {# nouveaux messages}})',
})
/** What was written last there. */
export const latestMessages = message({ en: 'Latest messages', fr: 'Derniers messages' })
export const allMessages = message({ en: 'All messages', fr: 'Tous les messages' })
export const noMessages = message({ en: 'No messages yet.', fr: 'Aucun message pour l’instant.' })
export const messagesNotLoaded = message({
  en: 'We couldn’t load the messages.',
  fr: 'Impossible de charger les messages.',
})
/** A message without words. */
export const onlyFiles = message({
  en: '{count, plural, one {# file} other {# files}}',
  fr: '{count, plural, one {# fichier} other {# fichiers}}',
})
