import { message } from '../../shared/i18n/message.ts'

/*
 * Notifications of a client’s money and subscriptions: a title, and what follows it. Stored in both languages. `number`: of an invoice, as
 * CAD-00133; amounts: as $1,098.36 CAD; days: as Dec 13; `project`: what the client calls its subscription. French days end in a full stop
 * (13 déc.), so none stands at the end of a sentence.
 */

export const invoicePosted = message({ en: 'Invoice {number} for {amount}', fr: 'Facture {number} de {amount}' })
export const nothingToPay = message({ en: 'There’s nothing to pay.', fr: 'Il n’y a rien à payer.' })
export const due = message({ en: 'Due {day}.', fr: 'Échéance\u00a0: le {day}' })

/** `invoice`: its number; `number`: of the credit note. `reason`: what staff wrote, a sentence. */
export const creditNote = message({
  en: 'Credit note {number}: {amount} off invoice {invoice}',
  fr: 'Note de crédit {number}\u00a0: {amount} en moins sur la facture {invoice}',
})
export const reasonAndCredit = message({
  en: '{reason} {amount} of it is your credit now.',
  fr: '{reason} De ce montant, {amount} sont maintenant votre crédit.',
})
export const creditUsed = message({
  en: 'Your credit paid {amount} of invoice {number}',
  fr: 'Votre crédit a payé {amount} de la facture {number}',
})
export const nothingLeft = message({ en: 'There’s nothing left to pay.', fr: 'Il ne reste rien à payer.' })
export const balanceDue = message({ en: 'The balance due is {amount}.', fr: 'Le solde à payer est de {amount}.' })

export const rewardTitle = message({
  en: 'Your referral reward: {amount}',
  fr: 'Votre récompense de parrainage\u00a0: {amount}',
})
export const rewardOfClient = message({
  en: 'Someone you referred has paid their first invoice. We’ll take {amount} off your next one.',
  fr: 'Une personne que vous avez recommandée a payé sa première facture. Nous déduirons {amount} de votre prochaine facture.',
})
export const rewardOfAssistant = message({
  en: 'Someone you referred has paid their first invoice. We’ll add {amount} to your next bill.',
  fr: 'Une personne que vous avez recommandée a payé sa première facture. Nous ajouterons {amount} à votre prochain relevé.',
})

/** Time above the hours that a client agreed to. `what`: one of the two after it. `hours`: as 2 h 30 m. */
export const overagePosted = message({ en: 'Invoice {number}: {what}', fr: 'Facture {number}\u00a0: {what}' })
export const leftToCharge = message({
  en: 'what was left to charge for “{project}”',
  fr: 'ce qu’il restait à facturer pour «\u00a0{project}\u00a0»',
})
export const hoursAbove = message({
  en: '{hours} above the hours of “{project}”',
  fr: '{hours} en plus des heures de «\u00a0{project}\u00a0»',
})
export const overageTotal = message({
  en: 'The total is {amount} for time that you agreed to. The invoice lists every entry, and your default card will be charged today.',
  fr: 'Le total est de {amount} pour du temps que vous avez accepté. La facture en donne le détail, et votre carte par défaut sera débitée aujourd’hui.',
})
export const leftTotal = message({
  en: 'The total is {amount}. The invoice says what for, and your default card will be charged today.',
  fr: 'Le total est de {amount}. La facture dit pourquoi, et votre carte par défaut sera débitée aujourd’hui.',
})

export const withNext = message({
  en: 'Invoice {number}: we’ll collect {amount} with your next invoice',
  fr: 'Facture {number}\u00a0: nous percevrons {amount} avec votre prochaine facture',
})
export const lessThanCard = message({
  en: 'That’s less than a card can be charged. You don’t need to do anything.',
  fr: 'C’est trop peu pour être porté à une carte. Vous n’avez rien à faire.',
})

/** A card that wasn’t charged; `reason`: a sentence of the card processor’s, or the one without a card. */
export const notCharged = message({
  en: 'Your card wasn’t charged for invoice {number}',
  fr: 'Votre carte n’a pas été débitée pour la facture {number}',
})
export const noCard = message({
  en: 'There is no card to charge, or it has expired.',
  fr: 'Il n’y a aucune carte à débiter, ou elle est expirée.',
})
export const nowPastDue = message({
  en: '{reason} The invoice is past due: pay it with another card.',
  fr: '{reason} La facture est en souffrance\u00a0: payez-la avec une autre carte.',
})
export const nextTry = message({
  en: '{reason} We’ll try again on {day}.',
  fr: '{reason} Le {day}, nous réessaierons.',
})

/** More came in than was open. `what`: one of the three after it; `why`: a sentence. */
export const newCredit = message({
  en: 'You have a new credit of {amount}',
  fr: 'Vous avez un nouveau crédit de {amount}',
})
export const allOfItCredit = message({
  en: 'We received {amount} for {what}. {why} All of it is your credit now. It will be used on your next invoice. If you’d rather have it back, write to us.',
  fr: 'Nous avons reçu {amount} pour {what}. {why} Ce montant est maintenant votre crédit, et servira à votre prochaine facture. Si vous préférez qu’il vous soit rendu, écrivez-nous.',
})
export const partOfItCredit = message({
  en: 'We received {amount} for {what}. {why} {paid} of it was still open, and {credit} is your credit now. It will be used on your next invoice. If you’d rather have it back, write to us.',
  fr: 'Nous avons reçu {amount} pour {what}. {why} De ce montant, {paid} restaient à payer, et {credit} sont maintenant votre crédit, qui servira à votre prochaine facture. Si vous préférez qu’il vous soit rendu, écrivez-nous.',
})

export const refundBeforeStart = message({
  en: 'Your subscription was cancelled with a full refund',
  fr: 'Votre abonnement est annulé et remboursé en entier',
})
export const endedBeforeStart = message({
  en: '“{project}” ended before it started. We’re refunding {amount} to the card that paid.',
  fr: '«\u00a0{project}\u00a0» a pris fin avant de commencer. Nous remboursons {amount} à la carte qui a payé.',
})
export const wontStart = message({
  en: 'A project you were asked about won’t start',
  fr: 'Un projet qu’on vous avait proposé ne commencera pas',
})
export const freeAgain = message({
  en: 'The client cancelled it before it started. Your hours are free again.',
  fr: 'L’entreprise l’a annulé avant le début. Vos heures sont de nouveau libres.',
})

/** `way`: as by cheque on Nov 20, reference 4711. */
export const sentBack = message({ en: 'We sent it {way}. {reason}', fr: 'Nous l’avons envoyé {way}. {reason}' })
export const sentByMistake = message({
  en: 'We told you that we’d sent it {way}. That was a mistake.',
  fr: 'Nous vous avions dit l’avoir envoyé {way}. C’était une erreur.',
})
export const onItsWay = message({
  en: 'It’s going to your {card}. It may take your bank a few days to show it. {reason}',
  fr: 'Il est porté à votre carte {card}. Votre banque peut mettre quelques jours à l’afficher. {reason}',
})

/** Hours that were bought for a period that runs; `role`: its name. */
export const hoursAdded = message({ en: '{hours} h more: {project}', fr: '{hours}\u00a0h de plus\u00a0: {project}' })
export const hoursAddedUntil = message({
  en: '{role} has {hours} more hours until {day}, when the period ends.',
  fr: '{role}\u00a0: {hours} heures de plus, jusqu’à la fin de la période (le {day}).',
})

/** What that money was for, after “for”. */
export const forInvoice = message({ en: 'invoice {number}', fr: 'la facture {number}' })
export const forAddedHours = message({
  en: 'added hours of “{project}”',
  fr: 'des heures ajoutées à «\u00a0{project}\u00a0»',
})
export const forSubscription = message({
  en: 'the subscription “{project}”',
  fr: 'l’abonnement «\u00a0{project}\u00a0»',
})
/** Why it was too much. */
export const paidBefore = message({
  en: 'Another payment had come in before it.',
  fr: 'Un autre paiement était arrivé avant.',
})
export const orderGivenUp = message({
  en: 'It came after the order had been given up, and it can’t buy this subscription any more.',
  fr: 'Il est arrivé après l’abandon de la commande, et ne peut plus payer cet abonnement.',
})
/** `day`: as Dec 13th 2026, in French as 13 déc. 2026. */
export const periodOver = message({
  en: 'The period they were for ended on {day}, so no hours were added.',
  fr: 'La période à laquelle elles étaient destinées a pris fin le {day}\u00a0: aucune heure n’a été ajoutée.',
})
export const saidFailed = message({
  en: 'We had told you that this payment failed, so no hours were added.',
  fr: 'Nous vous avions dit que ce paiement avait échoué\u00a0: aucune heure n’a été ajoutée.',
})

/** Pauses. */
export const pausedFrom = message({
  en: 'Paused from {day}: {project}',
  fr: 'En pause à partir du {day}\u00a0: {project}',
})
export const worksUntil = message({
  en: 'Work continues until {day} and resumes on {resumes}. No time can be logged during the pause.',
  fr: 'Du {day} au {resumes}, personne ne travaille et aucun temps ne peut être saisi. Ensuite, le travail reprend.',
})
export const unpaidPause = message({
  en: 'An invoice has been past due for 14 days. No time can be logged until it’s paid. Time already worked is saved.',
  fr: 'Une facture est en souffrance depuis 14 jours. Aucun temps ne peut être saisi tant qu’elle n’est pas payée. Le temps déjà travaillé est conservé.',
})
export const resumesOn = message({ en: 'Resumes {day}: {project}', fr: 'Reprise le {day}\u00a0: {project}' })
export const pauseEnds = message({
  en: 'The pause that started {day} now ends on {resumes}, when a new period starts. No time can be logged during the pause.',
  fr: 'La pause commencée le {day} prend maintenant fin le {resumes}, jour où une nouvelle période commence. Aucun temps ne peut être saisi pendant la pause.',
})
export const pauseCancelled = message({ en: 'Pause cancelled: {project}', fr: 'Pause annulée\u00a0: {project}' })
export const pausePlanned = message({
  en: 'The pause planned for {day} was cancelled. Work continues, and the subscription renews that day.',
  fr: 'La pause prévue le {day} est annulée. Le travail continue, et l’abonnement se renouvelle ce jour-là.',
})
export const resumed = message({ en: 'Resumed: {project}', fr: 'Reprise\u00a0: {project}' })
export const invoicePaid = message({
  en: 'The open invoice is paid, and time can be logged again today.',
  fr: 'La facture ouverte est payée, et du temps peut de nouveau être saisi dès aujourd’hui.',
})
export const pauseOver = message({
  en: 'The open invoice is paid, and time can be logged again today. It renews on {day}. The pause that the client had asked for has ended too, and they can ask for it again.',
  fr: 'La facture ouverte est payée, et du temps peut de nouveau être saisi dès aujourd’hui. L’abonnement se renouvelle le {day}, et la pause demandée par l’entreprise a aussi pris fin; elle peut la demander de nouveau.',
})
export const hoursHeld = message({
  en: 'Hours held until {day}: {project}',
  fr: 'Heures réservées jusqu’au {day}\u00a0: {project}',
})
export const longPause = message({
  en: 'This pause is longer than 30 days. After that day the hours are free for other work. A week before the work resumes, we’ll book the same hours if they’re still free.',
  fr: 'Cette pause dure plus de 30 jours. Après ce jour, les heures sont libres pour un autre travail. Une semaine avant la reprise, nous réserverons les mêmes heures si elles sont encore libres.',
})
export const fewerHours = message({
  en: 'Fewer hours than before: {project}',
  fr: 'Moins d’heures qu’avant\u00a0: {project}',
})
export const someoneTaken = message({
  en: 'Someone took on other work during the pause and may not have all the hours any more. Our team is looking for a solution and will write to everyone concerned.',
  fr: 'Quelqu’un a accepté un autre travail pendant la pause et n’a peut-être plus toutes les heures. Notre équipe cherche une solution et écrira à toutes les personnes concernées.',
})
