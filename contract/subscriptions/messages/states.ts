import { message } from '../../shared/i18n/message.ts'

/* The states of subscriptions, of who is asked to work on them, of their briefs and of reviews, each in a word. */

export const current = message({ en: 'Current', fr: 'En cours' })
export const upcoming = message({ en: 'Upcoming', fr: 'À venir' })
export const past = message({ en: 'Past', fr: 'Passé' })
export const draft = message({ en: 'Draft', fr: 'Brouillon' })

/** Whether an assistant takes the work. */
export const notAnswered = message({ en: 'Not answered yet', fr: 'Sans réponse' })
export const accepted = message({ en: 'Accepted', fr: 'A accepté' })
export const declined = message({ en: 'Declined', fr: 'A refusé' })

/** A welcome brief. */
export const sent = message({ en: 'Sent', fr: 'Envoyée' })
export const read = message({ en: 'Read', fr: 'Lue' })
