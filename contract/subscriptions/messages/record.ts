import { message } from '../../shared/i18n/message.ts'

/* One subscription’s page for its client: the tabs, the summary beside them and the menu of what can be changed. */

/** The tabs. */
export const overview = message({ en: 'Overview', fr: 'Aperçu' })
export const work = message({ en: 'Work', fr: 'Travail' })
export const time = message({ en: 'Time', fr: 'Temps' })
export const brief = message({ en: 'Brief', fr: 'Fiche' })
export const files = message({ en: 'Files', fr: 'Fichiers' })

/** The summary. `hours`: with one decimal. */
export const hoursLeft = message({ en: 'Hours left', fr: 'Heures restantes' })
export const hours = message({ en: '{hours, number} h', fr: '{hours, number}\u00a0h' })
/** Below the hours; `day`: the period’s last one. */
export const ofUntil = message({
  en: 'of {hours, number} h, until {day}',
  fr: 'sur {hours, number}\u00a0h, jusqu’au {day}',
})
export const renews = message({ en: 'Renews', fr: 'Renouvellement' })
/** Below the day it renews on; `amount`: money. */
export const renewsFor = message({ en: 'for {amount}', fr: 'pour {amount}' })
/** Below the day it starts on. */
export const invoicedOn = message({
  en: 'Invoiced on day {day} of the month',
  fr: 'Facturé le {day} du mois',
})

/** The menu. */
export const extraTimeSettings = message({ en: 'Extra-time settings', fr: 'Règles du temps supplémentaire' })

/** The days of this week and what was worked in each; `total`: hours, with one decimal. */
export const thisWeek = message({ en: 'This week', fr: 'Cette semaine' })
export const weekTotal = message({ en: '{total, number} h worked', fr: '{total, number}\u00a0h travaillées' })
export const nothingThisWeek = message({
  en: 'No time logged this week yet.',
  fr: 'Aucun temps inscrit cette semaine pour l’instant.',
})
export const weekdays = message({ en: 'Mon Tue Wed Thu Fri Sat Sun', fr: 'lun. mar. mer. jeu. ven. sam. dim.' })
