import { message } from '../../shared/i18n/message.ts'

/* Cities, picked by typing. */

/** B4.9 */
export const zoneFailed = message({
  en: 'Could not get timezone and timezone offset',
  fr: 'Impossible d’obtenir le fuseau horaire et le décalage',
})
export const anyCity = message({ en: 'Any city', fr: 'Toutes les villes' })
/** Takes a field’s choice away; `field`: its name in small letters. */
export const clearField = message({ en: 'Clear {field}', fr: 'Effacer\u00a0: {field}' })
export const citiesFailed = message({
  en: 'Cities could not be loaded',
  fr: 'Impossible de charger les villes',
})
export const noCity = message({ en: 'No city found', fr: 'Aucune ville trouvée' })
export const searching = message({ en: 'Searching …', fr: 'Recherche…' })
