import { message } from '../../shared/i18n/message.ts'

/*
 * Mails about invoices, in the language of a client’s documents. `number`: as CAD-00133; amounts: as $1,098.36 CAD; days: as Dec 13;
 * `project`: what the client calls its subscription. French days end in a full stop (13 déc.), so none stands at the end of a sentence.
 */

/** The invoice within a sentence: `{work}` of the others; French puts its article before it. */
export const work = message({
  en: 'invoice {number} (“{project}”, {from} – {to})',
  fr: 'facture {number} («\u00a0{project}\u00a0», du {from} au {to})',
})
/** What credited an invoice in full; `numbers`: a list. */
export const notes = message({
  en: '{count, plural, one {credit note {numbers}} other {credit notes {numbers}}}',
  fr: '{count, plural, one {la note de crédit {numbers}} other {les notes de crédit {numbers}}}',
})
export const attached = message({ en: 'The invoice is attached.', fr: 'La facture est jointe.' })
export const view = message({ en: 'View the invoice', fr: 'Voir la facture' })

/** With a payment’s receipt. */
export const paidSubject = message({
  en: 'Invoice {number}: {amount} paid',
  fr: 'Facture {number}\u00a0: {amount} payés',
})
export const received = message({
  en: 'Thank you! We received {amount} for {work}.',
  fr: 'Merci! Nous avons reçu {amount} pour la {work}.',
})
/** `way`: a card, as Visa ending in 4242, or how it was paid otherwise. */
export const paidWith = message({
  en: 'Paid with {way} on {day}.',
  fr: 'Payé le {day}, {way}.',
})
export const receivedThenCredited = message({
  en: 'We received {amount} on {day} for {work}. We’ve since credited it in full with {notes}.',
  fr: 'Nous avons reçu {amount} le {day} pour la {work}. Nous l’avons depuis créditée en entier par {notes}.',
})

/** Without one. */
export const creditedSubject = message({
  en: 'Invoice {number} was credited in full',
  fr: 'La facture {number} a été créditée en entier',
})
export const credited = message({
  en: 'We credited {work} in full with {notes}. The total was {total}, and there’s nothing left to pay.',
  fr: 'Nous avons crédité en entier la {work} par {notes}. Le total était de {total}, et il ne reste rien à payer.',
})
export const nothingSubject = message({
  en: 'Invoice {number}: nothing to pay',
  fr: 'Facture {number}\u00a0: rien à payer',
})
export const nothingToPay = message({
  en: 'There’s nothing to pay for {work}.',
  fr: 'Il n’y a rien à payer pour la {work}.',
})
export const alreadyPaid = message({
  en: 'The total of {work} was {total}. It’s paid, and there’s nothing left to pay.',
  fr: 'Le total de la {work} était de {total}. Elle est payée, et il ne reste rien à payer.',
})
export const dueSubject = message({
  en: 'Invoice {number}: {amount} due {day}',
  fr: 'Facture {number}\u00a0: {amount} à payer au plus tard le {day}',
})
export const withNextSubject = message({
  en: 'Invoice {number}: we’ll collect {amount} with your next one',
  fr: 'Facture {number}\u00a0: nous percevrons {amount} avec la prochaine',
})
/** Three sentences: the total, what is open, and what becomes of it. */
export const total = message({
  en: 'The total of {work} is {total}.',
  fr: 'Le total de la {work} est de {total}.',
})
export const balance = message({ en: 'The balance due is {amount}.', fr: 'Le solde à payer est de {amount}.' })
export const nothingCharged = message({
  en: 'Nothing has been charged yet.',
  fr: 'Rien n’a encore été débité.',
})
export const withNext = message({
  en: 'That’s less than a card can be charged, so we’ll collect it with your next invoice. You don’t need to do anything.',
  fr: 'C’est trop peu pour être porté à une carte\u00a0: nous le percevrons avec votre prochaine facture. Vous n’avez rien à faire.',
})
export const chargedOn = message({
  en: 'We’ll charge your default card on {day}.',
  fr: 'Le {day}, nous débiterons votre carte par défaut.',
})
export const payOnPage = message({
  en: 'You can pay it on the invoice’s page. Due {day}.',
  fr: 'À payer au plus tard le {day}, sur la page de la facture.',
})

/** D1: reminders. `stage`: before, or after its due day. */
export const reminderSubject = message({
  en: 'Invoice {number}: {amount} {stage, select, before {is} other {was}} due {day}',
  fr: 'Facture {number}\u00a0: {amount} {stage, select, before {à payer au plus tard le} other {à payer depuis le}} {day}',
})
export const reminder = message({
  en: 'The balance due for “{project}” is {amount}. {stage, select, before {You can pay it on the invoice’s page.} other {Please pay it on the invoice’s page. If you’ve already sent the money, thank you: there’s nothing more to do.}}',
  fr: 'Le solde à payer pour «\u00a0{project}\u00a0» est de {amount}. {stage, select, before {Vous pouvez le payer sur la page de la facture.} other {Veuillez le payer sur la page de la facture. Si vous avez déjà envoyé le paiement, merci\u00a0: vous n’avez rien d’autre à faire.}}',
})
export const pay = message({ en: 'Pay the invoice', fr: 'Payer la facture' })

/** B9: a card that expires soon; `card`: as Visa ending in 4242. */
export const expirySubject = message({
  en: 'Your {card} expires on {day}',
  fr: 'Votre carte {card} expire le {day}',
})
export const expiryOfDefault = message({
  en: 'Your subscriptions are paid with this card. Add another one before it expires and make it your default, so nothing is interrupted.',
  fr: 'Vos abonnements sont payés avec cette carte. Ajoutez-en une autre avant son expiration et choisissez-la par défaut, pour que rien ne soit interrompu.',
})
export const expiryOfOther = message({
  en: 'It isn’t your default card, so your subscriptions aren’t affected. You can delete it or add its replacement.',
  fr: 'Ce n’est pas votre carte par défaut\u00a0: vos abonnements ne sont pas touchés. Vous pouvez la supprimer ou ajouter celle qui la remplace.',
})
export const viewCards = message({ en: 'View your cards', fr: 'Voir vos cartes' })
