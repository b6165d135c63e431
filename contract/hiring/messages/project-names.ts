import { message } from '../../shared/i18n/message.ts'

/* What searches and subscriptions are called until their client names them. Stored in the client's language. */

/* `day`: `2026-11-22`. */
export const searchOf = message({ en: 'Search of {day}', fr: 'Recherche du {day}' })
/* After names of roles, each after a plus. */
export const moreRoles = message({
  en: '{count} more',
  fr: '{count, plural, one {# autre} other {# autres}}',
})
