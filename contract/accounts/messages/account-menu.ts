import { message } from '../../shared/i18n/message.ts'

/* A4.1: the menu behind a person’s initials. */

/** Read aloud behind the initials. */
export const accountOf = message({ en: 'Account of {name}', fr: 'Compte\u00a0: {name}' })
export const logout = message({ en: 'Logout', fr: 'Déconnexion' })
/** Read aloud. */
export const signedOut = message({ en: 'You are signed out', fr: 'Vous êtes déconnecté' })
