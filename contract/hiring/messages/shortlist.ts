import { message } from '../../shared/i18n/message.ts'

/* Whom a client can choose from while a role is open, on the page of the subscription. */

export const found = message({
  en: '{count, plural, one {We found someone for you} other {We found # people for you}}',
  fr: '{count, plural, one {Nous avons trouvé quelqu’un pour vous} other {Nous avons trouvé # personnes pour vous}}',
})
export const hoursHeld = message({
  en: 'We’re holding their hours while you choose. Tell us what you think of each.',
  fr: 'Leurs heures vous sont réservées pendant que vous choisissez. Dites-nous ce que vous pensez de chaque personne.',
})
export const see = message({ en: 'See your shortlist', fr: 'Voir votre présélection' })
