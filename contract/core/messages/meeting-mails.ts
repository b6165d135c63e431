import { message } from '../../shared/i18n/message.ts'

/*
 * Mails about a meeting, to whom it is with, and its entry in their calendar, in the language in which it was booked. `kind`: of meeting;
 * `time`: a day and a clock, with the zone, in French with its article: “le lundi 23 novembre à 14 h 30, heure de Toronto”.
 */

/** Within a sentence, after “your”. */
export const kindName = message({
  en: '{kind, select, discovery {discovery call} matching {matching meeting} onboarding {onboarding meeting} applicant_onboarding {onboarding session} other {interview}}',
  fr: '{kind, select, discovery {appel découverte} matching {rencontre de jumelage} onboarding {rencontre d’accueil} applicant_onboarding {séance d’accueil} other {entrevue}}',
})
/** What a calendar calls it. */
export const titleWith = message({
  en: '{kind, select, discovery {Discovery call} matching {Matching meeting} onboarding {Onboarding meeting} interview {Interview} applicant_interview {Interview with our talent team} other {Onboarding session}} with {brand}',
  fr: '{kind, select, discovery {Appel découverte} matching {Rencontre de jumelage} onboarding {Rencontre d’accueil} interview {Entrevue} applicant_interview {Entrevue avec notre équipe des talents} other {Séance d’accueil}} avec {brand}',
})
/** `day`: a weekday and a date. */
export const timeAt = message({ en: '{day} at {clock} {zone}', fr: 'le {day} à {clock}, {zone}' })

export const bookedSubject = message({ en: 'Your {name} is booked', fr: 'Réservation confirmée\u00a0: {name}' })
export const lookForward = message({
  en: 'We look forward to meeting you on {time}. It takes 30 minutes.',
  fr: 'Au plaisir de vous rencontrer {time}. Comptez 30 minutes.',
})
export const movedSubject = message({ en: 'Your {name} has a new time', fr: 'Nouvelle heure\u00a0: {name}' })
export const moved = message({ en: 'Your {name} is now on {time}.', fr: 'Votre {name} aura plutôt lieu {time}.' })
export const cancelledSubject = message({ en: 'Your {name} was cancelled', fr: 'Annulation\u00a0: {name}' })
export const cancelled = message({
  en: 'Your {name} on {time} was cancelled. You can book another time whenever you like.',
  fr: 'Votre {name} n’aura pas lieu {time}. Vous pouvez réserver une autre heure quand vous voulez.',
})
export const ended = message({
  en: 'Your {name} on {time} was cancelled because your application has ended.',
  fr: 'Votre {name} n’aura pas lieu {time}, parce que votre candidature a pris fin.',
})
export const reminderSubject = message({ en: 'Reminder: your {name}', fr: 'Rappel\u00a0: {name}' })
export const reminder = message({
  en: 'Your {name} is on {time}. It takes 30 minutes.',
  fr: 'Votre {name} a lieu {time}. Comptez 30 minutes.',
})
export const missedSubject = message({
  en: 'We missed you at your {name}',
  fr: 'Nous vous avons attendu\u00a0: {name}',
})
export const missedOnce = message({
  en: 'We waited for you on {time}. Things come up, so you can book one more time.',
  fr: 'Nous vous avons attendu {time}. Les imprévus arrivent\u00a0: vous pouvez réserver encore une fois.',
})
export const missedAgain = message({
  en: 'We waited for you on {time}. Please write to us before you book again.',
  fr: 'Nous vous avons attendu {time}. Veuillez nous écrire avant de réserver de nouveau.',
})

/** Where it is held. `at`: an address, or a number. */
export const placeAt = message({
  en: '{way, select, video {Video call: {at}} phone {Call us at {at}} other {We’ll call you at {at}}}',
  fr: '{way, select, video {Appel vidéo\u00a0: {at}} phone {Appelez-nous au {at}} other {Nous vous appellerons au {at}}}',
})
/** After “with”, for an assistant, who isn’t told the client’s name. */
export const clientOf = message({ en: 'a client of {brand}', fr: 'une entreprise cliente de {brand}' })
export const viewAt = message({ en: 'View it: {url}', fr: 'Voir\u00a0: {url}' })
export const viewOrChange = message({ en: 'View or change it', fr: 'Voir ou modifier' })
export const viewOrChangeAt = message({ en: 'View or change it: {url}', fr: 'Voir ou modifier\u00a0: {url}' })
export const bookAnother = message({ en: 'Book another time', fr: 'Réserver une autre heure' })
export const questions = message({
  en: 'Questions, or need another time? Write to us at {team}.',
  fr: 'Des questions, ou besoin d’une autre heure? Écrivez-nous à {team}.',
})
