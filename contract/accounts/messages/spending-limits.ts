import { message } from '../../shared/i18n/message.ts'

/* What colleagues may spend on their own, and what they ask of the primary contact, who reads it. `name`: a colleague’s. */

export const needsApproval = message({ en: 'This needs approval', fr: 'Une approbation est requise' })
export const approvedSaveAgain = message({
  en: 'It’s approved. Close this and save again.',
  fr: 'C’est approuvé. Fermez ceci et enregistrez de nouveau.',
})
export const notAnAmount = message({
  en: 'Enter an amount like {one} or {other}, or nothing',
  fr: 'Entrez un montant comme {one} ou {other}, ou rien',
})
export const notSaved = message({
  en: 'The amount could not be saved. Please try again.',
  fr: 'Le montant n’a pas pu être enregistré. Veuillez réessayer.',
})
export const saved = message({
  en: 'Saved. It applies from the next purchase or change.',
  fr: 'Enregistré. Il s’applique dès le prochain achat ou changement.',
})
export const whenAsked = message({ en: 'When colleagues ask', fr: 'Quand vos collègues demandent' })
export const save = message({ en: 'Save the amount', fr: 'Enregistrer le montant' })
export const limit = message({
  en: 'What each colleague can spend a month on their own',
  fr: 'Ce que chaque collègue peut dépenser par mois sans approbation',
})
export const limitHint = message({
  en: 'Counts checkouts, added hours, and changes that raise your monthly bill, in the currency of your invoices. Leave it empty and nobody has to ask.',
  fr: 'Comprend les paiements, les heures ajoutées et les changements qui augmentent votre facture mensuelle, dans la devise de vos factures. Laissez le champ vide pour que personne n’ait à demander.',
})
export const notLoaded = message({
  en: 'What your colleagues may spend could not be loaded.',
  fr: 'Ce que vos collègues peuvent dépenser n’a pas pu être chargé.',
})
export const spending = message({ en: 'Spending', fr: 'Dépenses' })
export const spendingLead = message({
  en: 'Your own purchases never need an approval. Paying invoices isn’t a purchase.',
  fr: 'Vos propres achats n’ont jamais besoin d’approbation. Payer une facture n’est pas un achat.',
})
export const spent = message({ en: '{spent} this month on their own', fr: '{spent} ce mois-ci sans approbation' })
export const spentOfLimit = message({
  en: '{spent} this month on their own, {left} left',
  fr: '{spent} ce mois-ci sans approbation; reste {left}',
})
export const requests = message({ en: 'Requests to spend', fr: 'Demandes de dépenses' })
export const answerNotSaved = message({
  en: 'Your answer could not be saved. Please try again.',
  fr: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
})
export const answered = message({ en: 'We’ve told {name}.', fr: 'Nous avons prévenu {name}.' })
export const approve = message({ en: 'Approve', fr: 'Approuver' })
export const decline = message({ en: 'Decline', fr: 'Refuser' })
export const note = message({ en: 'Note (optional)', fr: 'Note (facultatif)' })
/** `what`: an amount. */
export const approveFor = message({ en: 'Approve {what} for {name}', fr: 'Approuver {what} pour {name}' })
export const declineFor = message({ en: 'Decline {what} for {name}', fr: 'Refuser {what} pour {name}' })
export const approveForQuestion = message({ en: 'Approve {what} for {name}?', fr: 'Approuver {what} pour {name}?' })
export const declineForQuestion = message({ en: 'Decline {what} for {name}?', fr: 'Refuser {what} pour {name}?' })
export const expired = message({ en: 'Expired', fr: 'Expirée' })
export const used = message({ en: 'Used', fr: 'Utilisée' })
export const requested = message({ en: '{name}: {what}', fr: '{name}\u00a0: {what}' })
/** What is to be bought; `subscription`: its name. */
export const checkout = message({ en: 'Checkout of {subscription}', fr: 'Paiement de {subscription}' })
export const hours = message({ en: 'Added hours for {subscription}', fr: 'Heures ajoutées pour {subscription}' })
export const nextHours = message({
  en: 'More hours a month for {subscription}',
  fr: 'Plus d’heures par mois pour {subscription}',
})
export const overage = message({
  en: 'Extra time each month for {subscription}',
  fr: 'Temps supplémentaire chaque mois pour {subscription}',
})
export const overageAsNeeded = message({
  en: 'Extra time as needed, with no upper limit, for {subscription}',
  fr: 'Temps supplémentaire au besoin, sans limite, pour {subscription}',
})
export const overLimit = message({
  en: 'Extra time already worked for {subscription}',
  fr: 'Temps supplémentaire déjà travaillé pour {subscription}',
})
export const continuing = message({ en: 'Continuing {subscription}', fr: 'Poursuite de {subscription}' })
/** The state of a request. */
export const waiting = message({ en: 'Waiting', fr: 'En attente' })
export const approved = message({ en: 'Approved', fr: 'Approuvée' })
export const declined = message({ en: 'Declined', fr: 'Refusée' })
export const withdrawn = message({ en: 'Withdrawn', fr: 'Retirée' })
