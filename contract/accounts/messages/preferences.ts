import { message } from '../../shared/i18n/message.ts'

/* A2, C5.1: what reaches a person and when, their clock, language and week, on the page of their account. */

export const notLoaded = message({
  en: 'Your preferences could not be loaded. Please try again.',
  fr: 'Vos préférences n’ont pas pu être chargées. Veuillez réessayer.',
})
export const loading = message({ en: 'Loading your preferences', fr: 'Chargement de vos préférences' })
export const unsaved = message({
  en: 'You have changes that aren’t saved.',
  fr: 'Vous avez des modifications non enregistrées.',
})
export const saved = message({ en: 'Saved.', fr: 'Enregistré.' })
/** Read aloud. */
export const areSaved = message({ en: 'Your preferences are saved', fr: 'Vos préférences sont enregistrées' })
export const discard = message({ en: 'Discard changes', fr: 'Annuler les modifications' })
export const save = message({ en: 'Save preferences', fr: 'Enregistrer les préférences' })
export const clock = message({ en: 'Your clock', fr: 'Votre fuseau horaire' })
export const clockLead = message({
  en: 'Your quiet hours, and the times in what we write to you, follow this clock.',
  fr: 'Vos heures de silence et les heures indiquées dans nos messages suivent ce fuseau horaire.',
})
export const whoseClock = message({ en: 'Whose clock', fr: 'Quel fuseau horaire' })
export const deviceZone = message({ en: 'This device’s time zone', fr: 'Celui de cet appareil' })
/** `place`: Halifax. */
export const deviceZoneOf = message({
  en: 'This device’s time zone: {place}',
  fr: 'Celui de cet appareil\u00a0: {place}',
})
export const cityZone = message({ en: 'A city’s time zone', fr: 'Celui d’une ville' })
export const city = message({ en: 'City', fr: 'Ville' })
/** `time`: what a clock shows; `zone`: Halifax time. */
export const timeThere = message({ en: 'It is {time} there now ({zone}).', fr: 'Il y est {time} ({zone}).' })
export const notifications = message({ en: 'Notifications', fr: 'Notifications' })
export const notificationsLead = message({
  en: 'Choose how each kind reaches you.',
  fr: 'Choisissez comment chaque type vous parvient.',
})
export const inApp = message({ en: 'In the app', fr: 'Dans l’application' })
export const byEmail = message({ en: 'In the app and by email', fr: 'Dans l’application et par courriel' })
export const daily = message({
  en: 'In the app and in a daily email',
  fr: 'Dans l’application et dans un courriel quotidien',
})
export const off = message({ en: 'Not at all', fr: 'Pas du tout' })
export const quietHours = message({ en: 'Quiet hours', fr: 'Heures de silence' })
export const quietHoursHint = message({
  en: 'Emails from these hours arrive together afterwards.',
  fr: 'Les courriels de ces heures arrivent ensemble, après.',
})
/** The beginning and the end of quiet hours. */
export const from = message({ en: 'From', fr: 'De' })
export const until = message({ en: 'Until', fr: 'À' })
export const otherTime = message({
  en: 'Must be another time than the beginning',
  fr: 'Doit différer de l’heure de début',
})
export const languageAndWeek = message({ en: 'Language and week', fr: 'Langue et semaine' })
export const week = message({ en: 'Week', fr: 'Semaine' })
export const language = message({ en: 'Language', fr: 'Langue' })
export const languageHint = message({
  en: 'For pages, and for emails about your account.',
  fr: 'Pour les pages et les courriels au sujet de votre compte.',
})
export const weekBegins = message({ en: 'Your week begins on', fr: 'Votre semaine commence le' })
export const sunday = message({ en: 'Sunday', fr: 'dimanche' })
export const monday = message({ en: 'Monday', fr: 'lundi' })
/** The link to unsubscribe, at the foot of a mail. */
export const incomplete = message({
  en: 'This link isn’t complete. Open it from the email again.',
  fr: 'Ce lien est incomplet. Ouvrez-le de nouveau à partir du courriel.',
})
export const notUnsubscribed = message({
  en: 'You couldn’t be unsubscribed. Please try again.',
  fr: 'Votre désabonnement n’a pas fonctionné. Veuillez réessayer.',
})
export const unsubscribed = message({ en: 'You’re unsubscribed', fr: 'Désabonnement confirmé' })
export const unsubscribedLead = message({
  en: 'You won’t get any more emails about notifications. You’ll still find them in your account.',
  fr: 'Vous ne recevrez plus de courriels de notification. Vous trouverez toujours vos notifications dans votre compte.',
})
export const startPage = message({ en: 'Go to the start page', fr: 'Aller à la page d’accueil' })
export const unsubscribeQuestion = message({
  en: 'Unsubscribe from notification emails?',
  fr: 'Ne plus recevoir les courriels de notification?',
})
export const unsubscribeLead = message({
  en: 'You’ll still find every notification in your account, and get emails about your account and payments.',
  fr: 'Vous trouverez toujours chaque notification dans votre compte et recevrez les courriels au sujet de votre compte et de vos paiements.',
})
export const unsubscribe = message({ en: 'Unsubscribe', fr: 'Se désabonner' })
export const unsubscribing = message({ en: 'Unsubscribing …', fr: 'Désabonnement…' })
