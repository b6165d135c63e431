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
export const evenPace = message({ en: 'Even pace', fr: 'Rythme régulier' })
/** Below the chart, at the present day. */
export const today = message({ en: 'Today', fr: 'Aujourd’hui' })
/** At the chart’s side. */
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

/** The hours of a period, as a subscription’s page shows them. */
export const subscriptionHours = message({ en: 'Subscription Hours', fr: 'Heures de l’abonnement' })
export const addedHours = message({ en: 'Added hours', fr: 'Heures ajoutées' })
export const rolledOver = message({ en: 'Carried', fr: 'Heures reportées' })
export const worked = message({ en: 'Worked', fr: 'Heures travaillées' })
export const remainingHours = message({ en: 'Remaining Hours', fr: 'Heures restantes' })
export const overworked = message({
  en: 'More hours were worked than you have.',
  fr: 'Plus d’heures ont été travaillées que prévu.',
})
export const notLoaded = message({ en: 'We couldn’t load the hours.', fr: 'Impossible de charger les heures.' })
export const days = message({ en: '{from} to {to}', fr: 'du {from} au {to}' })
export const thisPeriod = message({ en: 'This period', fr: 'Cette période' })
export const byRole = message({ en: 'Worked in each role', fr: 'Travail par rôle' })
export const noOne = message({ en: 'No one yet', fr: 'Personne pour l’instant' })
export const workedOf = message({
  en: '{worked} of {hours} h a month',
  fr: '{worked} sur {hours}\u00a0h par mois',
})
export const byDay = message({ en: 'Worked day by day', fr: 'Travail jour par jour' })
export const rolloverByPeriod = message({
  en: 'Carried hours, period by period',
  fr: 'Heures reportées, période par période',
})
export const into = message({ en: 'Into {from} to {to}', fr: 'Vers la période du {from} au {to}' })
export const outOf = message({ en: 'From {from} to {to}', fr: 'De la période du {from} au {to}' })
/** Until when carried hours last, and what became of them. */
export const until = message({ en: 'until {day}', fr: 'jusqu’au {day}' })
export const hoursUntil = message({ en: '{hours} until {day}', fr: '{hours} jusqu’au {day}' })
export const rolloverHours = message({ en: '{hours} carried', fr: '{hours} reportées' })
export const usedHours = message({ en: '{hours} used', fr: '{hours} utilisées' })
export const endedHours = message({ en: '{hours} ended', fr: '{hours} expirées' })
export const unusedHours = message({ en: '{hours} not used', fr: '{hours} inutilisées' })
export const leftUntil = message({ en: '{hours} left until {day}', fr: '{hours} restantes jusqu’au {day}' })

/** Extra time: what goes beyond the hours of a period. */
export const extraTime = message({ en: 'Extra time', fr: 'Temps supplémentaire' })
export const extraAsNeeded = message({
  en: 'Extra time is billed as needed.',
  fr: 'Le temps supplémentaire est facturé au besoin.',
})
export const extraIfApproved = message({
  en: 'Extra time is billed only if you approve it.',
  fr: 'Le temps supplémentaire n’est facturé que si vous l’approuvez.',
})
export const extraUpTo = message({
  en: 'Up to {hours} h of extra time a period is billed. Anything beyond that is billed only if you approve it.',
  fr: 'Jusqu’à {hours}\u00a0h de temps supplémentaire par période sont facturées. Au-delà, le temps n’est facturé que si vous l’approuvez.',
})
/** `hours`: as “1 h 29 m”. */
export const extraWaits = message({
  en: '{hours} of extra time in {count, plural, one {one entry} other {# entries}} is waiting for your approval. If you approve it, it’s invoiced at your rate once it’s reviewed.',
  fr: '{hours} de temps supplémentaire en attente de votre approbation ({count, plural, one {une entrée} other {# entrées}}). Si vous l’approuvez, ce temps sera facturé à votre tarif après vérification.',
})
export const approveExtra = message({ en: 'Approve this time', fr: 'Approuver ce temps' })
export const extraApproved = message({
  en: '{hours} of extra time approved.',
  fr: 'Temps supplémentaire approuvé\u00a0: {hours}.',
})
export const extraNotApproved = message({
  en: 'We couldn’t save your approval, and nothing has changed. Please try again.',
  fr: 'Impossible d’enregistrer votre approbation; rien n’a changé. Veuillez réessayer.',
})
export const whenBilled = message({
  en: 'When to bill extra time',
  fr: 'Quand facturer le temps supplémentaire',
})
export const extraRule = message({
  en: 'It’s billed at your rate. This applies to time logged from now on.',
  fr: 'Il est facturé à votre tarif. Ceci s’applique au temps inscrit à compter de maintenant.',
})
export const eachTime = message({
  en: 'Only if I approve it each time',
  fr: 'Seulement si je l’approuve chaque fois',
})
export const upTo = message({
  en: 'Up to a number of hours a period',
  fr: 'Jusqu’à un certain nombre d’heures par période',
})
export const asNeeded = message({ en: 'As needed', fr: 'Au besoin' })
export const maximum = message({ en: 'Maximum hours a period', fr: 'Maximum d’heures par période' })
export const saveExtra = message({ en: 'Save my choice', fr: 'Enregistrer mon choix' })
export const extraSaved = message({ en: 'Your choice is saved.', fr: 'Votre choix est enregistré.' })
export const extraNotSaved = message({
  en: 'We couldn’t save your choice. Please try again.',
  fr: 'Impossible d’enregistrer votre choix. Veuillez réessayer.',
})
