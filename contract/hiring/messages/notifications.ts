import { message } from '../../shared/i18n/message.ts'

/* Notifications of hiring. Stored in both languages. `name`: of an assistant, as Ana N.; `role`: its name; `hours`: a month; `day`: as Dec 13. */

export const active = message({ en: 'Your subscription is active', fr: 'Votre abonnement est actif' })
/** `roles`: each with its hours, as the one after it. */
export const startsOn = message({ en: '{roles}. Starts {day}.', fr: '{roles}. Début\u00a0: le {day}' })
export const roleWithHours = message({
  en: '{role}, {hours} hours a month',
  fr: '{role}, {hours} heures par mois',
})

export const accepted = message({ en: '{name} accepted: {role}', fr: '{name} a accepté\u00a0: {role}' })
export const willWork = message({
  en: '{name} will work for you as your {role}, {hours} hours a month.',
  fr: '{name} travaillera pour vous ({role}), {hours} heures par mois.',
})
export const declined = message({ en: '{name} declined: {role}', fr: '{name} a refusé\u00a0: {role}' })
export const whyDeclined = message({
  en: 'Reason: {reason, select, hours {the hours don’t fit} schedule {the working times don’t fit their week} work {it isn’t the work they do} start {they can’t start then} full {they have no room for more clients} other {another reason}}. You keep your {hours} hours a month for {role}, and we’ll look for someone else.',
  fr: 'Motif\u00a0: {reason, select, hours {les heures ne conviennent pas} schedule {l’horaire ne convient pas à sa semaine} work {ce n’est pas son domaine} start {la date de début ne convient pas} full {son horaire est complet} other {une autre raison}}. Vous gardez vos {hours} heures par mois ({role}), et nous chercherons quelqu’un d’autre.',
})
export const canCancel = message({
  en: 'Until the start you can also cancel with a full refund, on your subscription’s page.',
  fr: 'Jusqu’au début, vous pouvez aussi annuler et être remboursé en entier, sur la page de votre abonnement.',
})

export const meet = message({ en: 'Meet {name}: {role}', fr: 'Voici {name}\u00a0: {role}' })
export const found = message({
  en: 'We found someone for you and are holding their hours while you choose. Your shortlist is on your subscription’s page.',
  fr: 'Nous avons trouvé quelqu’un pour vous et réservons ses heures pendant que vous choisissez. Votre présélection est sur la page de votre abonnement.',
})

/** What a colleague asks to buy. `what`: one of those after it; `price`: one of those after them, or the amount. */
export const asksToSpend = message({
  en: '{name} asks to spend {price}',
  fr: '{name} demande à dépenser {price}',
})
export const asksForExtraTime = message({
  en: '{name} asks to spend on extra time as needed',
  fr: '{name} demande à payer du temps supplémentaire au besoin',
})
export const wouldPay = message({
  en: '{name} would like to pay {price} for {what}. Nothing is charged or changed until you approve. The request expires in seven days.',
  fr: '{name} aimerait payer {price} pour {what}. Rien n’est débité ni modifié avant votre approbation. La demande expire dans sept jours.',
})
export const wouldAllow = message({
  en: '{name} would like to allow {what}. Nothing is charged or changed until you approve. The request expires in seven days.',
  fr: '{name} aimerait autoriser {what}. Rien n’est débité ni modifié avant votre approbation. La demande expire dans sept jours.',
})
export const purchase = message({
  en: '{kind, select, checkout {the subscription {project}} hours {added hours for {project}} next_hours {more hours a month for {project}} overage {extra time each month for {project}} overage_as_needed {extra time as needed, with no limit, for {project}} over_limit {extra time already worked for {project}} other {{project} to continue}}',
  fr: '{kind, select, checkout {l’abonnement {project}} hours {des heures ajoutées pour {project}} next_hours {plus d’heures par mois pour {project}} overage {du temps supplémentaire chaque mois pour {project}} overage_as_needed {du temps supplémentaire au besoin, sans limite, pour {project}} over_limit {du temps supplémentaire déjà travaillé pour {project}} other {poursuivre {project}}}',
})
export const moreAMonth = message({ en: '{amount} more a month', fr: '{amount} de plus par mois' })
export const aMonth = message({ en: '{amount} a month', fr: '{amount} par mois' })
export const upToAMonth = message({ en: 'up to {amount} more a month', fr: 'jusqu’à {amount} de plus par mois' })
export const approveOrDecline = message({ en: 'Approve or decline', fr: 'Approuver ou refuser' })

/** What became of it. `answer`: approved or declined. */
export const extraTimeAnswered = message({
  en: 'Your request for extra time was {answer, select, approved {approved} other {declined}}',
  fr: 'Votre demande de temps supplémentaire est {answer, select, approved {approuvée} other {refusée}}',
})
export const purchaseAnswered = message({
  en: 'Your purchase of {price} was {answer, select, approved {approved} other {declined}}',
  fr: 'Votre achat de {price} est {answer, select, approved {approuvé} other {refusé}}',
})
export const whoAnswered = message({
  en: '{name} {answer, select, approved {approved} other {declined}} {what}.',
  fr: '{name} a {answer, select, approved {approuvé} other {refusé}} {what}.',
})
export const priceFor = message({ en: '{price} for {what}', fr: '{price} pour {what}' })
export const changeOnce = message({
  en: 'You can make this change once within seven days.',
  fr: 'Vous pouvez faire ce changement une fois d’ici sept jours.',
})
export const buyOnce = message({
  en: 'You can buy it once, up to that amount, within seven days.',
  fr: 'Vous pouvez l’acheter une fois, jusqu’à ce montant, d’ici sept jours.',
})
export const nothingCharged = message({ en: 'Nothing was charged.', fr: 'Rien n’a été débité.' })
export const toDraft = message({ en: 'Go to the draft', fr: 'Aller au brouillon' })
export const toSubscription = message({ en: 'Go to the subscription', fr: 'Aller à l’abonnement' })

/** For assistants. `company`: of the client. */
export const wantsToHire = message({ en: '{company} wants to hire you', fr: '{company} souhaite travailler avec vous' })
export const answerInvitation = message({
  en: '{roles}, from {day}. Accept or decline under Candidate projects.',
  fr: 'À partir du {day}, {roles}. Acceptez ou refusez sous les projets proposés.',
})
export const interested = message({ en: 'Are you interested? {role}', fr: 'Cela vous intéresse? {role}' })
export const clientChooses = message({
  en: '{hours} hours a month. Let us know. The client chooses from the people who say yes.',
  fr: '{hours} heures par mois. Dites-le-nous. L’entreprise choisit parmi les personnes qui acceptent.',
})
export const choseOther = message({
  en: 'The client chose someone else: {role}',
  fr: 'L’entreprise a choisi quelqu’un d’autre\u00a0: {role}',
})
export const thanksForInterest = message({
  en: 'Thank you for your interest. Your hours are free for other work.',
  fr: 'Merci de votre intérêt. Vos heures sont libres pour un autre travail.',
})
