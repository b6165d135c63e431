import { message } from '../../shared/i18n/message.ts'

/* The last step of a search: the candidates, in what order they stand, and the ways on where there are none. */

export const candidates = message({ en: 'Candidates', fr: 'Profils' })
/** Above the candidates; `role`: the name of the only role being viewed, as it is. */
export const foundForRole = message({
  en: '{count, plural, one {# candidate} other {# candidates}} for {role} who {count, plural, one {has} other {have}} the hours',
  fr: '{role}\u00a0: {count, plural, one {# personne a} other {# personnes ont}} les heures voulues',
})
export const found = message({
  en: '{count, plural, one {# candidate} other {# candidates}} who {count, plural, one {has} other {have}} the hours',
  fr: '{count, plural, one {# personne} other {# personnes}} qui {count, plural, one {a} other {ont}} les heures',
})
/** Read aloud when the number is known. */
export const foundNews = message({
  en: '{count, plural, one {# candidate} other {# candidates}} found',
  fr: '{count, plural, one {# personne trouvée} other {# personnes trouvées}}',
})
export const loading = message({ en: 'Loading candidates', fr: 'Chargement des profils' })
/** The results wait for the search to be ready. */
export const preparing = message({
  en: 'The results are being prepared. They appear here by themselves in a moment.',
  fr: 'Les résultats sont en préparation. Ils s’afficheront ici dans un instant.',
})
export const pages = message({ en: 'Pages of candidates', fr: 'Pages de profils' })

/** What they are ordered by, in a sentence. */
export const orderedByMatch = message({
  en: 'Ordered by how well they fit what you told us.',
  fr: 'Classés selon leur correspondance avec ce que vous avez demandé.',
})
export const orderedByFreeHours = message({
  en: 'Those with the most free hours first, then by how well they fit.',
  fr: 'D’abord qui a le plus d’heures libres, puis selon la correspondance.',
})
export const orderedByRating = message({
  en: 'Those with the highest rating first, then by how well they fit.',
  fr: 'D’abord les meilleures évaluations, puis selon la correspondance.',
})
export const orderedBySharedHours = message({
  en: 'Those who share the most hours with your week first, then by how well they fit.',
  fr: 'D’abord qui partage le plus d’heures avec votre semaine, puis selon la correspondance.',
})
/** By whose clock theirs are shown; `place`: of a time zone, as “Toronto”. */
export const yourClock = message({
  en: 'Your clock: {time} in {place}.',
  fr: 'Votre heure\u00a0: {time} à {place}.',
})
export const clockOfCity = message({
  en: 'Compared with the clock in {city}: {time}.',
  fr: 'Comparé à l’heure de {city}\u00a0: {time}.',
})

/** The choice of an order. */
export const sortBy = message({ en: 'Sort by', fr: 'Trier par' })
export const bestMatch = message({ en: 'Best match', fr: 'Meilleure correspondance' })
export const byFreeHours = message({ en: 'Most free hours', fr: 'Plus d’heures libres' })
export const highestRating = message({ en: 'Highest rating', fr: 'Meilleure évaluation' })
export const bySharedHours = message({ en: 'Most shared hours', fr: 'Plus d’heures partagées' })
/** Read aloud; `order`: one of those above. */
export const sortedBy = message({ en: 'Sorted by {order}', fr: 'Tri\u00a0: {order}' })

/** B4.5: nothing to show, and why. */
export const noRoleViewed = message({
  en: 'Unable to show results without a role selected. Please select one or more roles.',
  fr: 'Impossible d’afficher des résultats sans rôle choisi. Veuillez choisir un ou plusieurs rôles.',
})
export const viewAllRoles = message({ en: 'View all roles', fr: 'Voir tous les rôles' })
export const noRoles = message({
  en: 'Unable to show results without any roles. Please add more roles.',
  fr: 'Impossible d’afficher des résultats sans rôle. Veuillez ajouter des rôles.',
})
export const noMatches = message({
  en: "It looks like we can't find candidates that match your search criteria",
  fr: 'Personne ne semble correspondre à vos critères de recherche',
})
export const clearFilters = message({ en: 'Clear filters', fr: 'Effacer les filtres' })
export const bookCall = message({ en: 'Book a call', fr: 'Réserver un appel' })
export const tipFilters = message({
  en: 'Tip: adjust your filters to see more people, or book a call and we will look for you.',
  fr: 'Conseil\u00a0: modifiez vos filtres pour voir plus de personnes, ou réservez un appel et nous chercherons pour vous.',
})
export const tipHours = message({
  en: 'Tip: ask for fewer hours or another role, or book a call and we will look for you.',
  fr: 'Conseil\u00a0: demandez moins d’heures ou un autre rôle, ou réservez un appel et nous chercherons pour vous.',
})

/** Whoever can’t decide. */
export const helpMeDecide = message({ en: 'Help me decide', fr: 'Aidez-moi à choisir' })
export const notSure = message({ en: 'Not sure yet? Help me decide', fr: 'Vous hésitez? Aidez-moi à choisir' })
export const callOffer = message({
  en: 'Tell us about the work in a half-hour call. We’ll come back with three people who fit.',
  fr: 'Parlez-nous du travail lors d’un appel d’une demi-heure. Nous vous proposerons trois personnes qui conviennent.',
})
export const bookDiscoveryCall = message({ en: 'Book a discovery call', fr: 'Réserver un appel découverte' })
export const howOrdered = message({
  en: 'The candidates are ordered by how well they fit: the roles, skills and tools you asked for, the hours of your working day they share, the hours they have free, and their reviews. Open “Why this match” on a card to see every part of its score.',
  fr: 'Les profils sont classés selon leur correspondance\u00a0: les rôles, compétences et outils demandés, les heures de votre journée de travail en commun, leurs heures libres et leurs évaluations. Ouvrez «\u00a0Pourquoi ce profil\u00a0» sur une carte pour voir le détail de son pointage.',
})
export const talkItThrough = message({
  en: 'Would you rather talk it through?',
  fr: 'Vous préférez en discuter?',
})

/** B4.1: what an account shows a visitor. */
export const createAccount = message({
  en: 'Create an account to see your full candidate profiles',
  fr: 'Créez un compte pour voir les profils complets',
})
export const visitorLimit = message({
  en: 'You’ve used all the searches a visitor has for now; with an account there is no limit.',
  fr: 'Vous avez utilisé toutes les recherches offertes sans compte pour l’instant; avec un compte, il n’y a pas de limite.',
})
/** `count`: those that a visitor doesn’t see. */
export const morePeople = message({
  en: '{count, plural, one {# more person has} other {# more people have}} the hours you need.',
  fr: '{count, plural, one {# autre personne a} other {# autres personnes ont}} les heures qu’il vous faut.',
})
export const everyoneShown = message({
  en: 'Everyone who has the hours you need is shown above.',
  fr: 'Toutes les personnes qui ont les heures qu’il vous faut figurent ci-dessus.',
})
export const searchKept = message({
  en: 'Your search is kept as it is.',
  fr: 'Votre recherche est conservée telle quelle.',
})
export const getStarted = message({ en: 'GET STARTED', fr: 'COMMENCER' })
export const signIn = message({ en: 'Sign In', fr: 'Se connecter' })
export const signInToSearch = message({
  en: 'Sign in to keep searching',
  fr: 'Connectez-vous pour continuer à chercher',
})
export const signInToSeeAll = message({
  en: 'Sign in to see all {count, number} candidates',
  fr: 'Connectez-vous pour voir les {count, number} profils',
})

/** The ways on. */
export const skipToCheckout = message({ en: 'Skip to checkout', fr: 'Passer au paiement' })
export const rolesAndFilters = message({ en: 'Roles and filters', fr: 'Rôles et filtres' })
/** `count`: the filters that are set. */
export const rolesAndFiltersSet = message({ en: 'Roles and filters ({count})', fr: 'Rôles et filtres ({count})' })
export const showCandidates = message({ en: 'Show candidates', fr: 'Afficher les profils' })
export const showFound = message({
  en: 'Show {count, plural, one {# candidate} other {# candidates}}',
  fr: 'Afficher {count, plural, one {# profil} other {# profils}}',
})

/** B4.2: roles are added and hours changed without leaving the candidates. */
export const addRoles = message({ en: 'Add roles', fr: 'Ajouter des rôles' })
export const addRole = message({ en: 'Add role', fr: 'Ajouter le rôle' })
export const addManyRoles = message({ en: 'Add {count} roles', fr: 'Ajouter {count} rôles' })
export const rolesToAdd = message({ en: 'Roles to add', fr: 'Rôles à ajouter' })
export const whatElse = message({ en: 'What else do you need done?', fr: 'De quoi d’autre avez-vous besoin?' })
export const whatElseExample = message({
  en: 'For example: answer support email',
  fr: 'Par exemple\u00a0: répondre aux courriels du soutien',
})
export const noOtherRole = message({
  en: 'No other role found. Try other words.',
  fr: 'Aucun autre rôle trouvé. Essayez d’autres mots.',
})
export const editHours = message({ en: 'Edit hours', fr: 'Modifier les heures' })

/** B4.6: a candidate’s card. */
export const viewProfile = message({ en: 'View profile of {name}', fr: 'Voir le profil\u00a0: {name}' })
export const roles = message({ en: 'Roles', fr: 'Rôles' })
export const skills = message({ en: 'Skills', fr: 'Compétences' })
export const tools = message({ en: 'Tools', fr: 'Outils' })
/** Read aloud behind the first of a list. */
export const more = message({ en: '{count} more', fr: '{count} de plus' })
/** Under a score. */
export const match = message({ en: 'match', fr: 'points' })
export const fitsRole = message({ en: 'fits {role}', fr: 'pour {role}' })

/** The parts of a score. */
export const whyThisMatch = message({ en: 'Why this match', fr: 'Pourquoi ce profil' })
export const whyThisMatchOf = message({ en: 'Why this match: {name}', fr: 'Pourquoi ce profil\u00a0: {name}' })
export const ofHundred = message({ en: '{name}: {score} of 100', fr: '{name}\u00a0: {score} sur 100' })
export const whatCounts = message({ en: 'What counts', fr: 'Ce qui compte' })
export const points = message({ en: 'Points', fr: 'Points' })
export const pointsOf = message({ en: '{points} of {of}', fr: '{points} sur {of}' })
export const matchTotal = message({ en: 'Match', fr: 'Correspondance' })

/** Stars and reviews, read aloud. */
export const rated = message({ en: 'Rated {rating} of 5', fr: 'Évaluation de {rating} sur 5' })
export const oneReview = message({ en: '1 review', fr: '1 évaluation' })
/** More than one. No plural: the formatter isn’t for first loads. */
export const manyReviews = message({ en: '{count} reviews', fr: '{count} évaluations' })

/** The working hours that are shared with the client’s day. */
export const worksOutside = message({
  en: 'Works outside your 09:00 to 17:00',
  fr: 'Travaille en dehors de vos heures, de 9\u00a0h à 17\u00a0h',
})
/** `runs`: clock times, as “09:00 to 12:30 and 14:00 to 17:00”. */
export const worksWithin = message({
  en: 'Works {hours, number} h of your 09:00 to 17:00 on an average weekday: {runs}',
  fr: 'Travaille {hours, number}\u00a0h de votre journée de 9\u00a0h à 17\u00a0h, en moyenne les jours de semaine\u00a0: {runs}',
})
export const clockRun = message({ en: '{from} to {to}', fr: 'de {from} à {to}' })
