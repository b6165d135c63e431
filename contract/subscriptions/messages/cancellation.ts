import { message } from '../../shared/i18n/message.ts'

/* Ending a subscription, or keeping it after all. */

export const cancelThis = message({ en: 'Cancel this subscription', fr: 'Annuler cet abonnement' })
export const cancelQuestion = message({ en: 'Cancel this subscription?', fr: 'Annuler cet abonnement?' })

/** What cancelling does. */
export const endsOn = message({
  en: 'Your subscription ends on {day}, the last day you’ve paid for. Your assistants keep working until then, {hours} h a month.',
  fr: 'Votre abonnement se termine le {day}, le dernier jour payé. Le travail se poursuit d’ici là, {hours}\u00a0h par mois.',
})
export const notCharged = message({
  en: 'You won’t be charged {amount} on {day}, or anything after that.',
  fr: 'Le montant de {amount} prévu le {day} ne sera pas facturé, ni rien par la suite.',
})
export const noRefund = message({
  en: 'Past payments aren’t refunded, and unused hours expire.',
  fr: 'Les paiements passés ne sont pas remboursés, et les heures inutilisées expirent.',
})
export const stillDue = message({
  en: 'You still owe {amount} on open invoices.',
  fr: 'Vous devez encore {amount} pour des factures ouvertes.',
})
export const why = message({ en: 'Why are you cancelling?', fr: 'Pourquoi annulez-vous?' })
export const keepIt = message({ en: 'Keep it', fr: 'Le garder' })
export const cancelIt = message({ en: 'Cancel the subscription', fr: 'Annuler l’abonnement' })
export const notCancelled = message({
  en: 'We couldn’t cancel the subscription. Please try again.',
  fr: 'Impossible d’annuler l’abonnement. Veuillez réessayer.',
})
export const ends = message({
  en: 'Your subscription ends on {day}.',
  fr: 'Votre abonnement se termine le {day}.',
})

/** It is cancelled and hasn’t ended. */
export const cancelled = message({ en: 'Cancelled', fr: 'Annulé' })
export const canChangeMind = message({
  en: 'It ends on {day}, the last day you’ve paid for. You can change your mind until the end of that day.',
  fr: 'Il se termine le {day}, le dernier jour payé. Vous pouvez changer d’avis jusqu’à la fin de cette journée.',
})
export const keep = message({ en: 'Keep my subscription', fr: 'Garder mon abonnement' })
export const continues = message({ en: 'Your subscription continues.', fr: 'Votre abonnement continue.' })
export const notRestored = message({
  en: 'We couldn’t undo the cancellation. Please try again.',
  fr: 'Impossible de revenir sur l’annulation. Veuillez réessayer.',
})

/** Someone chosen has declined before the start: everything can be refunded. */
export const someoneDeclined = message({
  en: 'Someone you chose can’t take the work',
  fr: 'Une personne choisie ne peut pas accepter le travail',
})
export const lookingForOther = message({
  en: 'We’re looking for someone else. You can help choose, or have all your money back until the start.',
  fr: 'Nous cherchons quelqu’un d’autre. Vous pouvez participer au choix, ou obtenir un remboursement complet jusqu’au début.',
})
export const chooseWithUs = message({
  en: 'Choose someone else with us',
  fr: 'Choisir quelqu’un d’autre avec nous',
})
export const fullRefund = message({
  en: 'Cancel and get a full refund',
  fr: 'Annuler et obtenir un remboursement complet',
})
export const fullRefundQuestion = message({
  en: 'Cancel and get a full refund?',
  fr: 'Annuler et obtenir un remboursement complet?',
})
export const refundToCard = message({
  en: 'We refund {amount} to the card that paid. Your bank may take a few days to show it.',
  fr: 'Nous remboursons {amount} sur la carte qui a payé. Votre banque peut mettre quelques jours à l’afficher.',
})
export const endsBeforeStart = message({
  en: 'Your whole subscription ends before it begins, and nothing more is charged.',
  fr: 'Tout l’abonnement prend fin avant de commencer, et rien d’autre n’est facturé.',
})
export const creditNote = message({
  en: 'A credit note cancels your invoice, and promotion codes you used can be used again.',
  fr: 'Une note de crédit annule votre facture, et les codes promotionnels utilisés peuvent servir de nouveau.',
})
export const cancelAndRefund = message({ en: 'Cancel and refund {amount}', fr: 'Annuler et rembourser {amount}' })
export const refunding = message({
  en: 'Your subscription is cancelled. We’re refunding {amount}.',
  fr: 'Votre abonnement est annulé. Nous remboursons {amount}.',
})
export const noAnswer = message({
  en: 'No answer came. Press again: you’re never refunded or charged twice.',
  fr: 'Aucune réponse n’est arrivée. Appuyez de nouveau\u00a0: rien n’est jamais remboursé ni facturé deux fois.',
})
