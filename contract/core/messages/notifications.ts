import { message } from '../../shared/i18n/message.ts'

/* Notifications as lists show them. Their own titles and texts come from the server. */

/** `count`: of those that weren’t opened. */
export const unreadCount = message({
  en: '{count, number} unread',
  fr: '{count, plural, one {# non lue} other {# non lues}}',
})
export const showAll = message({ en: 'Show all', fr: 'Tout afficher' })
export const nothingNew = message({
  en: 'Nothing new yet. You’ll see messages from our team here.',
  fr: 'Rien de nouveau pour l’instant. Les messages de notre équipe s’afficheront ici.',
})
export const notLoaded = message({
  en: 'We couldn’t load your notifications.',
  fr: 'Impossible de charger vos notifications.',
})
export const loading = message({ en: 'Loading notifications', fr: 'Chargement des notifications' })
/** Read aloud before the title of one that wasn’t opened. */
export const unread = message({ en: 'Unread: ', fr: 'Non lue\u00a0: ' })
export const highPriority = message({ en: 'High priority', fr: 'Priorité élevée' })
