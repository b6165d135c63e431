import { message } from '../../shared/i18n/message.ts'

/* What hours cost, beside where they are chosen. `rate`: of an hour. `hours`: a month. */

export const quoted = message({ en: "We'll quote", fr: 'Sur devis' })
export const currency = message({ en: 'Currency', fr: 'Devise' })
export const perMonthBeforeTax = message({ en: '/month before tax', fr: '/mois avant taxes' })
export const hourlyAt = message({ en: '{rate} an hour at {hours} h', fr: '{rate} l’heure pour {hours}\u00a0h' })
export const aboutHourlyAt = message({
  en: 'About {rate} an hour at {hours} h',
  fr: 'Environ {rate} l’heure pour {hours}\u00a0h',
})
export const above100 = message({
  en: 'Need more than 100 hours in one role? We’ll quote you. Next: book a call.',
  fr: 'Plus de 100 heures pour un même rôle? Nous préparons une soumission. Prochaine étape\u00a0: un appel.',
})
export const noEstimate = message({
  en: 'The estimate is not available right now.',
  fr: 'L’estimation n’est pas disponible pour le moment.',
})
export const monthBeforeTax = message({ en: 'a month before tax', fr: 'par mois, avant taxes' })
