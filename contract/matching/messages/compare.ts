import { message } from '../../shared/i18n/message.ts'

/* Candidates chosen to be compared. */

export const compareCandidates = message({ en: 'Compare candidates', fr: 'Comparer des profils' })
export const compare = message({ en: 'Compare', fr: 'Comparer' })
export const comparePerson = message({ en: 'Compare {name}', fr: 'Comparer {name}' })
export const compareCount = message({ en: 'Compare {count}', fr: 'Comparer ({count})' })
export const takeOut = message({ en: 'Take {name} out', fr: 'Retirer {name}' })
export const clear = message({ en: 'Clear', fr: 'Effacer' })
export const chooseMore = message({ en: 'Choose up to {count} more', fr: 'Choisissez-en jusqu’à {count} de plus' })
export const tooMany = message({
  en: 'You can compare up to {count} people. Take someone out first.',
  fr: 'Vous pouvez comparer jusqu’à {count} personnes. Retirez-en une d’abord.',
})
