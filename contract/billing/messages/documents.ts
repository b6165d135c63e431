import { message } from '../../shared/i18n/message.ts'

/* Documents with lines of money: their columns, sums and taxes. */

export const description = message({ en: 'Description', fr: 'Description' })
export const quantity = message({ en: 'Quantity', fr: 'Quantité' })
export const unit = message({ en: 'Unit', fr: 'Prix' })
export const amount = message({ en: 'Amount', fr: 'Montant' })
export const total = message({ en: 'Total', fr: 'Total' })
export const beforeTaxes = message({ en: 'Before taxes', fr: 'Avant taxes' })
/** `name`: a tax as our engine names it; `rate`: as “9.975”. */
export const tax = message({
  en: '{name, select, other {{name}}} {rate}%',
  fr: '{name, select, GST {TPS} HST {TVH} QST {TVQ} PST {TVP} other {{name}}} {rate}\u00a0%',
})
/** The foot of every page; the number of pages follows. */
export const page = message({ en: 'Page {page} of', fr: 'Page {page} sur' })
