import { message } from '../../shared/i18n/message.ts'

/* B7: the page where clients open an account, around its form. */

export const heading = message({
  en: 'Hand the work to someone who already knows it',
  fr: 'Confiez le travail à quelqu’un qui le connaît déjà',
})
export const lead = message({
  en: 'Create an account to see every candidate’s full profile and compare their week with yours. It costs nothing until you hire.',
  fr: 'Créez un compte pour voir tous les profils au complet et comparer leur semaine à la vôtre. C’est gratuit jusqu’à l’embauche.',
})
export const talkFirst = message({
  en: 'Rather talk it through first? <call>Book a discovery call</call>',
  fr: 'Vous préférez d’abord en discuter? <call>Réservez un appel découverte</call>',
})
/** Whoever is signed in. */
export const haveAccount = message({ en: 'You already have an account', fr: 'Vous avez déjà un compte' })
export const signedInAs = message({ en: 'You are signed in as {name}.', fr: 'Vous êtes en session comme {name}.' })
export const continueSearch = message({ en: 'Continue my search', fr: 'Poursuivre ma recherche' })

/** What a client gets. */
export const inCanada = message({ en: 'In Canada and the United States', fr: 'Au Canada et aux États-Unis' })
export const inCanadaText = message({
  en: 'People who work in your language, near your clock, with the tools you already use.',
  fr: 'Des personnes qui travaillent dans votre langue, près de votre heure, avec les outils que vous utilisez déjà.',
})
export const matched = message({
  en: 'Matched by what they do and when they work',
  fr: 'Choisies selon ce qu’elles font et quand elles travaillent',
})
export const matchedText = message({
  en: 'You see the reasons for every match: skills, tools, free hours and the part of your day they share.',
  fr: 'Vous voyez les raisons de chaque correspondance\u00a0: compétences, outils, heures libres et moments en commun.',
})
export const pricedBefore = message({
  en: 'A price you can see before you start',
  fr: 'Un prix affiché avant de commencer',
})
export const pricedBeforeText = message({
  en: 'Monthly hours at one rate, with every line of the total in view. Browsing is free.',
  fr: 'Des heures par mois à un seul tarif, avec chaque ligne du total affichée. La consultation est gratuite.',
})

/** B7.1: what people ask before they sign up. */
export const questions = message({ en: 'Questions people ask first', fr: 'Questions fréquentes' })
export const whenPay = message({ en: 'When do I pay?', fr: 'Quand dois-je payer?' })
export const whenPayText = message({
  en: 'The first month is paid on sign-up, when you subscribe at the checkout. Creating an account and searching cost nothing.',
  fr: 'Le premier mois se paie à l’abonnement, au moment du paiement. Créer un compte et chercher ne coûtent rien.',
})
export const unusedHours = message({
  en: 'What happens to hours I don’t use?',
  fr: 'Qu’arrive-t-il aux heures que je n’utilise pas?',
})
export const unusedHoursText = message({
  en: 'Hours do not roll over from month to month. If you need more or fewer, tell us and we’ll plan the change with you.',
  fr: 'Les heures ne sont pas reportées d’un mois à l’autre. S’il vous en faut plus ou moins, dites-le-nous et nous planifierons le changement avec vous.',
})
export const howLong = message({
  en: 'How long until my assistant knows the work?',
  fr: 'Combien de temps avant que la personne connaisse le travail?',
})
export const howLongText = message({
  en: 'Training time is about 4-6 weeks, depending on how much there is to learn about your business.',
  fr: 'La formation dure environ de 4 à 6 semaines, selon ce qu’il y a à apprendre sur votre entreprise.',
})
export const secondPerson = message({
  en: 'Does a second assistant cost more?',
  fr: 'Une deuxième personne coûte-t-elle plus cher?',
})
export const secondPersonText = message({
  en: 'No. Additional VAs cost no extra: you pay for the hours, however many people share them.',
  fr: 'Non. D’autres personnes ne coûtent rien de plus\u00a0: vous payez les heures, peu importe le nombre de personnes qui se les partagent.',
})
