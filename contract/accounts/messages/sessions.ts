import { message } from '../../shared/i18n/message.ts'

/* Where a person is signed in, on their own account’s page. */

export const title = message({ en: 'Where you are signed in', fr: 'Où vous êtes en session' })
export const lead = message({
  en: 'Don’t know one of them? End it, and change your password.',
  fr: 'Vous n’en reconnaissez pas une? Mettez-y fin et changez votre mot de passe.',
})
export const pages = message({ en: 'Pages of your sessions', fr: 'Pages de vos sessions' })
export const unknownBrowser = message({ en: 'An unknown browser', fr: 'Un navigateur inconnu' })
export const signedIn = message({ en: 'Signed in <when></when>', fr: 'Connexion\u00a0: <when></when>' })
/** `address`: of the connection. */
export const signedInFrom = message({
  en: 'Signed in <when></when> from {address}',
  fr: 'Connexion\u00a0: <when></when>, depuis {address}',
})
export const lastSeen = message({
  en: 'Last seen about <when></when>',
  fr: 'Dernière activité\u00a0: <when></when> environ',
})
export const thisBrowser = message({ en: 'This browser', fr: 'Ce navigateur' })
export const end = message({ en: 'End', fr: 'Mettre fin' })
export const endOf = message({ en: 'End the session of {name}', fr: 'Mettre fin à la session\u00a0: {name}' })
export const notEnded = message({
  en: 'That session could not be ended. Please try again.',
  fr: 'Cette session n’a pas pu être fermée. Veuillez réessayer.',
})
export const ended = message({ en: 'Signed out of {name}.', fr: 'Session fermée\u00a0: {name}.' })
export const endOthers = message({ en: 'End all others', fr: 'Fermer toutes les autres' })
export const othersNotEnded = message({
  en: 'The other sessions could not be ended. Please try again.',
  fr: 'Les autres sessions n’ont pas pu être fermées. Veuillez réessayer.',
})
export const othersEnded = message({
  en: 'You are signed out everywhere else.',
  fr: 'Vous n’êtes plus en session ailleurs.',
})
export const askOthers = message({ en: 'Sign out everywhere else?', fr: 'Fermer les sessions partout ailleurs?' })
export const othersNote = message({
  en: 'Every browser but this one is signed out at once. What isn’t saved there is lost.',
  fr: 'Tous les autres navigateurs sont déconnectés aussitôt. Ce qui n’y est pas enregistré est perdu.',
})
export const keepThem = message({ en: 'Keep them', fr: 'Les garder' })
