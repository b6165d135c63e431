import { message } from '../../shared/i18n/message.ts'

/* B8.2, A4.3: mails to whoever has paid for a subscription. `brand`: the product’s name; amounts: as $812.00 CAD; days: as Dec 1. */

export const welcomeSubject = message({
  en: 'Welcome to {brand}: your subscription is active',
  fr: 'Bienvenue chez {brand}\u00a0: votre abonnement est actif',
})
export const thankYou = message({
  en: 'Thank you! Your subscription is active.',
  fr: 'Merci! Votre abonnement est actif.',
})
export const received = message({
  en: 'We’ve received your payment of {total}.',
  fr: 'Nous avons reçu votre paiement de {total}.',
})
export const waits = message({
  en: 'Your first invoice of {total} is less than a card can be charged, so we’ll collect it with your next one.',
  fr: 'Votre première facture de {total} est trop petite pour être portée à une carte\u00a0: nous la percevrons avec la prochaine.',
})
export const dates = message({
  en: 'Starts {start}. Renews {renewal} for {total}.',
  fr: 'L’abonnement commence le {start} et se renouvelle le {renewal} pour {total}.',
})
export const agreementAttached = message({
  en: 'Your signed agreement is attached.',
  fr: 'Votre entente signée est jointe.',
})
export const bothAttached = message({
  en: 'Your signed agreement is attached, with the French version that you were given first.',
  fr: 'Votre entente signée est jointe, avec la version française qui vous a été remise d’abord.',
})
export const next = message({
  en: 'Next, schedule your matching meeting. We’ll be in touch within one business day.',
  fr: 'Prochaine étape\u00a0: planifiez votre rencontre de jumelage. Nous communiquerons avec vous d’ici un jour ouvrable.',
})
/** `url`: of the welcome brief. */
export const beforeWeMeet = message({
  en: 'Before we meet, tell us what you need help with first: {url}',
  fr: 'D’ici là, dites-nous pour quoi il vous faut d’abord de l’aide\u00a0: {url}',
})
export const schedule = message({
  en: 'Schedule the matching meeting',
  fr: 'Planifier la rencontre de jumelage',
})
/** `support`: an address to write to. */
export const questions = message({
  en: 'Questions? Write to {support}.',
  fr: 'Des questions? Écrivez à {support}.',
})

export const agreedSubject = message({
  en: 'Your {brand} subscription: what we agreed',
  fr: 'Votre abonnement {brand}\u00a0: ce que nous avons convenu',
})
export const agreed = message({
  en: 'Here’s what we agreed: your team, their hours and your start date.',
  fr: 'Voici ce que nous avons convenu\u00a0: votre équipe, ses heures et votre date de début.',
})
export const viewConfirmation = message({ en: 'View the confirmation', fr: 'Voir la confirmation' })
