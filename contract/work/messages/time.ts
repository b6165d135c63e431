import { message } from '../../shared/i18n/message.ts'

/* C3: logged time as a client reads it, asks about it and approves it, and what became of an entry. */

export const time = message({ en: 'Time', fr: 'Temps' })
export const clientLead = message({
  en: 'Every hour your assistants log, in their local time. If you ask about an entry, only that entry waits.',
  fr: 'Chaque heure inscrite par vos adjoints, à leur heure locale. Si vous posez une question sur une entrée, seule cette entrée attend.',
})
export const clientEmpty = message({
  en: 'What your assistants log for you will be here, day by day.',
  fr: 'Le temps inscrit par vos adjoints s’affichera ici, jour par jour.',
})
export const loggedTime = message({ en: 'Logged time', fr: 'Temps inscrit' })
export const noTimeYet = message({ en: 'No time logged yet', fr: 'Aucun temps inscrit pour l’instant' })
export const noMatches = message({
  en: 'No time matches these filters',
  fr: 'Aucun temps ne correspond à ces filtres',
})

/** Filters, quick picks, and what entries are put together by. */
export const one = message({ en: 'entry', fr: 'entrée' })
export const several = message({ en: 'entries', fr: 'entrées' })
export const search = message({
  en: 'Search descriptions, tasks',
  fr: 'Rechercher des descriptions, des tâches',
})
export const from = message({ en: 'From', fr: 'Du' })
export const to = message({ en: 'To', fr: 'Au' })
export const project = message({ en: 'Project', fr: 'Abonnement' })
export const state = message({ en: 'State', fr: 'État' })
export const all = message({ en: 'All', fr: 'Tous' })
export const removedTime = message({ en: 'Removed time', fr: 'Temps retiré' })
export const days = message({ en: 'Days', fr: 'Jours' })
export const today = message({ en: 'Today', fr: 'Aujourd’hui' })
export const yesterday = message({ en: 'Yesterday', fr: 'Hier' })
export const thisWeek = message({ en: 'This week (Mon-Fri)', fr: 'Cette semaine (lun. à ven.)' })
export const groupBy = message({ en: 'Group by', fr: 'Regrouper' })
export const byDay = message({ en: 'By day', fr: 'Par jour' })
export const byPerson = message({ en: 'By person', fr: 'Par personne' })
export const byTask = message({ en: 'By task', fr: 'Par tâche' })
/** The head of a group. */
export const dayName = message({ en: '{weekday}, {date}', fr: '{weekday} {date}' })
export const taskOf = message({ en: '{task}, {project}', fr: '{task}, {project}' })
export const noTask = message({ en: 'No task', fr: 'Sans tâche' })
export const onThisPage = message({ en: '{hours} on this page', fr: '{hours} sur cette page' })

/** Sums. */
export const total = message({ en: 'Total', fr: 'Total' })
export const billable = message({ en: 'Billable', fr: 'Facturable' })
export const notBillable = message({ en: 'Not billable', fr: 'Non facturable' })

/** Files. */
export const pdf = message({ en: 'PDF', fr: 'PDF' })
export const csv = message({ en: 'CSV', fr: 'CSV' })
export const csvReadable = message({ en: 'CSV with readable headings', fr: 'CSV avec titres lisibles' })

/** An entry. */
export const removed = message({ en: 'Removed', fr: 'Retiré' })
export const overLimit = message({ en: 'Over the limit', fr: 'Hors limite' })
export const durationOnly = message({ en: 'Duration only', fr: 'Durée seulement' })
/** `reason`: why. */
export const notBillableFor = message({ en: 'Not billable: {reason}', fr: 'Non facturable\u00a0: {reason}' })
export const beyondForClient = message({
  en: 'Extra time: billed once you approve it on the subscription’s page.',
  fr: 'Temps supplémentaire\u00a0: facturé quand vous l’aurez approuvé sur la page de l’abonnement.',
})
export const beyondForStaff = message({
  en: 'Extra time: billed once the client approves it.',
  fr: 'Temps supplémentaire\u00a0: facturé quand la cliente ou le client l’aura approuvé.',
})
export const beyondForAssistant = message({
  en: 'Beyond the hours {company} agreed to: saved, and paid once they approve it. We’ll ask them.',
  fr: 'Au-delà des heures convenues avec {company}\u00a0: enregistré, et payé après approbation. Nous la demanderons.',
})

/** Approving all that is shown. */
export const approveAll = message({ en: 'Approve all', fr: 'Tout approuver' })
export const approveQuestion = message({ en: 'Approve this time?', fr: 'Approuver ce temps?' })
export const entries = message({
  en: '{count, plural, one {# entry} other {# entries}}',
  fr: '{count, plural, one {# entrée} other {# entrées}}',
})
/** `what`: as “3 entries”; `hours`: their sum. */
export const whatIsApproved = message({
  en: '{what}, {hours}. Anything you’ve asked about stays open. If you do nothing, time is approved when its review ends.',
  fr: '{what}, {hours}. Ce sur quoi vous avez posé une question reste ouvert. Si vous ne faites rien, le temps est approuvé à la fin de la vérification.',
})
export const approveThese = message({ en: 'Approve {what}', fr: 'Approuver {what}' })
export const approving = message({ en: 'Approving …', fr: 'Approbation…' })
export const approved = message({
  en: '{what} approved',
  fr: 'Approbation faite\u00a0: {what}',
})
export const nothingToApprove = message({
  en: 'There is nothing left to approve here.',
  fr: 'Il ne reste rien à approuver ici.',
})
export const notApproved = message({
  en: 'We couldn’t approve everything. Please try again: nothing is approved twice.',
  fr: 'Impossible de tout approuver. Veuillez réessayer\u00a0: rien n’est approuvé deux fois.',
})
export const approvableNotLoaded = message({
  en: 'We couldn’t load the time to approve.',
  fr: 'Impossible de charger le temps à approuver.',
})

/** A question about an entry. `name`: of its assistant; `what`: its task and description. */
export const question = message({ en: 'Ask about this', fr: 'Poser une question' })
export const askAbout = message({ en: 'Ask about this: {what}', fr: 'Poser une question\u00a0: {what}' })
export const whatToKnow = message({ en: 'What would you like to know?', fr: 'Qu’aimeriez-vous savoir?' })
export const whoAnswers = message({
  en: '{name} will answer or correct it. Only this entry waits; the rest goes ahead.',
  fr: '{name} répondra ou corrigera. Seule cette entrée attend; le reste suit son cours.',
})
export const send = message({ en: 'Ask', fr: 'Poser la question' })
export const sending = message({ en: 'Asking …', fr: 'Envoi…' })
export const teamDecides = message({
  en: 'Our team is reviewing this and will decide.',
  fr: 'Notre équipe examine la question et décidera.',
})
export const hasUntil = message({
  en: '{name} has until <when></when> to answer.',
  fr: '{name} a jusqu’au <when></when> pour répondre.',
})
export const fineNow = message({ en: 'It’s fine now', fr: 'C’est réglé' })
export const acceptAnswer = message({ en: 'Accept the answer', fr: 'Accepter la réponse' })
export const notAccepted = message({
  en: 'We couldn’t accept the answer. Please try again.',
  fr: 'Impossible d’accepter la réponse. Veuillez réessayer.',
})
export const askOnceMore = message({
  en: 'Still not clear? Ask once more',
  fr: 'Ce n’est pas encore clair? Posez une autre question',
})
export const askAgain = message({ en: 'Ask again', fr: 'Demander de nouveau' })
export const fewWordsFirst = message({ en: 'Write a few words first', fr: 'Écrivez d’abord quelques mots' })
export const messageNotSent = message({
  en: 'We couldn’t send your message. Please try again.',
  fr: 'Impossible d’envoyer votre message. Veuillez réessayer.',
})
/** Its assistant’s side. */
export const answerBy = message({
  en: 'Answer, or correct the time, by <when></when>. The rest of your time goes ahead.',
  fr: 'Répondez ou corrigez le temps d’ici le <when></when>. Le reste de votre temps suit son cours.',
})
export const yourAnswer = message({ en: 'Your answer', fr: 'Votre réponse' })
export const sendAnswer = message({ en: 'Send the answer', fr: 'Envoyer la réponse' })
export const sendingAnswer = message({ en: 'Sending …', fr: 'Envoi…' })
/** Who said what, and when. */
export const questioned = message({ en: '{name} asked, <when></when>', fr: '{name}, question, <when></when>' })
export const answered = message({ en: '{name} answered, <when></when>', fr: '{name}, réponse, <when></when>' })
export const accepted = message({
  en: '{name} accepted the answer, <when></when>',
  fr: '{name}, réponse acceptée, <when></when>',
})
export const decided = message({ en: '{name} decided, <when></when>', fr: '{name}, décision, <when></when>' })

/** What became of an entry, and what was changed. */
export const history = message({ en: 'History', fr: 'Historique' })
export const historyOf = message({
  en: 'History of {what}, {description}',
  fr: 'Historique\u00a0: {what}, {description}',
})
export const noDescription = message({ en: 'no description', fr: 'sans description' })
export const historyNotLoaded = message({
  en: 'We couldn’t load the history.',
  fr: 'Impossible de charger l’historique.',
})
export const logged = message({ en: 'Logged', fr: 'Inscription' })
export const reviewed = message({ en: 'Reviewed', fr: 'Vérification' })
export const notYet = message({ en: 'Not yet', fr: 'Pas encore' })
export const byThen = message({ en: 'By <when></when> at the latest', fr: 'Au plus tard le <when></when>' })
export const invoice = message({ en: 'Invoice', fr: 'Facture' })
export const invoices = message({ en: 'Invoices', fr: 'Factures' })
export const pay = message({ en: 'Pay', fr: 'Paie' })
/** What of it an invoice charges. */
export const withinHours = message({ en: 'within the hours', fr: 'compris dans les heures' })
export const extra = message({ en: '{hours} of extra time', fr: '{hours} de temps supplémentaire' })
export const extraFor = message({
  en: '{hours} of extra time, {amount}',
  fr: '{hours} de temps supplémentaire, {amount}',
})
export const noChanges = message({ en: 'No changes.', fr: 'Aucun changement.' })
export const historyPages = message({ en: 'Pages of the history', fr: 'Pages de l’historique' })
export const removedFor = message({ en: 'Removed: {reason}', fr: 'Retiré\u00a0: {reason}' })
export const wasLogged = message({ en: 'Logged', fr: 'Inscrit' })
export const changed = message({ en: 'Changed', fr: 'Modifié' })
/** `side`: one of those below. */
export const changedBy = message({ en: '{name}, for {side}, <when></when>', fr: '{name}, {side}, <when></when>' })
export const assistantSide = message({ en: 'the assistant', fr: 'adjointe ou adjoint' })
export const clientSide = message({ en: 'the client', fr: 'cliente ou client' })
export const ourSide = message({ en: 'our team', fr: 'notre équipe' })
export const systemSide = message({ en: 'the system', fr: 'système' })
/** A part that was changed. */
export const change = message({ en: '{label}: {before} → {after}', fr: '{label}\u00a0: {before} → {after}' })
export const nothing = message({ en: 'none', fr: 'rien' })
export const yes = message({ en: 'yes', fr: 'oui' })
export const no = message({ en: 'no', fr: 'non' })

/** The parts of an entry. */
export const otherRole = message({ en: 'Different role', fr: 'Autre rôle' })
export const day = message({ en: 'Day', fr: 'Jour' })
export const start = message({ en: 'Start', fr: 'Début' })
export const end = message({ en: 'End', fr: 'Fin' })
export const task = message({ en: 'Task', fr: 'Tâche' })
export const payable = message({ en: 'Payable', fr: 'Payable' })
export const work = message({ en: 'Work', fr: 'Travail' })
