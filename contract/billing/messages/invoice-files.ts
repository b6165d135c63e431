import { message } from '../../shared/i18n/message.ts'

/* Invoices, credit notes, receipts and statements. Days and amounts come written out. */

export const invoice = message({ en: 'Invoice {number}', fr: 'Facture {number}' })
export const creditNote = message({ en: 'Credit note {number}', fr: 'Note de crédit {number}' })
export const receipt = message({ en: 'Payment receipt', fr: 'Reçu de paiement' })
export const statement = message({ en: 'Statement of account', fr: 'Relevé de compte' })
/** Heads of facts and columns. */
export const status = message({ en: 'Status', fr: 'État' })
export const invoiceDate = message({ en: 'Invoice date', fr: 'Date de facturation' })
export const dueDate = message({ en: 'Due date', fr: 'Date d’échéance' })
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const period = message({ en: 'Period', fr: 'Période' })
export const days = message({ en: '{from} to {to}', fr: 'du {from} au {to}' })
export const poNumber = message({ en: 'PO number', fr: 'Numéro de bon de commande' })
export const from = message({ en: 'From', fr: 'De' })
export const billedTo = message({ en: 'Billed to', fr: 'Facturé à' })
export const issuedTo = message({ en: 'Issued to', fr: 'Émise à' })
export const to = message({ en: 'To', fr: 'À' })
export const paidTo = message({ en: 'Paid to', fr: 'Payé à' })
export const paidBy = message({ en: 'Paid by', fr: 'Payé par' })
export const issueDate = message({ en: 'Issue date', fr: 'Date d’émission' })
export const forInvoice = message({ en: 'For invoice', fr: 'Pour la facture' })
export const reason = message({ en: 'Reason', fr: 'Motif' })
export const datePaid = message({ en: 'Date paid', fr: 'Date du paiement' })
export const paidWith = message({ en: 'Paid with', fr: 'Mode de paiement' })
export const reference = message({ en: 'Reference', fr: 'Référence' })
/** `number` follows as a fact, and stands in the title of the file. */
export const payment = message({ en: 'Payment', fr: 'Paiement' })
export const paymentNumber = message({ en: 'Payment {number}', fr: 'Paiement {number}' })
export const statementDate = message({ en: 'Statement date', fr: 'Date du relevé' })
export const invoiceColumn = message({ en: 'Invoice', fr: 'Facture' })
export const dateColumn = message({ en: 'Date', fr: 'Date' })
export const dueColumn = message({ en: 'Due', fr: 'Échéance' })

/** How an invoice stands, in a line. */
export const amountDue = message({ en: '{amount} due {day}', fr: '{amount} à payer au plus tard le {day}' })
export const paidInFull = message({ en: 'Paid in full', fr: 'Payée en entier' })
export const amountPaid = message({ en: '{amount} paid {day}', fr: '{amount} payés le {day}' })

/** A line for each payment and credit note. */
export const paidOn = message({ en: 'Paid {day}, {way}', fr: 'Payé le {day}, {way}' })
export const creditedOn = message({ en: 'Credited {day}, {way}', fr: 'Crédité le {day}, {way}' })
export const balanceDue = message({ en: 'Balance due', fr: 'Solde à payer' })
export const creditedBy = message({ en: 'Credited by', fr: 'Crédits' })
export const noteOf = message({ en: 'Credit note {number}, {day}', fr: 'Note de crédit {number}, {day}' })
export const totalCredited = message({ en: 'Total credited', fr: 'Total crédité' })
export const addedToCredit = message({ en: 'Kept as your credit', fr: 'Conservé comme crédit' })
export const received = message({ en: 'Received', fr: 'Reçu' })
export const refundedSince = message({ en: 'Refunded since', fr: 'Remboursé depuis' })
export const yourCredit = message({ en: 'Your credit', fr: 'Votre crédit' })

/** Ways of paying, within a line and as a fact of their own. */
export const byCreditNote = message({ en: 'credit note {number}', fr: 'note de crédit {number}' })
export const way = message({
  en: '{method, select, card {card} transfer {transfer} cheque {cheque} credit {credit} other {other}}',
  fr: '{method, select, card {carte} transfer {virement bancaire} cheque {chèque} credit {crédit} other {autre mode}}',
})
export const wayAsFact = message({
  en: '{method, select, card {Card} transfer {Bank transfer} cheque {Cheque} credit {Your credit} other {}}',
  fr: '{method, select, card {Carte} transfer {Virement bancaire} cheque {Chèque} credit {Votre crédit} other {}}',
})
export const creditRefunded = message({
  en: 'Credit refunded{method, select, transfer { by bank transfer} cheque { by cheque} other {}} on {day}, {reference}',
  fr: 'Crédit remboursé{method, select, transfer { par virement bancaire} cheque { par chèque} other {}} le {day}, {reference}',
})

/** Statements: by currency, and by how long it has been due. */
export const account = message({ en: 'Account in {currency}', fr: 'Compte en {currency}' })
export const notDue = message({ en: 'Not due yet', fr: 'Pas encore échu' })
export const overdueDays = message({
  en: '{from} to {to} days past due',
  fr: 'De {from} à {to} jours de retard',
})
export const overdueMore = message({ en: 'More than 90 days past due', fr: 'Plus de 90 jours de retard' })
export const nothingOpen = message({ en: 'Nothing is open. Thank you.', fr: 'Aucun solde à payer. Merci.' })
/** A bookmark; `month`: as Nov 2026. */
export const dueIn = message({ en: 'Due {month}', fr: 'Échéance {month}' })

/** How to pay what is open. */
export const howToPay = message({ en: 'How to pay', fr: 'Comment payer' })
export const payOnline = message({ en: 'Pay invoice {number} online', fr: 'Payer la facture {number} en ligne' })
export const byCard = message({
  en: 'By card: sign in and pay on the invoice’s page.',
  fr: 'Par carte\u00a0: connectez-vous et payez sur la page de la facture.',
})
export const byCardEach = message({
  en: 'By card: sign in and pay on the page of each invoice.',
  fr: 'Par carte\u00a0: connectez-vous et payez sur la page de chaque facture.',
})
export const byTransfer = message({
  en: 'By bank transfer or cheque: email {support} and mention invoice {number}.',
  fr: 'Par virement bancaire ou par chèque\u00a0: écrivez à {support} en mentionnant la facture {number}.',
})
export const byTransferEach = message({
  en: 'By bank transfer or cheque: email {support} and mention the numbers of the invoices.',
  fr: 'Par virement bancaire ou par chèque\u00a0: écrivez à {support} en mentionnant les numéros des factures.',
})
export const chargedOn = message({
  en: 'Your default card will be charged on {day}. To pay sooner:',
  fr: 'Votre carte par défaut sera débitée le {day}. Pour payer plus tôt\u00a0:',
})
export const onItsWay = message({
  en: 'A payment is on its way. There is nothing you need to do.',
  fr: 'Un paiement est en cours. Vous n’avez rien à faire.',
})
export const withNext = message({
  en: 'The balance due will be collected with your next invoice.',
  fr: 'Le solde à payer sera perçu avec votre prochaine facture.',
})
export const tooSmall = message({
  en: 'The balance due is less than a card can be charged. There is nothing you need to do.',
  fr: 'Le solde à payer est trop petit pour être porté à une carte. Vous n’avez rien à faire.',
})

/** What a line is for. */
export const addedHours = message({ en: '{role}, added hours', fr: '{role}, heures ajoutées' })
/** Time above the hours of a period; `assistant` is a name. */
export const aboveHours = message({
  en: '{role}, {assistant}: above the hours of {from} to {to}',
  fr: '{role}, {assistant}\u00a0: au-delà des heures du {from} au {to}',
})
/** Of an address. */
export const country = message({
  en: '{country, select, US {United States} other {Canada}}',
  fr: '{country, select, US {États-Unis} other {Canada}}',
})
/** Of a tax number, as our engine or the client calls it. */
export const taxName = message({
  en: '{name, select, other {{name}}}',
  fr: '{name, select, GST {TPS} HST {TVH} QST {TVQ} PST {TVP} other {{name}}}',
})

/** Names of files, and heads of columns for a spreadsheet. `day`: as 2026-12-13. */
export const statementOn = message({ en: 'Statement {day}', fr: 'Relevé {day}' })
export const statementTitle = message({ en: 'Statement', fr: 'Relevé' })
/** Within a sentence. */
export const statementNoun = message({ en: 'statement', fr: 'relevé' })
export const periodFrom = message({ en: 'Period from', fr: 'Période du' })
export const periodTo = message({ en: 'Period to', fr: 'Période au' })
export const kind = message({ en: 'Kind', fr: 'Type' })
export const seconds = message({ en: 'Seconds', fr: 'Secondes' })
export const movedOn = message({ en: 'Paid or credited on', fr: 'Payé ou crédité le' })
export const creditNoteOn = message({ en: '{day} credit note {number}', fr: '{day}, note de crédit {number}' })
export const client = message({ en: 'Client', fr: 'Entreprise' })
export const onDay = message({ en: 'On', fr: 'Le' })
export const daysPastDue = message({ en: 'Days past due', fr: 'Jours de retard' })
export const age = message({ en: 'Age', fr: 'Ancienneté' })
export const paidOrCredited = message({ en: 'Paid or credited', fr: 'Payé ou crédité' })
export const refundedBy = message({ en: 'Refunded by', fr: 'Remboursé par' })
