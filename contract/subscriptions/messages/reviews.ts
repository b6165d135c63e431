import { message } from '../../shared/i18n/message.ts'

/* What clients say of assistants, where others read it. */

/** B7.1 */
export const whatClientsSay = message({ en: 'What clients say', fr: 'Ce que disent les clients' })
export const sampleReviews = message({
  en: 'Sample reviews: this installation shows demo data.',
  fr: 'Exemples d’évaluations\u00a0: cette installation affiche des données de démonstration.',
})
/** B5.3 */
export const testimonials = message({ en: 'Client testimonials', fr: 'Témoignages de clients' })
export const noTestimonials = message({
  en: 'No testimonials yet. They appear here once clients have worked together with this assistant.',
  fr: 'Aucun témoignage pour l’instant. Ils s’afficheront ici quand des clients auront travaillé avec cette personne.',
})
export const theirReply = message({ en: 'Their reply', fr: 'Sa réponse' })
export const pages = message({ en: 'Pages of testimonials', fr: 'Pages de témoignages' })
/** Stars, read aloud. */
export const ofFive = message({ en: '{stars} of 5', fr: '{stars} sur 5' })

/** B5.7: what a client writes of those who work for them. `name`: the assistant’s. */
export const reviews = message({ en: 'Reviews', fr: 'Évaluations' })
export const lead = message({
  en: 'Your reviews help the people who work for you, and the next client.',
  fr: 'Vos évaluations aident les personnes qui travaillent pour vous, et les futurs clients.',
})
export const notLoaded = message({
  en: 'We couldn’t load your reviews.',
  fr: 'Impossible de charger vos évaluations.',
})
export const noReviews = message({ en: 'No reviews yet', fr: 'Aucune évaluation pour l’instant' })
export const whenWeAsk = message({
  en: 'Two weeks after someone starts working for you, we’ll ask how it’s going. Your review will appear here.',
  fr: 'Deux semaines après le début du travail, nous vous demanderons comment ça se passe. Votre évaluation s’affichera ici.',
})
export const reviewPages = message({ en: 'Pages of reviews', fr: 'Pages d’évaluations' })
export const howIsItGoing = message({ en: 'How’s it going with {name}?', fr: 'Comment ça se passe avec {name}?' })
/** `project`: a subscription. */
export const worksOn = message({ en: 'They work on {project}.', fr: 'Travail pour {project}.' })
export const write = message({ en: 'Write a review', fr: 'Rédiger une évaluation' })
export const writeOf = message({ en: 'Write a review of {name}', fr: 'Rédiger une évaluation\u00a0: {name}' })
export const send = message({ en: 'Send the review', fr: 'Envoyer l’évaluation' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const thanks = message({
  en: 'Thank you. Our team reads it before it’s shown.',
  fr: 'Merci. Notre équipe la lit avant de l’afficher.',
})
export const notSent = message({
  en: 'We couldn’t send your review. Please try again.',
  fr: 'Impossible d’envoyer votre évaluation. Veuillez réessayer.',
})

/** The form. */
export const howAreThey = message({ en: 'How are they doing?', fr: 'Comment est le travail?' })
export const poor = message({ en: 'Poor', fr: 'Mauvais' })
export const below = message({ en: 'Below what I expected', fr: 'En deçà de mes attentes' })
export const fine = message({ en: 'Fine', fr: 'Correct' })
export const good = message({ en: 'Good', fr: 'Bon' })
export const excellent = message({ en: 'Excellent', fr: 'Excellent' })
export const starsMean = message({ en: '{stars} of 5: {meaning}', fr: '{stars} sur 5\u00a0: {meaning}' })
export const forOthers = message({
  en: 'What would you tell other clients?',
  fr: 'Que diriez-vous à d’autres clients?',
})
export const whereShown = message({
  en: 'Shown on their profile beside your company’s name, once our team has read it.',
  fr: 'Affiché dans leur profil avec le nom de votre entreprise, une fois lu par notre équipe.',
})
export const privateNote = message({
  en: 'Private note to our team (optional)',
  fr: 'Note privée à notre équipe (facultatif)',
})
export const whoReadsNote = message({
  en: 'Neither they nor other clients see this.',
  fr: 'Ni cette personne ni d’autres clients ne voient ceci.',
})

/** One that was written. */
export const pending = message({ en: 'To be read', fr: 'À lire' })
export const visible = message({ en: 'Shown', fr: 'Affichée' })
export const hidden = message({ en: 'Hidden', fr: 'Masquée' })
export const noteToTeam = message({
  en: 'Private note to our team: {note}',
  fr: 'Note privée à notre équipe\u00a0: {note}',
})
export const hiddenFor = message({ en: 'Hidden: {reason}', fr: 'Masquée\u00a0: {reason}' })
export const replied = message({ en: '{name} replied', fr: '{name} a répondu' })
export const change = message({ en: 'Change', fr: 'Modifier' })
export const saved = message({ en: 'Saved.', fr: 'Enregistré.' })
export const notSaved = message({
  en: 'We couldn’t save your review. Please try again.',
  fr: 'Impossible d’enregistrer votre évaluation. Veuillez réessayer.',
})
export const withdraw = message({ en: 'Withdraw', fr: 'Retirer' })
export const withdrawQuestion = message({ en: 'Withdraw this review?', fr: 'Retirer cette évaluation?' })
export const whatWithdrawingDoes = message({
  en: 'It’s no longer shown, and no longer counts for {name}. You can write another one.',
  fr: 'Elle n’est plus affichée et ne compte plus pour {name}. Vous pouvez en rédiger une autre.',
})
export const withdrawIt = message({ en: 'Withdraw the review', fr: 'Retirer l’évaluation' })
export const keepIt = message({ en: 'Keep it', fr: 'La garder' })
export const withdrawn = message({ en: 'Your review was withdrawn.', fr: 'Votre évaluation est retirée.' })
export const notWithdrawn = message({
  en: 'We couldn’t withdraw your review. Please try again.',
  fr: 'Impossible de retirer votre évaluation. Veuillez réessayer.',
})
