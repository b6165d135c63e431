import { message } from '../../shared/i18n/message.ts'

/* The hours of a subscription’s period: how they go on, what counts beyond them, and buying more. */

/** The forecast. `pace`: hours a day, `short` and `left`: hours, with one decimal. */
export const noForecast = message({
  en: 'A forecast appears after the first working day.',
  fr: 'Une prévision s’affiche après le premier jour de travail.',
})
export const ranOut = message({
  en: 'The hours ran out on {day}.',
  fr: 'Les heures se sont épuisées le {day}.',
})
export const nothingLogged = message({
  en: 'No time was logged in the last ten working days. At this pace, none of the hours will be used.',
  fr: 'Aucun temps n’a été inscrit au cours des dix derniers jours ouvrables. À ce rythme, aucune heure ne sera utilisée.',
})
export const wouldBeLeft = message({
  en: 'At this pace (about {pace, number} h a day), {left, number} h will be left at the end of the period.',
  fr: 'À ce rythme (environ {pace, number}\u00a0h par jour), il restera {left, number}\u00a0h à la fin de la période.',
})
export const justEnough = message({
  en: 'At this pace (about {pace, number} h a day), your hours last until {day}, just enough for the period.',
  fr: 'À ce rythme (environ {pace, number}\u00a0h par jour), vos heures suffiront jusqu’au {day}, tout juste pour la période.',
})
export const runsOut = message({
  en: 'At this pace (about {pace, number} h a day), you’ll run out on {day}, {short, number} h short of the period.',
  fr: 'À ce rythme (environ {pace, number}\u00a0h par jour), vos heures seront épuisées le {day}\u00a0: il en manquera {short, number} d’ici la fin de la période.',
})
export const runsOutToday = message({
  en: 'At this pace (about {pace, number} h a day), you’ll run out today, {short, number} h short of the period.',
  fr: 'À ce rythme (environ {pace, number}\u00a0h par jour), vos heures seront épuisées aujourd’hui\u00a0: il en manquera {short, number} d’ici la fin de la période.',
})
/** The lines of the chart. */
export const leftSoFar = message({ en: 'Left so far', fr: 'Reste à ce jour' })
export const forecast = message({ en: 'Forecast', fr: 'Prévision' })
/** At the chart’s top. */
export const chartHours = message({ en: '{hours, number} h', fr: '{hours, number}\u00a0h' })

/** Buying hours for the period that runs. `day`: its last one. */
export const addHours = message({ en: 'Add hours', fr: 'Ajouter des heures' })
export const addThese = message({ en: 'Add {hours} h', fr: 'Ajouter {hours}\u00a0h' })
/** The button that pays; `amount`: money. */
export const addTheseFor = message({ en: 'Add {hours} h for {amount}', fr: 'Ajouter {hours}\u00a0h pour {amount}' })
export const forThisPeriod = message({
  en: 'For this period, which ends on {day}. Unused hours expire with it.',
  fr: 'Pour cette période, qui se termine le {day}. Les heures inutilisées expirent avec elle.',
})
export const whoseHours = message({ en: 'Whose hours', fr: 'Heures de' })
export const hours = message({ en: 'Hours', fr: 'Heures' })
export const wholeHours = message({ en: 'Must be whole hours', fr: 'Indiquez un nombre entier d’heures' })
export const totalToday = message({ en: 'Total today', fr: 'Total aujourd’hui' })
export const samePrice = message({
  en: 'Adding {more} h costs the same as adding {hours} h.',
  fr: 'Ajouter {more}\u00a0h coûte le même prix qu’ajouter {hours}\u00a0h.',
})
export const waitsForCard = message({
  en: 'We’re waiting for the card provider. You’re never charged twice.',
  fr: 'Nous attendons la réponse du fournisseur de cartes. Rien n’est jamais facturé deux fois.',
})
export const notAdded = message({
  en: 'We couldn’t add the hours. Please try again.',
  fr: 'Impossible d’ajouter les heures. Veuillez réessayer.',
})
export const added = message({
  en: '{hours, plural, one {# h was added.} other {# h were added.}}',
  fr: '{hours, plural, one {#\u00a0h a été ajoutée.} other {#\u00a0h ont été ajoutées.}}',
})
export const paidTooLate = message({
  en: 'Your payment came too late for these hours, so it’s now credit on your account.',
  fr: 'Votre paiement est arrivé trop tard pour ces heures; il figure maintenant comme crédit à votre compte.',
})
