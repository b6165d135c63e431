import { message } from '../../shared/i18n/message.ts'

/* B8: payments that wait for the bank or the card processor. `what`: what is paid, as below. */

/** What is paid; `name`: a subscription’s. */
export const workFor = message({ en: '{amount} for “{name}”', fr: '{amount} pour «\u00a0{name}\u00a0»' })
export const hoursFor = message({
  en: '{amount} for added hours of “{name}”',
  fr: '{amount} pour des heures ajoutées à «\u00a0{name}\u00a0»',
})
export const invoiceFor = message({ en: '{amount} for invoice {number}', fr: '{amount} pour la facture {number}' })
export const waits = message({ en: 'A payment waits', fr: 'Un paiement est en attente' })
export const notFinished = message({
  en: 'Your payment of {what} isn’t finished.',
  fr: 'Votre paiement n’est pas terminé\u00a0: {what}.',
})
export const bankAsks = message({
  en: 'Your bank asks you to confirm it.',
  fr: 'Votre banque vous demande de le confirmer.',
})
export const providerWaits = message({
  en: 'We’re waiting for the card provider. You’re never charged twice.',
  fr: 'Nous attendons le fournisseur de cartes. Rien n’est jamais facturé deux fois.',
})
export const continuePayment = message({ en: 'Continue payment', fr: 'Poursuivre le paiement' })
export const cancelPayment = message({ en: 'Cancel payment', fr: 'Annuler le paiement' })
export const cancelQuestion = message({ en: 'Cancel this payment?', fr: 'Annuler ce paiement?' })
export const cancelThePayment = message({ en: 'Cancel the payment', fr: 'Annuler le paiement' })
export const keepPayment = message({ en: 'Keep the payment', fr: 'Garder le paiement' })
export const nothingCharged = message({ en: 'You won’t be charged {what}.', fr: 'Rien ne sera facturé\u00a0: {what}.' })
export const checkoutAfterwards = message({
  en: 'Your team’s hours and your promotion codes are free again at once. Your search stays as it is.',
  fr: 'Les heures de votre équipe et vos codes promotionnels redeviennent libres tout de suite. Votre recherche reste telle quelle.',
})
export const invoiceAfterwards = message({
  en: 'The invoice stays open, and you can pay it with another card.',
  fr: 'La facture reste ouverte, et vous pouvez la payer avec une autre carte.',
})
export const hoursAfterwards = message({
  en: 'No hours are added. You can add them again whenever you like.',
  fr: 'Aucune heure n’est ajoutée. Vous pourrez en ajouter quand vous voudrez.',
})
export const notCancelled = message({
  en: 'The payment could not be cancelled, so it’s still waiting. Please try again.',
  fr: 'Le paiement n’a pas pu être annulé et reste en attente. Veuillez réessayer.',
})
export const tooLate = message({
  en: 'It’s too late to cancel: you’ve paid {what}.',
  fr: 'Il est trop tard pour annuler\u00a0: vous avez payé {what}.',
})
export const cancelled = message({
  en: 'Payment cancelled. Nothing was charged.',
  fr: 'Le paiement est annulé. Rien n’a été facturé.',
})
export const failed = message({ en: 'This payment didn’t go through', fr: 'Ce paiement n’a pas fonctionné' })
export const nothingWasCharged = message({ en: 'Nothing was charged.', fr: 'Rien n’a été facturé.' })
export const backToTeam = message({ en: 'Back to your team', fr: 'Retour à votre équipe' })
export const backToSubscription = message({ en: 'Back to your subscription', fr: 'Retour à votre abonnement' })
export const backToInvoice = message({ en: 'Back to the invoice', fr: 'Retour à la facture' })
export const noPayment = message({ en: 'There is no such payment', fr: 'Ce paiement n’existe pas' })
export const checkLink = message({
  en: 'Check the link, or look at your invoices.',
  fr: 'Vérifiez le lien ou consultez vos factures.',
})
export const confirmWithBank = message({ en: 'Confirm with your bank', fr: 'Confirmez auprès de votre banque' })
export const payment = message({ en: 'Payment', fr: 'Paiement' })
