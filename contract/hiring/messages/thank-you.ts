import { message } from '../../shared/i18n/message.ts'

/* B8.2: after the payment, and the confirmation for whoever has its link. */

export const heading = message({ en: 'Thank you', fr: 'Merci' })
export const lead = message({
  en: 'You are all set. Here is what happens next.',
  fr: 'Tout est prêt. Voici la suite.',
})
export const dashboard = message({ en: 'Dashboard', fr: 'Tableau de bord' })
export const mySubscription = message({ en: 'My Subscription', fr: 'Mon abonnement' })
export const active = message({
  en: '<strong>Your payment is made and your subscription is active.</strong> We’re asking the people you chose to confirm.',
  fr: '<strong>Votre paiement est fait et votre abonnement est actif.</strong> Nous demandons aux personnes choisies de confirmer.',
})
export const mailComes = message({
  en: '<strong>A welcome email is on its way.</strong> It has your signed agreement, and links to <meeting>schedule the matching meeting</meeting> and to <brief>your welcome brief</brief>.',
  fr: '<strong>Un courriel de bienvenue est en route.</strong> Il contient votre entente signée, et des liens pour <meeting>planifier la rencontre de jumelage</meeting> et remplir <brief>votre fiche de démarrage</brief>.',
})
export const inTouch = message({
  en: '<strong>Our team is in touch within one business day.</strong> They’ll introduce everyone and stay in touch through your first weeks.',
  fr: '<strong>Notre équipe communique avec vous d’ici un jour ouvrable.</strong> Elle présentera tout le monde et restera en contact pendant vos premières semaines.',
})
export const scheduleMeeting = message({
  en: 'Schedule the matching meeting',
  fr: 'Planifier la rencontre de jumelage',
})
export const watch = message({ en: 'Watch the introduction', fr: 'Regarder la présentation' })
export const contactUs = message({ en: 'Contact us', fr: 'Nous joindre' })

/** What was paid. `number`: the invoice’s. */
export const paid = message({ en: 'Paid: {amount}', fr: 'Payé\u00a0: {amount}' })
export const due = message({ en: 'Due: {amount}', fr: 'À payer\u00a0: {amount}' })
export const receiptComes = message({
  en: 'Invoice {number} for {amount}. We’re emailing it to you as a PDF with your receipt.',
  fr: 'Facture {number} de {amount}. Nous vous l’envoyons par courriel en PDF, avec votre reçu.',
})
export const tooLittle = message({
  en: 'Invoice {number} is less than a card can be charged, so your next invoice collects it.',
  fr: 'La facture {number} est trop faible pour une carte; votre prochaine facture la comprendra.',
})
export const invoice = message({ en: 'Invoice {number}.', fr: 'Facture {number}.' })
export const seeInvoice = message({ en: 'See the invoice', fr: 'Voir la facture' })
export const seeReceipt = message({ en: 'See the receipt', fr: 'Voir le reçu' })

/** What was agreed. */
export const agreed = message({ en: 'What was agreed', fr: 'Ce qui a été convenu' })
export const begins = message({ en: 'It begins on {day}.', fr: 'Début\u00a0: {day}.' })
export const helpMeDecide = message({ en: 'Help me decide', fr: 'Aidez-moi à choisir' })
export const hoursAMonth = message({ en: '{hours} h a month', fr: '{hours}\u00a0h par mois' })
export const total = message({ en: 'Total', fr: 'Total' })
export const noConfirmation = message({
  en: 'There is no such confirmation',
  fr: 'Cette confirmation n’existe pas',
})
export const checkLink = message({
  en: 'Check the link, or ask us to send it again.',
  fr: 'Vérifiez le lien, ou demandez-nous de l’envoyer de nouveau.',
})
