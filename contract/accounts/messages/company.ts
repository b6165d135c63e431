import { message } from '../../shared/i18n/message.ts'

/* C5.2: what a company is called, and what its invoices say. */

export const company = message({ en: 'Company', fr: 'Entreprise' })
export const legalName = message({ en: 'Legal name', fr: 'Dénomination sociale' })
export const legalNameHint = message({
  en: 'If different from the company name.',
  fr: 'Si elle diffère du nom de l’entreprise.',
})
export const address = message({ en: 'Address', fr: 'Adresse' })
export const suite = message({ en: 'Suite, unit or floor', fr: 'Bureau, unité ou étage' })
export const country = message({ en: 'Country', fr: 'Pays' })
export const canada = message({ en: 'Canada', fr: 'Canada' })
export const unitedStates = message({ en: 'United States', fr: 'États-Unis' })
export const choose = message({ en: 'Choose', fr: 'Choisir' })
export const province = message({ en: 'Province or territory', fr: 'Province ou territoire' })
export const state = message({ en: 'State', fr: 'État' })
export const city = message({ en: 'City', fr: 'Ville' })
export const cities = message({ en: 'Cities', fr: 'Villes' })
export const postalCode = message({ en: 'Postal code', fr: 'Code postal' })
export const zipCode = message({ en: 'ZIP code', fr: 'Code ZIP' })
export const poNumber = message({ en: 'PO number', fr: 'Numéro de bon de commande' })
export const poNumberHint = message({
  en: 'Printed on your invoices, if you use one.',
  fr: 'Imprimé sur vos factures, si vous en utilisez un.',
})
export const documentLanguage = message({ en: 'Language of invoices', fr: 'Langue des factures' })
export const documentLanguageHint = message({
  en: 'Also used for credit notes, receipts, statements and our emails about them.',
  fr: 'Aussi celle des notes de crédit, des reçus, des relevés et de nos courriels à leur sujet.',
})
/** Where nobody has chosen; in Québec documents are in French unless English is chosen. */
export const frenchUsually = message({ en: 'French (as usual in Québec)', fr: 'Français (comme d’habitude au Québec)' })
export const readersLanguage = message({
  en: 'Your primary contact’s, or the reader’s',
  fr: 'Celle de votre contact principal, sinon de la personne qui lit',
})
export const taxNote = message({
  en: 'We charge tax based on your province or state. Changes apply to future invoices only.',
  fr: 'Les taxes dépendent de votre province ou de votre État. Les changements ne valent que pour les factures à venir.',
})
export const discard = message({ en: 'Discard changes', fr: 'Annuler les modifications' })
export const change = message({ en: 'Change billing details', fr: 'Modifier les coordonnées' })
export const invoicesAlsoTo = message({ en: 'Invoices also to {emails}', fr: 'Factures aussi à {emails}' })
export const notSaved = message({
  en: 'The company could not be saved. Please try again.',
  fr: 'L’entreprise n’a pas pu être enregistrée. Veuillez réessayer.',
})
export const saved = message({ en: 'Saved.', fr: 'Enregistré.' })
export const screenTitle = message({ en: 'Company information', fr: 'Renseignements sur l’entreprise' })
export const screenLead = message({
  en: 'What your company is called, and what your invoices say.',
  fr: 'Le nom de votre entreprise, et ce qui figure sur vos factures.',
})

/** `number`: from 1. */
export const invoiceEmails = message({ en: 'Invoice emails', fr: 'Courriels de facturation' })
export const invoiceEmailsHint = message({
  en: 'Your primary contact gets every invoice. Who else should?',
  fr: 'Votre contact principal reçoit chaque facture. Qui d’autre doit la recevoir?',
})
export const email = message({ en: 'Email {number}', fr: 'Courriel {number}' })
export const removeEmail = message({ en: 'Remove email {number}', fr: 'Retirer le courriel {number}' })
export const addEmail = message({ en: 'Add an email', fr: 'Ajouter un courriel' })
export const taxNumbers = message({ en: 'Tax numbers', fr: 'Numéros de taxes' })
export const tax = message({ en: 'Tax {number}', fr: 'Taxe {number}' })
export const taxNumber = message({ en: 'Number {number}', fr: 'Numéro {number}' })
export const removeTaxNumber = message({ en: 'Remove tax number {number}', fr: 'Retirer le numéro de taxe {number}' })
export const addTaxNumber = message({ en: 'Add a tax number', fr: 'Ajouter un numéro de taxe' })
