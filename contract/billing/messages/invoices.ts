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

/** The list of invoices, and its columns. */
export const invoices = message({ en: 'Invoices', fr: 'Factures' })
export const one = message({ en: 'invoice', fr: 'facture' })
export const several = message({ en: 'invoices', fr: 'factures' })
export const number = message({ en: 'Number', fr: 'Numéro' })
export const date = message({ en: 'Date', fr: 'Date' })
export const purpose = message({ en: 'For', fr: 'Objet' })
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const total = message({ en: 'Total', fr: 'Total' })
export const balanceDue = message({ en: 'Balance due', fr: 'Solde à payer' })
export const state = message({ en: 'State', fr: 'État' })
export const all = message({ en: 'All', fr: 'Tous' })
export const searchNumber = message({
  en: 'Search by number or subscription',
  fr: 'Rechercher par numéro ou abonnement',
})
export const from = message({ en: 'From', fr: 'Du' })
export const to = message({ en: 'To', fr: 'Au' })
export const noInvoices = message({ en: 'No invoices yet', fr: 'Aucune facture pour l’instant' })
export const firstInvoice = message({
  en: 'The first one comes with your first subscription.',
  fr: 'La première arrivera avec votre premier abonnement.',
})

/** One invoice, and where there is none. */
export const invoice = message({ en: 'Invoice', fr: 'Facture' })
export const notFound = message({
  en: 'We couldn’t find that invoice',
  fr: 'Nous n’avons pas trouvé cette facture',
})
export const notYours = message({ en: 'It may not be yours', fr: 'Ce n’est peut-être pas la vôtre' })
export const wrongAddress = message({
  en: 'Or the address may be wrong.',
  fr: 'Ou l’adresse est peut-être erronée.',
})
export const period = message({ en: '{from} to {to}', fr: 'du {from} au {to}' })
export const downloadPdf = message({ en: 'Download PDF', fr: 'Télécharger le PDF' })
/** Beside it, of the language that the PDF isn’t in. */
export const pdfInEnglish = message({ en: 'PDF in English', fr: 'PDF en anglais' })
export const pdfInFrench = message({ en: 'PDF in French', fr: 'PDF en français' })
export const downloadCsv = message({ en: 'Download CSV', fr: 'Télécharger le CSV' })
export const downloadLog = message({ en: 'Download time log', fr: 'Télécharger la feuille de temps' })
export const entries = message({ en: 'entries', fr: 'entrées' })

/** What was posted. */
export const lines = message({ en: 'Lines', fr: 'Détail' })
export const beforeTaxes = message({ en: 'Before taxes', fr: 'Avant taxes' })
export const creditNoteOf = message({ en: 'Credit note {number}, {day}', fr: 'Note de crédit {number}, {day}' })
export const becameCredit = message({
  en: '{amount} of it became credit',
  fr: '{amount} ont été convertis en crédit',
})
export const downloadNote = message({ en: 'Download credit note', fr: 'Télécharger la note de crédit' })
export const billedBy = message({ en: 'From', fr: 'De' })
export const billedTo = message({ en: 'Billed to', fr: 'Facturé à' })
export const poNumber = message({ en: 'PO number {number}', fr: 'Bon de commande {number}' })
/** Time that a line charges for, behind `show` and `hide`. */
export const theEntries = message({ en: 'the entries', fr: 'les entrées' })
export const work = message({ en: 'Work', fr: 'Travail' })

/** What was paid and how, and what is open. */
export const payments = message({ en: 'Payments', fr: 'Paiements' })
export const processing = message({
  en: 'A payment is being processed. You won’t be charged twice; check again in a minute.',
  fr: 'Un paiement est en cours. Rien ne sera facturé deux fois; revenez voir dans une minute.',
})
export const withNext = message({
  en: 'The balance of {amount} is too small to charge to a card. We’ll collect it with your next invoice.',
  fr: 'Le solde de {amount} est trop petit pour une carte. Nous le percevrons avec votre prochaine facture.',
})
export const tooSmall = message({
  en: 'The balance of {amount} is too small to charge to a card. You don’t need to do anything.',
  fr: 'Le solde de {amount} est trop petit pour une carte. Vous n’avez rien à faire.',
})
/** `reason`: a sentence. */
export const failedForGood = message({
  en: 'The card wasn’t charged: {reason} We won’t try again automatically.',
  fr: 'La carte n’a pas été facturée\u00a0: {reason} Nous ne réessaierons pas automatiquement.',
})
export const failedForNow = message({
  en: 'The card wasn’t charged: {reason} We’ll try again on {day}.',
  fr: 'La carte n’a pas été facturée\u00a0: {reason} Nous réessaierons le {day}.',
})
export const willCharge = message({
  en: 'We’ll charge your default card on {day}.',
  fr: 'Votre carte par défaut sera facturée le {day}.',
})
export const disputed = message({ en: '{amount} disputed on {day}.', fr: '{amount} contestés le {day}.' })
export const nothingPaid = message({ en: 'Nothing has been paid yet.', fr: 'Rien n’a encore été payé.' })
export const paidOn = message({ en: '{day}, {way}', fr: '{day}, {way}' })
export const surplusOfNote = message({
  en: '{amount} over the balance, now credit',
  fr: '{amount} de plus que le solde, maintenant en crédit',
})
export const surplusOfPayment = message({
  en: '{amount} overpaid, now credit',
  fr: '{amount} payés en trop, maintenant en crédit',
})
export const recordedBy = message({ en: 'Recorded by {name}', fr: 'Inscrit par {name}' })
export const downloadReceipt = message({ en: 'Download receipt', fr: 'Télécharger le reçu' })
export const refundTo = message({
  en: '{day}, refund to {card}: {state}',
  fr: '{day}, remboursement sur {card}\u00a0: {state}',
})
export const yourCard = message({ en: 'your card', fr: 'votre carte' })

/** Paying it. */
export const pay = message({ en: 'Pay', fr: 'Payer' })
export const payNow = message({ en: 'Pay {amount} now', fr: 'Payer {amount} maintenant' })
export const notPaid = message({
  en: 'We couldn’t process the payment. Please try again.',
  fr: 'Impossible de traiter le paiement. Veuillez réessayer.',
})
export const thanks = message({ en: 'Thank you, the invoice is paid.', fr: 'Merci, la facture est payée.' })

/** The statement of account: what is open, by age. */
export const statement = message({ en: 'Statement of account', fr: 'Relevé de compte' })
export const asOf = message({ en: 'As of {day}', fr: 'Au {day}' })
export const notDue = message({ en: 'Not due yet', fr: 'Pas encore échu' })
export const upTo30 = message({ en: '1 to 30 days past due', fr: 'En souffrance depuis 1 à 30 jours' })
export const upTo60 = message({ en: '31 to 60 days past due', fr: 'En souffrance depuis 31 à 60 jours' })
export const upTo90 = message({ en: '61 to 90 days past due', fr: 'En souffrance depuis 61 à 90 jours' })
export const over90 = message({
  en: 'More than 90 days past due',
  fr: 'En souffrance depuis plus de 90 jours',
})
export const creditRefunded = message({ en: 'Credit refunded on {day}', fr: 'Crédit remboursé le {day}' })
export const wayAndReference = message({ en: '{way}, {reference}', fr: '{way}, {reference}' })
export const statementPdf = message({ en: 'Statement as PDF', fr: 'Relevé en PDF' })
export const statementCsv = message({ en: 'Statement as CSV', fr: 'Relevé en CSV' })

/** Staff’s list. */
export const client = message({ en: 'Client', fr: 'Cliente ou client' })
export const searchWithClient = message({
  en: 'Search number, client, subscription',
  fr: 'Rechercher un numéro, une entreprise, un abonnement',
})
export const kind = message({ en: 'Kind', fr: 'Genre' })
export const collection = message({ en: 'Collection', fr: 'Recouvrement' })
export const isDisputed = message({ en: 'Disputed', fr: 'Contestées' })
export const eachPosts = message({
  en: 'Each checkout and each renewal posts one.',
  fr: 'Chaque paiement et chaque renouvellement en produit une.',
})
