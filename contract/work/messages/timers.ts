import { message } from '../../shared/i18n/message.ts'

/* C3.2: an assistant’s timers: on their own page, at the edge of every other one, and beside tasks and projects. `label`: what a timer is for. */

export const timer = message({ en: 'Timer', fr: 'Chronomètre' })
export const timers = message({ en: 'Timers', fr: 'Chronomètres' })
export const lead = message({
  en: 'It runs on our servers: close the tab or your laptop, and it keeps counting.',
  fr: 'Il tourne sur nos serveurs\u00a0: fermez l’onglet ou l’ordinateur, il continue de compter.',
})

/** Starting, pausing and stopping. */
export const start = message({ en: 'Start timer', fr: 'Démarrer le chronomètre' })
export const resumeTimer = message({ en: 'Resume timer', fr: 'Reprendre le chronomètre' })
export const stopTimer = message({ en: 'Stop timer', fr: 'Arrêter le chronomètre' })
/** Read aloud; `word`: one of the three above. */
export const actionOn = message({ en: '{word}: {label}', fr: '{word}\u00a0: {label}' })
export const startOne = message({ en: 'Start a timer', fr: 'Démarrer un chronomètre' })
export const startShort = message({ en: 'Start', fr: 'Démarrer' })
export const stopAndStart = message({
  en: 'Stop the other timer and start',
  fr: 'Arrêter l’autre chronomètre et démarrer',
})
export const project = message({ en: 'Project', fr: 'Projet' })
/** A project with the assistant’s role and the client. */
export const projectOf = message({ en: '{project}, {role} ({company})', fr: '{project}, {role} ({company})' })
export const noProject = message({
  en: 'Once you work for a client, you can start a timer here.',
  fr: 'Dès que vous travaillerez pour un client, vous pourrez démarrer un chronomètre ici.',
})
/** Why no time can be logged for a project. */
export const isClosed = message({ en: '{project} ({role}): {why}', fr: '{project} ({role})\u00a0: {why}' })
/** `keys`: as “Alt+Shift+T”. */
export const fromAnyPage = message({
  en: '{keys} starts and stops it from any page.',
  fr: '{keys} le démarre et l’arrête de toute page.',
})
export const isAbove = message({
  en: 'You already have a timer for {label} above.',
  fr: 'Il y a déjà un chronomètre pour {label} ci-dessus.',
})
export const started = message({ en: 'Timer started: {label}', fr: 'Chronomètre démarré\u00a0: {label}' })
export const switched = message({
  en: 'Stopped {stopped}. Now timing {started}.',
  fr: 'Arrêté\u00a0: {stopped}. En marche\u00a0: {started}.',
})
export const undo = message({ en: 'Undo', fr: 'Annuler' })
export const pause = message({ en: 'Pause', fr: 'Pause' })
export const resume = message({ en: 'Resume', fr: 'Reprendre' })
export const stop = message({ en: 'Stop', fr: 'Arrêter' })
export const pauseThis = message({ en: 'Pause {label}', fr: 'Mettre en pause\u00a0: {label}' })
export const resumeThis = message({ en: 'Resume {label}', fr: 'Reprendre\u00a0: {label}' })
export const stopThis = message({ en: 'Stop {label}', fr: 'Arrêter\u00a0: {label}' })
export const continueIt = message({ en: 'Continue', fr: 'Continuer' })
/** `name`: of an entry’s task. */
export const continueThis = message({
  en: 'Continue {name}, {description}',
  fr: 'Continuer\u00a0: {name}, {description}',
})
export const noDescription = message({ en: 'no description', fr: 'sans description' })

/** What it is for. */
export const taskOptional = message({ en: 'Task (optional)', fr: 'Tâche (facultatif)' })
export const noTask = message({ en: 'No task', fr: 'Sans tâche' })
export const billable = message({ en: 'Billable', fr: 'Facturable' })
export const description = message({ en: 'What are you working on?', fr: 'À quoi travaillez-vous?' })
export const descriptionNote = message({
  en: 'Your client reads this. Saved automatically.',
  fr: 'Ce texte est lu par votre client. Enregistrement automatique.',
})

/** Asked when one is stopped that says nothing. `time`: as “1:29:03”. */
export const stopTitle = message({ en: 'Stop the timer', fr: 'Arrêter le chronomètre' })
export const countsUntil = message({
  en: '{label}, {time}. Time counts up to the moment you pressed Stop.',
  fr: '{label}, {time}. Le temps compte jusqu’au moment où vous avez appuyé sur Arrêter.',
})
export const whatDidYouDo = message({ en: 'What did you work on?', fr: 'À quoi avez-vous travaillé?' })
export const descriptionFirst = message({
  en: 'Say in a few words what you worked on. Your client reads it.',
  fr: 'Dites en quelques mots à quoi vous avez travaillé. Ce texte est lu par votre client.',
})
export const stopAndSave = message({ en: 'Stop and save', fr: 'Arrêter et enregistrer' })
export const leaveRunning = message({ en: 'Keep it running', fr: 'Le laisser en marche' })

/** Throwing its time away. */
export const discard = message({ en: 'Discard', fr: 'Abandonner' })
export const discardThis = message({ en: 'Discard {label}', fr: 'Abandonner\u00a0: {label}' })
export const discardQuestion = message({ en: 'Discard this time?', fr: 'Abandonner ce temps?' })
export const discardNote = message({
  en: '<time></time> on {label} won’t be logged and can’t be brought back.',
  fr: '<time></time> pour {label} ne seront pas inscrits et ne pourront pas être récupérés.',
})
export const leaveTimer = message({ en: 'Keep the timer', fr: 'Garder le chronomètre' })
export const discardTime = message({ en: 'Discard the time', fr: 'Abandonner le temps' })

/** Asked after hours without a sign. */
export const stillWorking = message({
  en: 'Still working on {label}? Nothing is lost: the timer keeps running, and you can confirm this time later.',
  fr: 'Travaillez-vous toujours à {label}? Rien n’est perdu\u00a0: le chronomètre continue, et vous pourrez confirmer ce temps plus tard.',
})
export const yesWorking = message({ en: 'Yes, still working', fr: 'Oui, toujours' })

/** When the hours of a client end. */
export const limitSoon = message({
  en: 'Less than 15 minutes are left of the hours {company} agreed to.',
  fr: 'Il reste moins de 15 minutes des heures convenues avec {company}.',
})
export const limitReached = message({
  en: 'The hours {company} agreed to are used up.',
  fr: 'Les heures convenues avec {company} sont épuisées.',
})
/** `limit`: one of both above. */
export const beyondLimit = message({
  en: '{limit} You can keep working: extra time is saved as “Over the limit”, and is paid once they approve it. We’ll ask them.',
  fr: '{limit} Vous pouvez continuer\u00a0: le temps supplémentaire est enregistré comme «\u00a0Hors limite\u00a0» et payé après approbation. Nous la demanderons.',
})

/** What waits to be sent, counted: “1 start and 2 stops”. */
export const starts = message({
  en: '{count, plural, one {# start} other {# starts}}',
  fr: '{count, plural, one {# départ} other {# départs}}',
})
export const pauses = message({
  en: '{count, plural, one {# pause} other {# pauses}}',
  fr: '{count, plural, one {# pause} other {# pauses}}',
})
export const stops = message({
  en: '{count, plural, one {# stop} other {# stops}}',
  fr: '{count, plural, one {# arrêt} other {# arrêts}}',
})
export const changes = message({
  en: '{count, plural, one {# change} other {# changes}}',
  fr: '{count, plural, one {# changement} other {# changements}}',
})
export const discards = message({
  en: '{count, plural, one {# discard} other {# discards}}',
  fr: '{count, plural, one {# abandon} other {# abandons}}',
})
export const waiting = message({ en: 'Waiting to be sent', fr: 'En attente d’envoi' })
export const areWaiting = message({
  en: '{events} waiting to be sent. Saved in this browser.',
  fr: 'En attente d’envoi\u00a0: {events}. Enregistré dans ce navigateur.',
})
export const areWaitingOffline = message({
  en: '{events} waiting to be sent. You’re offline: it’s saved in this browser and sent once you’re back.',
  fr: 'En attente d’envoi\u00a0: {events}. Vous êtes hors ligne\u00a0: c’est enregistré dans ce navigateur et sera envoyé à votre retour.',
})
export const morePaused = message({ en: '{count} more paused', fr: '{count} autres en pause' })

/** Time of a timer that wasn’t logged. `<times>`: from when to when. */
export const someNotRecorded = message({
  en: 'Some time wasn’t recorded. View it',
  fr: 'Du temps n’a pas été inscrit. Le voir',
})
export const interval = message({ en: '{label}: <times></times>', fr: '{label}\u00a0: <times></times>' })
export const intervalWithoutEnd = message({
  en: '{label}: <times></times> (no end recorded)',
  fr: '{label}\u00a0: <times></times> (sans fin inscrite)',
})
export const intervalUntilNow = message({
  en: '{label}: <times></times> until now',
  fr: '{label}\u00a0: <times></times> jusqu’à maintenant',
})
/** `why`: sentences. */
export const notRecorded = message({
  en: 'We couldn’t record something your timer did. {why}',
  fr: 'Impossible d’inscrire une action de votre chronomètre. {why}',
})
export const addThisByHand = message({ en: 'Add {label} by hand', fr: 'Ajouter à la main\u00a0: {label}' })
export const addByHand = message({ en: 'Add by hand', fr: 'Ajouter à la main' })
export const dismiss = message({ en: 'Dismiss', fr: 'Fermer' })
export const gotIt = message({ en: 'Got it', fr: 'Compris' })
export const notDismissed = message({
  en: 'We couldn’t dismiss this. Please try again.',
  fr: 'Impossible de fermer ceci. Veuillez réessayer.',
})
export const notLogged = message({ en: 'Time that wasn’t logged', fr: 'Temps non inscrit' })
/** `time`: as “1:29:03”. */
export const notLoggedSum = message({
  en: '{time} of timer time wasn’t logged. Add it by hand at another time, or dismiss it.',
  fr: '{time} du chronomètre n’ont pas été inscrits. Ajoutez ce temps à la main à un autre moment, ou fermez-le.',
})
/** A part of it; `why`: a sentence. */
export const notLoggedPart = message({
  en: '<name>{label}</name>: <times></times> ({time}). {why}',
  fr: '<name>{label}</name>\u00a0: <times></times> ({time}). {why}',
})
export const dismissAll = message({ en: 'Dismiss all', fr: 'Tout fermer' })
export const dismissAllOf = message({ en: 'Dismiss all {count}', fr: 'Fermer les {count}' })
export const dismissAllQuestion = message({ en: 'Dismiss all of this time?', fr: 'Fermer tout ce temps?' })
export const dismissAllNote = message({
  en: '{count} periods of timer time, {time} in total, won’t be logged and can’t be brought back.',
  fr: '{count} périodes du chronomètre, {time} au total, ne seront pas inscrites et ne pourront pas être récupérées.',
})
export const leaveList = message({ en: 'Keep the list', fr: 'Garder la liste' })
export const noneDismissed = message({
  en: 'Nothing was dismissed. Please try again.',
  fr: 'Rien n’a été fermé. Veuillez réessayer.',
})
export const movedTime = message({
  en: 'We recorded that at the nearest free moment: time was already logged then, or your browser’s clock is off.',
  fr: 'Nous l’avons inscrit au moment libre le plus proche\u00a0: du temps était déjà inscrit à ce moment, ou l’heure de votre navigateur n’est pas juste.',
})
/** `words`: what was typed. */
export const wordsNotSaved = message({
  en: 'The timer was stopped or discarded before your description was saved: “{words}”.',
  fr: 'Le chronomètre a été arrêté ou abandonné avant l’enregistrement de votre description\u00a0: «\u00a0{words}\u00a0».',
})
