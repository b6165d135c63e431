import { message } from '../../shared/i18n/message.ts'

/* A3.4: the titles of pages, in the browser’s tab and in search results. */

export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
export const assistant = message({ en: 'Virtual Assistant', fr: 'Adjointe ou adjoint virtuel' })
export const checkout = message({ en: 'Checkout', fr: 'Paiement' })
export const thankYou = message({ en: 'Thank you', fr: 'Merci' })
export const signUp = message({ en: 'Sign up', fr: 'S’inscrire' })
