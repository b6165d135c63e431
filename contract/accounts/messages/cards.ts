import { message } from '../../shared/i18n/message.ts'

/* B9: the cards of a company, where they are chosen and added. */

export const payWith = message({ en: 'Pay with', fr: 'Payer avec' })
export const anotherCard = message({ en: 'Use another card', fr: 'Utiliser une autre carte' })
export const savedCard = message({ en: 'Use a saved card', fr: 'Utiliser une carte enregistrée' })
export const noCards = message({
  en: 'Cards can’t be used at the moment. Please contact us to pay another way.',
  fr: 'Les cartes ne peuvent pas être utilisées pour l’instant. Veuillez nous joindre pour payer autrement.',
})
export const addCard = message({ en: 'Add card', fr: 'Ajouter la carte' })
export const adding = message({ en: 'Adding …', fr: 'Ajout…' })
export const addOne = message({ en: 'Add a card', fr: 'Ajouter une carte' })
/** `brand`: as Visa; `digits`: the last four. */
export const endingIn = message({ en: '{brand} ending in {digits}', fr: '{brand} se terminant par {digits}' })
export const expired = message({ en: 'Expired {month}', fr: 'Expirée {month}' })
export const expires = message({ en: 'Expires {month}', fr: 'Expire {month}' })
export const isDefault = message({ en: 'Default', fr: 'Par défaut' })
export const forRenewals = message({
  en: 'Use this card for renewals',
  fr: 'Utiliser cette carte pour les renouvellements',
})
export const otherCard = message({ en: 'Otherwise we charge {card}.', fr: 'Sinon, nous facturons la carte {card}.' })
export const changeable = message({
  en: 'You can change it at any time.',
  fr: 'Vous pouvez changer cela en tout temps.',
})

/** The test processor’s. */
export const chooseTest = message({ en: 'Choose a test card', fr: 'Choisissez une carte d’essai' })
export const testOnly = message({ en: 'Test cards only.', fr: 'Cartes d’essai seulement.' })
export const nothingCharged = message({
  en: 'No card company is connected here and nothing is ever charged.',
  fr: 'Aucun fournisseur de cartes n’est relié ici et rien n’est jamais facturé.',
})
export const testCard = message({ en: 'Test card', fr: 'Carte d’essai' })
export const eachBehaves = message({
  en: 'Each behaves in its own way when it is charged',
  fr: 'Chacune se comporte à sa façon quand elle est facturée',
})
export const postalCode = message({ en: 'Postal or ZIP code', fr: 'Code postal ou code ZIP' })

/** A payment that a bank confirms. */
export const waitingForBank = message({ en: 'Waiting for your bank …', fr: 'En attente de votre banque…' })
export const testBank = message({ en: 'Test bank', fr: 'Banque d’essai' })
export const youAreBank = message({
  en: 'This card asks its bank before each payment. Here you are the bank: nothing is ever charged.',
  fr: 'Cette carte consulte sa banque avant chaque paiement. Ici, vous êtes la banque\u00a0: rien n’est jamais facturé.',
})
export const confirmPayment = message({ en: 'Confirm the payment', fr: 'Confirmer le paiement' })
export const rejectPayment = message({ en: 'Refuse it', fr: 'Le refuser' })

/** B9.3, B9.4. */
export const notEntered = message({
  en: 'Unable to process your request. Please verify your details and try again.',
  fr: 'Impossible de traiter votre demande. Veuillez vérifier vos renseignements et réessayer.',
})
export const notSaved = message({
  en: 'Unable to save credit card - please try again later.',
  fr: 'Impossible d’enregistrer la carte de crédit. Veuillez réessayer plus tard.',
})
export const notDefault = message({
  en: 'Unable to update default credit card - please try again later.',
  fr: 'Impossible de changer la carte de crédit par défaut. Veuillez réessayer plus tard.',
})
export const notDeleted = message({
  en: 'Unable to delete credit card - please try again later.',
  fr: 'Impossible de supprimer la carte de crédit. Veuillez réessayer plus tard.',
})
export const defaultRetained = message({
  en: 'Unable to delete default credit card - please select another default card first.',
  fr: 'Impossible de supprimer la carte de crédit par défaut. Choisissez d’abord une autre carte par défaut.',
})
export const madeDefault = message({
  en: 'Default credit card updated.',
  fr: 'Carte de crédit par défaut mise à jour.',
})

/** B9.1: the cards of a company, to add, to make the default, to delete. `card`: as “Visa ending in 4242”. */
export const billing = message({ en: 'Billing', fr: 'Facturation' })
export const billingLead = message({
  en: 'The cards we charge for your subscriptions.',
  fr: 'Les cartes qui paient vos abonnements.',
})
export const yourCards = message({ en: 'Your cards', fr: 'Vos cartes' })
export const howCharged = message({
  en: 'We charge your subscriptions to your default card. We never see or store its number.',
  fr: 'Vos abonnements sont facturés à votre carte par défaut. Nous ne voyons ni ne conservons jamais son numéro.',
})
export const noCardYet = message({ en: 'No card yet', fr: 'Aucune carte pour l’instant' })
export const firstCard = message({
  en: 'We’ll charge your subscriptions to the first card you add.',
  fr: 'Vos abonnements seront facturés à la première carte que vous ajouterez.',
})
export const noAdding = message({
  en: 'Cards can’t be added at the moment. Please contact us to pay another way.',
  fr: 'Il n’est pas possible d’ajouter une carte pour l’instant. Veuillez nous joindre pour payer autrement.',
})
export const makeDefault = message({ en: 'Make default', fr: 'Utiliser par défaut' })
export const makeThisDefault = message({ en: 'Make default: {card}', fr: 'Utiliser par défaut\u00a0: {card}' })
export const deleteCard = message({ en: 'Delete', fr: 'Supprimer' })
export const deleteThis = message({ en: 'Delete {card}', fr: 'Supprimer {card}' })
export const deleteQuestion = message({ en: 'Delete {card}?', fr: 'Supprimer {card}?' })
export const whatDeletingDoes = message({
  en: 'We’ll remove it here and at our card provider. To use it again, you’ll have to add it again.',
  fr: 'Elle sera retirée d’ici et de chez notre fournisseur de cartes. Pour l’utiliser de nouveau, vous devrez la rajouter.',
})
export const deleted = message({ en: '{card} was deleted.', fr: 'Carte supprimée\u00a0: {card}.' })
