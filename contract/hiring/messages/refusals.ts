import { message } from '../../shared/i18n/message.ts'

/* What we say when a checkout, a meeting, a shortlist or a request to spend can’t go on. */

export const enoughMeetings = message({
  en: 'You have {count} upcoming meetings. Cancel one to book another.',
  fr: 'Vous avez {count} rencontres à venir. Annulez-en une pour en réserver une autre.',
})
export const afterStart = message({ en: 'Must be after the start', fr: 'Doit être après le début' })
export const meetingKnown = message({
  en: 'This meeting is recorded already.',
  fr: 'Cette rencontre est déjà inscrite.',
})
export const unknownZone = message({ en: 'Unknown time zone', fr: 'Fuseau horaire inconnu' })
export const bookedElsewhere = message({
  en: 'This meeting was booked in another calendar: please move it there.',
  fr: 'Cette rencontre a été réservée dans un autre calendrier\u00a0: veuillez la déplacer là-bas.',
})
export const termsChanged = message({
  en: 'The terms have changed. Please read them again before you pay.',
  fr: 'Les conditions ont changé. Veuillez les relire avant de payer.',
})
export const priceChanged = message({
  en: 'The price has changed meanwhile. Please look at it again before you pay.',
  fr: 'Le prix a changé entre-temps. Veuillez le vérifier avant de payer.',
})
export const searchChanged = message({
  en: 'This search was changed elsewhere. Please look at it again before you pay.',
  fr: 'Cette recherche a été modifiée ailleurs. Veuillez la vérifier avant de payer.',
})
export const noClient = message({
  en: 'Your account does not belong to a client.',
  fr: 'Votre compte n’est pas celui d’un client.',
})
export const draftDeleted = message({
  en: 'Draft subscription has been deleted. Please start a new search.',
  fr: 'L’abonnement en brouillon a été supprimé. Veuillez commencer une nouvelle recherche.',
})
export const todayOrLater = message({
  en: 'Please choose today or a later day.',
  fr: 'Veuillez choisir aujourd’hui ou un jour plus tard.',
})
export const withinDays = message({
  en: 'Please choose a day within the next {count} days.',
  fr: 'Veuillez choisir un jour d’ici {count}\u00a0jours.',
})
export const currencyFixed = message({
  en: 'Your invoices are in {currency}, so the currency can’t be changed.',
  fr: 'Vos factures sont en {currency}; la devise ne peut donc plus changer.',
})
export const regionOfCountry = message({
  en: 'Choose a province or state of this country',
  fr: 'Choisissez une province ou un État de ce pays',
})
export const noPermission = message({
  en: 'Your account does not have the permission for this.',
  fr: 'Votre compte n’a pas l’autorisation requise.',
})
export const inCheckout = message({
  en: 'This draft is being paid for. Look again in a few minutes.',
  fr: 'Ce brouillon est en cours de paiement. Vérifiez de nouveau dans quelques minutes.',
})
export const searchStale = message({
  en: 'This search was changed elsewhere. Load it again before you save.',
  fr: 'Cette recherche a été modifiée ailleurs. Rechargez-la avant d’enregistrer.',
})
export const notOnShortlist = message({
  en: 'This person isn’t on your shortlist any more.',
  fr: 'Cette personne n’est plus dans votre présélection.',
})
export const interviewBooked = message({
  en: 'You have an interview with them already. Move that one instead.',
  fr: 'Vous avez déjà une entrevue avec cette personne. Déplacez plutôt celle-là.',
})
export const required = message({ en: 'Required', fr: 'Obligatoire' })
export const subscriptionChanged = message({
  en: 'This subscription has changed meanwhile. Please look at it again.',
  fr: 'Cet abonnement a changé entre-temps. Veuillez vérifier de nouveau.',
})
export const noNeedToAsk = message({
  en: 'You can buy this without asking.',
  fr: 'Vous pouvez faire cet achat sans le demander.',
})
export const noPrimaryContact = message({
  en: 'Your company has no primary contact at the moment. Please write to us.',
  fr: 'Votre entreprise n’a pas de contact principal pour le moment. Veuillez nous écrire.',
})
export const requestDecided = message({
  en: 'This request was answered or taken back meanwhile.',
  fr: 'Cette demande a été traitée ou retirée entre-temps.',
})
export const requestExpired = message({
  en: 'This request is older than seven days. They can ask again.',
  fr: 'Cette demande date de plus de sept jours. Une nouvelle demande peut être faite.',
})
