import { message } from '../../shared/i18n/message.ts'

/* What hours cost, beside where they are chosen. */

export const quoted = message({ en: "We'll quote", fr: 'Sur devis' })
export const monthBeforeTax = message({ en: 'a month before tax', fr: 'par mois, avant taxes' })
export const currency = message({ en: 'Currency', fr: 'Devise' })
export const whatWouldItCost = message({ en: 'What would it cost?', fr: 'Combien cela coûterait-il?' })
export const hoursAMonth = message({ en: 'Hours a month', fr: 'Heures par mois' })
/** `week`: about 7 h a week. */
export const hoursAndWeek = message({ en: '{hours} hours a month, {week}', fr: '{hours}\u00a0heures par mois, {week}' })
/** `rate`: an amount. */
export const rate = message({ en: '{rate} an hour at {hours} h', fr: '{rate} l’heure, à {hours}\u00a0h' })
export const aboutRate = message({
  en: 'About {rate} an hour at {hours} h',
  fr: 'Environ {rate} l’heure, à {hours}\u00a0h',
})
/** `same`: how many hours cost the same. */
export const rateAndSame = message({ en: '{rate}. {same}', fr: '{rate}. {same}' })
export const moreThanListed = message({
  en: 'Need more than 100 hours in one role? We’ll quote you. Next: book a call.',
  fr: 'Plus de 100\u00a0heures pour un rôle? Nous vous ferons un devis. Ensuite\u00a0: réservez un appel.',
})
export const noEstimate = message({
  en: 'The estimate is not available right now.',
  fr: 'L’estimation n’est pas disponible pour le moment.',
})
export const perMonthBeforeTax = message({ en: '/month before tax', fr: '/mois, avant taxes' })
export const notAvailable = message({
  en: 'The prices are not available right now.',
  fr: 'Les prix ne sont pas disponibles pour le moment.',
})
export const packages = message({ en: 'Packages', fr: 'Forfaits' })
export const hoursOf = message({ en: '{hours} hours a month', fr: '{hours}\u00a0heures par mois' })
export const anHour = message({ en: '{rate} an hour', fr: '{rate} l’heure' })
export const forHours = message({ en: 'for {hours} h', fr: 'pour {hours}\u00a0h' })
export const noList = message({
  en: 'The price list is not available right now.',
  fr: 'La liste des prix n’est pas disponible pour le moment.',
})
export const caption = message({
  en: 'Prices before tax, by all the hours of a subscription in a month',
  fr: 'Prix avant taxes, selon toutes les heures d’un abonnement dans le mois',
})
export const hourly = message({ en: 'An hour', fr: 'L’heure' })
export const from = message({ en: 'From', fr: 'À partir de' })
export const bandAndMore = message({ en: '{from} h and more', fr: '{from}\u00a0h et plus' })
export const band = message({ en: '{from} to {to} h', fr: '{from} à {to}\u00a0h' })
export const priceList = message({ en: 'Price list', fr: 'Liste des prix' })
