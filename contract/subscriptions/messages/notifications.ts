import { message } from '../../shared/i18n/message.ts'

/* Notifications of a subscription’s work. Stored in both languages. `project`: what the client calls it; `name`: of an assistant, as Ana N. */

export const briefRead = message({
  en: 'Our team read your welcome brief',
  fr: 'Notre équipe a lu votre fiche de démarrage',
})
export const changeBrief = message({
  en: 'For “{project}”. You can change it anytime and send it again.',
  fr: 'Pour «\u00a0{project}\u00a0». Vous pouvez la modifier en tout temps et l’envoyer de nouveau.',
})

export const howIsIt = message({ en: 'How’s it going with {name}?', fr: 'Comment cela se passe-t-il avec {name}?' })
export const reviewHelps = message({
  en: 'Your review of “{project}” takes a minute and helps {name} and their next client.',
  fr: 'Votre évaluation de «\u00a0{project}\u00a0» prend une minute. Elle aide {name} et la prochaine entreprise.',
})
export const hasReply = message({ en: 'Your review has a reply', fr: 'Votre évaluation a reçu une réponse' })
/** `name`: of the client’s person. */
export const reviewedYou = message({
  en: '{name} reviewed you: {rating} of 5 stars',
  fr: '{name} vous a évalué\u00a0: {rating, plural, one {# étoile} other {# étoiles}} sur 5',
})

/** A place that changes. `role`: its name; `day`: as Dec 13. */
export const roleFilled = message({ en: '{role}: {name}', fr: '{role}\u00a0: {name}' })
export const roleOpen = message({
  en: '{role}: we are looking for someone',
  fr: '{role}\u00a0: nous cherchons quelqu’un',
})
export const hoursFrom = message({
  en: 'From {day}: {hours} hours a month.',
  fr: 'À partir du {day}\u00a0: {hours} heures par mois.',
})
export const hoursFromWith = message({
  en: 'From {day}: {hours} hours a month with {name}.',
  fr: 'À partir du {day}\u00a0: {hours} heures par mois avec {name}.',
})
