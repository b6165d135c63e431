import { message } from '../../shared/i18n/message.ts'

/* What every mail has around its own words: the greeting above, and below why it came and how to end what nobody has to get. */

export const hello = message({ en: 'Hello,', fr: 'Bonjour,' })
/** `name`: the full name of whoever gets it. */
export const helloName = message({ en: 'Hello {name},', fr: 'Bonjour {name},' })
/** In the plain text: what a button or link says, before its address. */
export const labelled = message({ en: '{label}:', fr: '{label}\u00a0:' })
export const manage = message({ en: 'Manage notifications', fr: 'Gérer les notifications' })
export const unsubscribe = message({ en: 'Unsubscribe', fr: 'Se désabonner' })

/** Why it came; `brand`: the product’s name. */
export const becauseOfAccount = message({
  en: 'You’re getting this because you have a {brand} account.',
  fr: 'Vous recevez ce courriel parce que vous avez un compte {brand}.',
})
export const becauseOfSignUp = message({
  en: 'You’re getting this because this address was entered at {brand}.',
  fr: 'Vous recevez ce courriel parce que cette adresse a été saisie chez {brand}.',
})
export const becauseOfApplication = message({
  en: 'You’re getting this because you applied to work with {brand}.',
  fr: 'Vous recevez ce courriel parce que vous avez posé votre candidature chez {brand}.',
})
export const becauseOfInvitation = message({
  en: 'You’re getting this because someone invited you to {brand}.',
  fr: 'Vous recevez ce courriel parce que quelqu’un vous invite à rejoindre {brand}.',
})
export const becauseOfBilling = message({
  en: 'You’re getting this because you look after your company’s billing at {brand}.',
  fr: 'Vous recevez ce courriel parce que vous vous occupez de la facturation de votre entreprise chez {brand}.',
})
export const becauseOfSubscription = message({
  en: 'You’re getting this because your company has a {brand} subscription.',
  fr: 'Vous recevez ce courriel parce que votre entreprise a un abonnement {brand}.',
})
export const becauseOfMeeting = message({
  en: 'You’re getting this because you have a meeting with {brand}.',
  fr: 'Vous recevez ce courriel parce que vous avez une rencontre avec {brand}.',
})
export const becauseOfBills = message({
  en: 'You’re getting this because you’re paid through {brand}.',
  fr: 'Vous recevez ce courriel parce que vos paiements passent par {brand}.',
})
export const becauseOfSettings = message({
  en: 'You’re getting this because of your notification settings.',
  fr: 'Vous recevez ce courriel en raison de vos paramètres de notification.',
})
export const becauseOfReply = message({
  en: 'You’re getting this because you replied to an email from {brand}.',
  fr: 'Vous recevez ce courriel parce que vous avez répondu à un courriel de {brand}.',
})
export const becauseOfTeam = message({
  en: 'You’re getting this because you’re on the {brand} team.',
  fr: 'Vous recevez ce courriel parce que vous faites partie de l’équipe de {brand}.',
})
