import { message } from '../../shared/i18n/message.ts'

/* C1: what the welcome brief asks a client, each question with an example of an answer. */

export const tasks = message({
  en: 'What should your assistant take over?',
  fr: 'Quelles tâches souhaitez-vous confier?',
})
export const tasksExample = message({
  en: 'For example: answer customer emails each morning, send invoices on Fridays, keep my calendar.',
  fr: 'Par exemple\u00a0: répondre aux courriels des clients chaque matin, envoyer les factures le vendredi, tenir mon agenda.',
})
export const tools = message({
  en: 'Which tools do you use, and how will they get access?',
  fr: 'Quels outils utilisez-vous, et comment y donnerez-vous accès?',
})
export const toolsExample = message({
  en: 'For example: QuickBooks Online, I’ll invite them as a user; Gmail, by delegation. Please, no passwords here.',
  fr: 'Par exemple\u00a0: QuickBooks en ligne, par une invitation; Gmail, par délégation. N’inscrivez aucun mot de passe ici.',
})
export const workingHours = message({ en: 'When should they work?', fr: 'Quand le travail devrait-il se faire?' })
export const workingHoursExample = message({
  en: 'For example: mornings, Monday to Thursday, 9 to 12 in Toronto.',
  fr: 'Par exemple\u00a0: le matin, du lundi au jeudi, de 9\u00a0h à 12\u00a0h à Montréal.',
})
export const checkIns = message({
  en: 'How often do you want to talk?',
  fr: 'À quelle fréquence souhaitez-vous vous parler?',
})
export const checkInsNote = message({
  en: 'You can change this with your assistant at any time.',
  fr: 'Vous pourrez en convenir autrement en tout temps.',
})
export const daily = message({ en: 'Every working day', fr: 'Chaque jour ouvrable' })
export const twiceWeekly = message({ en: 'Twice a week', fr: 'Deux fois par semaine' })
export const weekly = message({ en: 'Once a week', fr: 'Une fois par semaine' })
export const asNeeded = message({
  en: 'When there is something to talk about',
  fr: 'Quand il y a quelque chose à discuter',
})
export const communication = message({
  en: 'How do you like to work together?',
  fr: 'Comment aimez-vous travailler ensemble?',
})
export const communicationExample = message({
  en: 'For example: short messages on Slack, a call only when it’s urgent, answers within the day.',
  fr: 'Par exemple\u00a0: de courts messages dans Slack, un appel seulement en cas d’urgence, des réponses dans la journée.',
})
export const mustHaves = message({
  en: 'What can’t you do without?',
  fr: 'Qu’est-ce qui est indispensable?',
})
export const mustHavesExample = message({
  en: 'For example: two years of bookkeeping, flawless written English.',
  fr: 'Par exemple\u00a0: deux ans en tenue de livres, un anglais écrit sans fautes.',
})
export const niceToHaves = message({ en: 'What would be a bonus?', fr: 'Qu’est-ce qui serait un atout?' })
export const niceToHavesExample = message({
  en: 'For example: some French, knows Shopify, has worked for a small shop.',
  fr: 'Par exemple\u00a0: un peu d’espagnol, la connaissance de Shopify, une expérience dans une petite boutique.',
})
export const success = message({
  en: 'What should be different after 30 days?',
  fr: 'Qu’est-ce qui devrait avoir changé après 30 jours?',
})
export const successExample = message({
  en: 'For example: the inbox is empty every evening, and I no longer work on Saturdays.',
  fr: 'Par exemple\u00a0: la boîte de réception est vide chaque soir et je ne travaille plus le samedi.',
})
