import { message } from '../../shared/i18n/message.ts'

/* The states of time entries, each in a word. */

export const unconfirmed = message({ en: 'Unconfirmed', fr: 'Non confirmé' })
export const open = message({ en: 'Open', fr: 'Ouvert' })
export const inReview = message({ en: 'In review', fr: 'En vérification' })
export const questioned = message({ en: 'In question', fr: 'En question' })
export const approved = message({ en: 'Approved', fr: 'Approuvé' })
export const billed = message({ en: 'Billed', fr: 'Facturé' })
