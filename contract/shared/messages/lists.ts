import { message } from '../i18n/message.ts'

/* Lists and records, whatever is in them. `nouns`: their rows in the plural, as “invoices”. */

/** In a cell: a switch, and read aloud where there is nothing. */
export const yes = message({ en: 'Yes', fr: 'Oui' })
export const no = message({ en: 'No', fr: 'Non' })
export const none = message({ en: 'None', fr: 'Rien' })

/** Which rows are shown: `several`: as “243 users”. */
export const counted = message({ en: '{count} {noun}', fr: '{count} {noun}' })
export const range = message({ en: '{from}–{to} of {several}', fr: '{from} à {to} sur {several}' })
export const pagesOf = message({ en: 'Pages of {nouns}', fr: 'Pages\u00a0: {nouns}' })
export const rowsPerPage = message({ en: 'Rows per page', fr: 'Lignes par page' })
export const loading = message({ en: 'Loading …', fr: 'Chargement…' })

export const filters = message({ en: 'Filters', fr: 'Filtres' })
export const sort = message({ en: 'Sort', fr: 'Trier' })
/** Behind one of both: how many filters are set. */
export const withCount = message({ en: '{label} ({count})', fr: '{label} ({count})' })
export const sortBy = message({ en: 'Sort by', fr: 'Trier par' })
export const clearFilters = message({ en: 'Clear filters', fr: 'Effacer les filtres' })
export const noMatches = message({
  en: 'No {nouns} match these filters',
  fr: 'Aucun résultat parmi les {nouns} avec ces filtres',
})

/** Read aloud with the name of the table, and the heads of columns without one. */
export const keyboardHelp = message({
  en: '{title}. Arrow keys go from row to row; Alt with Page Down or Page Up turns the page.',
  fr: '{title}. Les flèches vont d’une ligne à l’autre; Alt avec Page suivante ou Page précédente change de page.',
})
export const chosen = message({ en: 'Chosen', fr: 'Choix' })
export const actions = message({ en: 'Actions', fr: 'Actions' })

/** Rows that are selected, to do something with all of them. `count`: how many are selected, or match the filters; `name`: of a row. */
export const selection = message({ en: 'Selection', fr: 'Sélection' })
export const selectedRows = message({
  en: '{count, number} selected',
  fr: '{count, plural, one {# sélectionnée} other {# sélectionnées}}',
})
export const selectRow = message({ en: 'Select {name}', fr: 'Sélectionner {name}' })
export const selectPage = message({ en: 'Select this page', fr: 'Sélectionner cette page' })
export const selectMatching = message({
  en: 'All {count, number} that match',
  fr: 'Toutes les {count, number} correspondances',
})
export const clearSelection = message({ en: 'Clear selection', fr: 'Effacer la sélection' })

/** The list as a file. `percent`: how far it is. */
export const csv = message({ en: 'CSV', fr: 'CSV' })
export const readableHeadings = message({ en: 'Readable headings', fr: 'Titres lisibles' })
export const stableHeadings = message({
  en: 'Stable headings, for programs',
  fr: 'Titres stables, pour les programmes',
})
export const stop = message({ en: '{percent} · Stop', fr: '{percent} · Arrêter' })
export const csvSaved = message({ en: 'The CSV file is saved', fr: 'Le fichier CSV est enregistré' })
export const csvFailed = message({
  en: 'We couldn’t make the CSV file. Please try again.',
  fr: 'Impossible de créer le fichier CSV. Veuillez réessayer.',
})
export const currency = message({ en: 'Currency', fr: 'Devise' })
export const both = message({ en: 'Both', fr: 'Les deux' })

/** A record, or what a line was made from. */
export const notLoaded = message({
  en: 'We couldn’t load this. Please try again.',
  fr: 'Impossible d’afficher ceci. Veuillez réessayer.',
})
export const entriesNotLoaded = message({
  en: 'We couldn’t load the entries. Please try again.',
  fr: 'Impossible de charger les entrées. Veuillez réessayer.',
})
/** `of`: what they are of, a line of an invoice or of a bill. */
export const entriesOf = message({ en: 'Entries of {of}', fr: 'Entrées\u00a0: {of}' })
/** `what`: as “2 entries”. */
export const show = message({ en: 'Show {what}', fr: 'Afficher {what}' })
export const hide = message({ en: 'Hide {what}', fr: 'Masquer {what}' })
export const showOf = message({ en: 'Show {what} of {of}', fr: 'Afficher {what}\u00a0: {of}' })
export const hideOf = message({ en: 'Hide {what} of {of}', fr: 'Masquer {what}\u00a0: {of}' })
/** By which a record is removed. `kind`: in English a noun, in French with its “cette”. */
export const removal = message({ en: 'Remove', fr: 'Retirer' })
export const removeThis = message({ en: 'Remove this {kind}', fr: 'Retirer {kind}' })
export const removeThisQuestion = message({ en: 'Remove this {kind}?', fr: 'Retirer {kind}?' })
export const fileNotLoaded = message({
  en: 'We couldn’t load the file. Please try again.',
  fr: 'Impossible de charger le fichier. Veuillez réessayer.',
})
