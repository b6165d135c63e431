import { message } from '../../shared/i18n/message.ts'

/* Mails that bring notifications, in the language of whoever gets them, and why someone got a notification. */

export const open = message({ en: 'Open the notification', fr: 'Ouvrir la notification' })
export const openAll = message({ en: 'Open your notifications', fr: 'Ouvrir vos notifications' })
export const openDiscussion = message({ en: 'Open the discussion', fr: 'Ouvrir la discussion' })
export const openDiscussions = message({ en: 'Open your discussions', fr: 'Ouvrir vos discussions' })
export const several = message({ en: '{count} notifications from {brand}', fr: '{count} notifications de {brand}' })
export const more = message({ en: 'And {count} more.', fr: 'Et {count} de plus.' })
export const replies = message({
  en: 'Reply to this email, and your answer goes into the discussion.',
  fr: 'Répondez à ce courriel, et votre réponse s’ajoute à la discussion.',
})

export const toYou = message({
  en: 'This was sent to you alone.',
  fr: 'Cette notification a été envoyée à vous seulement.',
})
export const toEverybody = message({
  en: 'This was sent to everybody with an account.',
  fr: 'Cette notification a été envoyée à toutes les personnes qui ont un compte.',
})
/* `role`: as it is stored, with underscores for what isn’t a letter. */
export const toRole = message({
  en: 'This was sent to {role, select, client {all clients} virtualassistant {all virtual assistants} admin {all staff} askbetty_client {all clients of the second brand} client_beta {clients in the beta} virtualassistant_beta {virtual assistants in the beta} client_early_access {clients with early access} other {virtual assistants with early access}}.',
  fr: 'Cette notification a été envoyée {role, select, client {à toute la clientèle} virtualassistant {à toutes les adjointes et tous les adjoints} admin {à toute l’équipe} askbetty_client {à la clientèle de la seconde marque} client_beta {à la clientèle de la version bêta} virtualassistant_beta {aux adjointes et adjoints de la version bêta} client_early_access {à la clientèle de l’accès anticipé} other {aux adjointes et adjoints de l’accès anticipé}}.',
})
