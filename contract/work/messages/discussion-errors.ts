import { message } from '../../shared/i18n/message.ts'

/* Why the server doesn’t take a message, or a change of a discussion. */

export const noDiscussion = message({
  en: 'There is no such discussion.',
  fr: 'Cette discussion n’existe pas.',
})
export const uuidTaken = message({
  en: 'There is another message of this uuid. Nothing was sent.',
  fr: 'Un autre message a cet uuid. Rien n’a été envoyé.',
})
export const isClosed = message({
  en: 'This discussion is closed, so your message wasn’t sent. You can start a new one.',
  fr: 'Cette discussion est fermée; votre message n’a donc pas été envoyé. Vous pouvez en commencer une autre.',
})
export const questionClosed = message({
  en: 'This discussion is closed, so your message wasn’t sent. Write to our team about it.',
  fr: 'Cette discussion est fermée; votre message n’a donc pas été envoyé. Écrivez à notre équipe à ce sujet.',
})
export const assistantLeft = message({
  en: 'This assistant has left, so your message wasn’t sent. Write to our team instead.',
  fr: 'Cette personne est partie; votre message n’a donc pas été envoyé. Écrivez plutôt à notre équipe.',
})
export const noSuchMessage = message({
  en: 'There is no such message of yours.',
  fr: 'Vous n’avez pas écrit ce message.',
})
export const tooLate = message({
  en: 'A message can be changed for 15 minutes. Write another one to correct it.',
  fr: 'Un message peut être modifié pendant 15 minutes. Écrivez-en un autre pour le corriger.',
})
export const emptyMessage = message({
  en: 'Write something, or delete the message.',
  fr: 'Écrivez quelque chose ou supprimez le message.',
})
export const accountClosed = message({
  en: 'Someone’s account is closed.',
  fr: 'Le compte d’une de ces personnes est fermé.',
})
export const joinFirst = message({
  en: 'Join this discussion first. Everyone in it sees that you did.',
  fr: 'Joignez-vous d’abord à cette discussion. Toutes les personnes qui y sont le verront.',
})

/** A question to a candidate. `name`: the candidate’s. */
export const notAvailable = message({
  en: 'This virtual assistant is no longer available.',
  fr: 'Cette personne n’est plus disponible.',
})
export const isAway = message({
  en: '{name} is away, so your question wasn’t sent. Ask once they’re back.',
  fr: '{name} est en congé; votre question n’a donc pas été envoyée. Posez-la à son retour.',
})
export const noAccount = message({
  en: '{name} can’t be asked here yet, so your question wasn’t sent. Write to our team instead.',
  fr: '{name} ne peut pas encore recevoir de questions ici; la vôtre n’a donc pas été envoyée. Écrivez plutôt à notre équipe.',
})
export const tooManyAsked = message({
  en: 'Your company has asked {count} candidates today, the daily limit. Your question wasn’t sent; please try again tomorrow.',
  fr: 'Votre entreprise a questionné {count} personnes aujourd’hui, la limite quotidienne. Votre question n’a pas été envoyée; veuillez réessayer demain.',
})
export const noCompany = message({
  en: 'This account has no company to ask for.',
  fr: 'Ce compte n’a pas d’entreprise au nom de laquelle poser une question.',
})
