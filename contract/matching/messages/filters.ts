import { message } from '../../shared/i18n/message.ts'

/* B4.2: what candidates are filtered by. */

export const filters = message({ en: 'Filters', fr: 'Filtres' })
export const clearAll = message({ en: 'Clear all filters', fr: 'Effacer tous les filtres' })
export const searching = message({ en: 'Searching …', fr: 'Recherche…' })

export const tools = message({ en: 'Tools', fr: 'Outils' })
export const anyTool = message({ en: 'Any tool', fr: 'Tous les outils' })
export const noTools = message({ en: 'No tools found', fr: 'Aucun outil trouvé' })
export const unknownTool = message({ en: 'Unknown tool', fr: 'Outil inconnu' })

export const skills = message({ en: 'Skills', fr: 'Compétences' })
export const anySkill = message({ en: 'Any skill', fr: 'Toutes les compétences' })
export const noSkills = message({ en: 'No skills found', fr: 'Aucune compétence trouvée' })
export const unknownSkill = message({ en: 'Unknown skill', fr: 'Compétence inconnue' })

export const languages = message({ en: 'Languages', fr: 'Langues' })
export const anyLanguage = message({ en: 'Any language', fr: 'Toutes les langues' })
export const noLanguages = message({ en: 'No languages found', fr: 'Aucune langue trouvée' })
export const unknownLanguage = message({ en: 'Unknown language', fr: 'Langue inconnue' })

export const selfIdentification = message({ en: 'Self-identification', fr: 'Auto-identification' })
export const anyIdentification = message({ en: 'Any', fr: 'Toutes' })
export const identificationNote = message({
  en: 'Shown only where the person agreed. Never changes the order.',
  fr: 'Affichée seulement avec l’accord de la personne. Ne change jamais l’ordre.',
})
/** Behind the first that was chosen. */
export const others = message({ en: '(+{count} others)', fr: '(+{count} autres)' })

export const timeZone = message({ en: 'Time zone', fr: 'Fuseau horaire' })
/** How far another clock may be from a city’s. */
export const eitherWay = message({
  en: 'Hours either way of that clock',
  fr: 'Heures d’écart avec cette heure, en plus ou en moins',
})
export const range = message({ en: '+/- {hours} hours', fr: '+/-\u00a0{hours}\u00a0h' })
export const rangeThere = message({
  en: '{range} of the clock there',
  fr: '{range} par rapport à l’heure de cette ville',
})
