import { message } from '../../shared/i18n/message.ts'

/* What a promotion gives and for how long: its worth, and that with the time. `worth`: one of the first three. */

export const percentOff = message({ en: '{percent, number}% off', fr: '{percent, number}\u00a0% de rabais' })
export const freeHours = message({
  en: '{hours, plural, one {# free hour} other {# free hours}}',
  fr: '{hours, plural, one {# heure gratuite} other {# heures gratuites}}',
})
export const amountOff = message({ en: '{amount} off', fr: '{amount} de rabais' })
export const firstMonth = message({ en: '{worth} the first month', fr: '{worth} le premier mois' })
/** Of free hours. */
export const inFirstMonth = message({ en: '{worth} in the first month', fr: '{worth} le premier mois' })
export const everyMonth = message({ en: '{worth} every month', fr: '{worth} chaque mois' })
export const forMonths = message({ en: '{worth} for {months} months', fr: '{worth} pendant {months}\u00a0mois' })
export const monthlyForMonths = message({
  en: '{worth} a month for {months} months',
  fr: '{worth} par mois pendant {months}\u00a0mois',
})
