import { message } from '../../shared/i18n/message.ts'

/* C1.8: a client’s invoices, as lists and one by one. */

export const invoiceNumber = message({ en: 'Invoice {number}', fr: 'Facture {number}' })
export const allInvoices = message({ en: 'All your invoices', fr: 'Toutes vos factures' })

/** What an invoice is for. */
export const firstPeriod = message({ en: 'First period', fr: 'Première période' })
export const renewal = message({ en: 'Renewal', fr: 'Renouvellement' })
export const addedHours = message({ en: 'Added hours', fr: 'Heures ajoutées' })
export const extraTime = message({ en: 'Extra time', fr: 'Temps supplémentaire' })
export const finalInvoice = message({ en: 'Final invoice', fr: 'Facture finale' })
export const byOurTeam = message({ en: 'By our team', fr: 'Par notre équipe' })

/** How something was paid. */
export const card = message({ en: 'Card', fr: 'Carte' })
export const transfer = message({ en: 'Bank transfer', fr: 'Virement bancaire' })
export const cheque = message({ en: 'Cheque', fr: 'Chèque' })
export const otherWay = message({ en: 'Other', fr: 'Autre' })
export const credit = message({ en: 'Credit', fr: 'Crédit' })
export const creditNote = message({ en: 'Credit note', fr: 'Note de crédit' })
