import { message } from '../../shared/i18n/message.ts'

/* A6.3: how pressing a task is: a choice of a form, a cell of a list, a tag. */

export const high = message({ en: 'High', fr: 'Élevée' })
export const medium = message({ en: 'Medium', fr: 'Moyenne' })
export const low = message({ en: 'Low', fr: 'Faible' })
export const none = message({ en: 'None', fr: 'Aucune' })
/** The same on their own, where nothing else says what they are. */
export const highPriority = message({ en: 'High priority', fr: 'Priorité élevée' })
export const mediumPriority = message({ en: 'Medium priority', fr: 'Priorité moyenne' })
export const lowPriority = message({ en: 'Low priority', fr: 'Priorité faible' })
export const noPriority = message({ en: 'No priority', fr: 'Sans priorité' })
