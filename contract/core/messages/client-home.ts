import { message } from '../../shared/i18n/message.ts'

/* A client’s home: what to do next, and how their subscriptions are doing. */

/** `name`: the reader’s given name. */
export const hello = message({ en: 'Hello, {name}', fr: 'Bonjour {name}' })
export const notLoaded = message({
  en: 'We couldn’t load your home page.',
  fr: 'Impossible de charger votre page d’accueil.',
})

/** They are asked to review someone; `others`: as many more are waiting for a review. */
export const howIsItGoing = message({ en: 'How’s it going with {name}?', fr: 'Comment ça se passe avec {name}?' })
export const reviewHelps = message({
  en: 'Your review helps {name} and the next client.',
  fr: 'Votre évaluation aide {name} et les futurs clients.',
})
export const reviewsHelp = message({
  en: 'Your reviews help {name}, {others, plural, one {one other assistant} other {# other assistants}} and the next client.',
  fr: 'Vos évaluations aident {name}, {others, plural, one {une autre personne} other {# autres personnes}} et les futurs clients.',
})
export const writeReview = message({ en: 'Write a review', fr: 'Rédiger une évaluation' })

/** Where to turn for help; `mail`: an address. */
export const talkItThrough = message({ en: 'Rather talk it through?', fr: 'Vous préférez en discuter?' })
export const callOffer = message({
  en: 'Half an hour with our Solutions team, and we’ll come back with people who fit.',
  fr: 'Une demi-heure avec notre équipe Solutions, et nous vous proposerons des personnes qui conviennent.',
})
export const bookCall = message({ en: 'Book a discovery call', fr: 'Réserver un appel découverte' })
export const orWrite = message({ en: 'Or write to <link>{mail}</link>.', fr: 'Ou écrivez à <link>{mail}</link>.' })

/** What has to be paid; `amount`: money. */
export const isDue = message({ en: '{amount} is due', fr: '{amount} à payer' })
export const isPastDue = message({ en: '{amount} is past due', fr: '{amount} en souffrance' })
export const wasDeclined = message({
  en: 'Your card was declined and nothing was charged.',
  fr: 'Votre carte a été refusée et rien n’a été facturé.',
})
export const invoiceDue = message({
  en: 'Invoice {number} for {name}, due {day}.',
  fr: 'Facture {number} pour {name}, échéance le {day}.',
})
export const pay = message({ en: 'Pay {amount}', fr: 'Payer {amount}' })

/** Searches: the one seen last, others, or none yet. */
export const pickUp = message({ en: 'Pick up where you left off', fr: 'Reprenez là où vous étiez' })
export const savedSearch = message({
  en: 'Saved for your company · opened <when></when>',
  fr: 'Enregistrée pour votre entreprise · dernière ouverture\u00a0: <when></when>',
})
export const newSearch = message({ en: 'Start a new search', fr: 'Commencer une nouvelle recherche' })
export const findAnother = message({ en: 'Find another assistant', fr: 'Trouvez une autre personne' })
export const findFirst = message({ en: 'Find your first assistant', fr: 'Trouvez votre première personne' })
export const howSearchWorks = message({
  en: 'Tell us what you need in your own words, choose the roles and hours, and see who’s free and what it costs. It takes about three minutes.',
  fr: 'Dites-nous dans vos mots ce qu’il vous faut, choisissez les rôles et les heures, et voyez qui est disponible et à quel prix. Cela prend environ trois minutes.',
})
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
export const continueSearch = message({ en: 'Continue this search', fr: 'Continuer cette recherche' })
export const chooseRoles = message({ en: 'Choose the roles', fr: 'Choisir les rôles' })
export const chooseHours = message({ en: 'Estimate the hours', fr: 'Estimer les heures' })
export const seeCandidates = message({ en: 'See the candidates', fr: 'Voir les profils' })
/** The end of a list of roles. */
export const listEnd = message({ en: '{list} and {last}', fr: '{list} et {last}' })
export const hours = message({ en: 'Hours', fr: 'Heures' })
export const hoursAMonth = message({ en: '{hours} h a month', fr: '{hours}\u00a0h par mois' })
export const estimate = message({ en: 'Estimate', fr: 'Estimation' })
export const talentPool = message({ en: 'Talent pool', fr: 'Bassin de talents' })
export const candidates = message({
  en: '{count, plural, one {# candidate} other {# candidates}}',
  fr: '{count, plural, one {# profil} other {# profils}}',
})
export const otherSearches = message({ en: 'Your other searches', fr: 'Vos autres recherches' })
export const olderSearches = message({
  en: '{count, plural, one {One older search is saved.} other {# older searches are saved.}}',
  fr: '{count, plural, one {Une recherche plus ancienne est enregistrée.} other {# recherches plus anciennes sont enregistrées.}}',
})

/** Subscriptions in a few words. */
export const yourSubscriptions = message({ en: 'Your subscriptions', fr: 'Vos abonnements' })
export const all = message({ en: 'All {count}', fr: 'Tous ({count})' })
export const subscriptionsNotLoaded = message({
  en: 'We couldn’t load your subscriptions.',
  fr: 'Impossible de charger vos abonnements.',
})
/** `hours` and `granted`: with one decimal. */
export const hoursLeft = message({
  en: '<strong>{hours, number} h</strong> left of {granted, number} h',
  fr: 'Reste <strong>{hours, number}\u00a0h</strong> sur {granted, number}\u00a0h',
})
/** What the hours of a month are spread over, as “Phoebe N. · 20 h a month”. */
export const peopleAMonth = message({ en: '{people} · {hours} h a month', fr: '{people} · {hours}\u00a0h par mois' })
/** The thread’s last words, where there are none yet. */
export const noMessages = message({ en: 'No messages yet', fr: 'Aucun message pour l’instant' })
/** What can be done with a subscription; `name`: the subscription’s, read aloud. */
export const writeMessage = message({ en: 'Message<rest>: {name}</rest>', fr: 'Écrire<rest>\u00a0: {name}</rest>' })
export const newTask = message({ en: 'New task<rest>: {name}</rest>', fr: 'Nouvelle tâche<rest>\u00a0: {name}</rest>' })

/** What to do next, the most urgent first. */
export const next = message({ en: 'What’s next', fr: 'À faire' })
export const daysLeft = message({
  en: '{days, plural, one {# day left} other {# days left}}',
  fr: '{days, plural, one {# jour restant} other {# jours restants}}',
})
export const starts = message({ en: 'Starts {day}', fr: 'Début le {day}' })
/** `hours`: as “1 h 29 m”. */
export const onlyLeft = message({
  en: 'Only {hours} left in this period.',
  fr: 'Il ne reste que {hours} pour cette période.',
})
export const allUsed = message({
  en: 'All hours of this period have been used.',
  fr: 'Toutes les heures de cette période sont utilisées.',
})

/** Someone chosen has declined before the start. */
export const someoneDeclined = message({
  en: 'Someone you chose can’t take the work',
  fr: 'Une personne choisie ne peut pas accepter le travail',
})
export const chooseOther = message({
  en: 'Choose someone else, or cancel with a full refund.',
  fr: 'Choisissez quelqu’un d’autre, ou annulez avec un remboursement complet.',
})

/** The card that renewals are charged to; `card`: as “Visa ending in 4242”. */
export const cardExpired = message({ en: 'Your {card} has expired', fr: 'Votre carte est expirée\u00a0: {card}' })
export const cardDeclined = message({ en: 'Your {card} was declined', fr: 'Votre carte a été refusée\u00a0: {card}' })
export const chargeFailed = message({
  en: 'That charge didn’t go through. Your subscriptions renew with this card. Choose or add another one before the next renewal.',
  fr: 'Ce paiement n’a pas fonctionné. Vos abonnements se renouvellent avec cette carte. Choisissez-en ou ajoutez-en une autre avant le prochain renouvellement.',
})
export const cardRenews = message({
  en: 'Your subscriptions renew with this card. Choose or add another one before the next renewal.',
  fr: 'Vos abonnements se renouvellent avec cette carte. Choisissez-en ou ajoutez-en une autre avant le prochain renouvellement.',
})
export const otherCard = message({ en: 'Use another card', fr: 'Utiliser une autre carte' })

/** `name`: of a subscription. */
export const welcomeBrief = message({ en: 'Welcome brief', fr: 'Fiche de démarrage' })
export const whyBrief = message({
  en: 'A few answers about the work and your tools for {name}, so your assistant can start strong.',
  fr: 'Quelques réponses sur le travail et vos outils pour {name}, pour que tout parte du bon pied.',
})
export const continueBrief = message({
  en: 'Continue the welcome brief',
  fr: 'Continuer la fiche de démarrage',
})
export const writeBrief = message({ en: 'Write the welcome brief', fr: 'Remplir la fiche de démarrage' })
