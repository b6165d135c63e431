import { message } from '../../shared/i18n/message.ts'

/* B5: a candidate’s profile. */

export const heading = message({ en: 'Virtual assistant', fr: 'Adjointe ou adjoint virtuel' })
/** The page’s title in the browser. */
export const title = message({ en: '{name} - Virtual Assistant', fr: '{name} - Adjointe ou adjoint virtuel' })
export const loading = message({ en: 'Loading the profile', fr: 'Chargement du profil' })
export const loadFailed = message({
  en: 'Failed to load virtual assistant details. Please try again later.',
  fr: 'Impossible de charger le profil. Veuillez réessayer plus tard.',
})
/** Whose clock it is, behind the time: there, and the reader’s own. */
export const there = message({ en: 'there', fr: 'sur place' })
export const forYouIn = message({ en: 'for you in {place}', fr: 'pour vous à {place}' })

/** B5.4: the hours that are free, and what was asked for. */
export const availability = message({ en: 'Current availability', fr: 'Disponibilité actuelle' })
export const hours = message({ en: '{hours} h', fr: '{hours}\u00a0h' })
/** Behind hours. */
export const aMonth = message({ en: 'a month', fr: 'par mois' })
/** `days`: a date or two. */
export const away = message({
  en: 'Away {days}, and open to new work after that.',
  fr: 'En congé {days}, puis disponible pour du nouveau travail.',
})
export const fullyBooked = message({ en: 'Fully booked at the moment.', fr: 'Sans heures libres pour l’instant.' })
export const committed = message({
  en: '{committed} h of {available} h a month are committed to other clients.',
  fr: '{committed}\u00a0h sur {available}\u00a0h par mois sont réservées à d’autres clients.',
})
export const nothingCommitted = message({
  en: 'No hours are committed to other clients.',
  fr: 'Aucune heure n’est réservée à d’autres clients.',
})
export const yourSearch = message({ en: 'Your search: {hours}', fr: 'Votre recherche\u00a0: {hours}' })
export const matchOf = message({ en: '{score} of 100 match', fr: '{score} points sur 100' })
/** The same at the foot of a phone’s screen. */
export const matchShort = message({ en: '{score} match', fr: '{score} points' })
export const hoursFree = message({ en: '{hours} h free', fr: '{hours}\u00a0h libres' })

export const whyThisMatch = message({ en: 'Why this match', fr: 'Pourquoi ce profil' })

/** B5.3: the week. */
export const schedule = message({ en: 'Weekly schedule', fr: 'Horaire de la semaine' })
/** `hours`: as “15.5”. */
export const sharedHours = message({
  en: 'Overlaps {hours} of your 40 working hours each week',
  fr: '{hours} de vos 40 heures de travail en commun chaque semaine',
})
export const timesIn = message({ en: 'Times in {city}.', fr: 'Heures de {city}.' })
export const timesAlsoYours = message({
  en: 'Times in {city}, which are also yours.',
  fr: 'Heures de {city}, qui sont aussi les vôtres.',
})
export const timesAndYours = message({
  en: 'Times in {city}, and below them the same hours in your clock.',
  fr: 'Heures de {city} et, en dessous, les mêmes à votre heure.',
})
/** Behind hours in the reader’s clock. */
export const forYou = message({ en: '{hours} for you', fr: '{hours} pour vous' })
export const dayBefore = message({ en: '{time} the day before', fr: '{time} la veille' })
export const dayAfter = message({ en: '{time} the day after', fr: '{time} le lendemain' })
export const works = message({ en: 'Works', fr: 'Travaille' })
export const off = message({ en: 'Off', fr: 'Libre' })
export const day = message({ en: 'Day', fr: 'Jour' })
export const partOfDay = message({ en: 'Part of the day', fr: 'Moment de la journée' })

/** Who they are. */
export const about = message({ en: 'About {name}', fr: 'Qui est {name}' })
export const speaks = message({ en: 'Speaks: {languages}', fr: 'Langues\u00a0: {languages}' })
export const identifiesAs = message({ en: 'Identifies as: {list}', fr: 'S’identifie comme\u00a0: {list}' })
/** How well a language is spoken, behind its name. */
export const native = message({ en: 'native', fr: 'langue maternelle' })
export const fluent = message({ en: 'fluent', fr: 'couramment' })
export const workingKnowledge = message({ en: 'working knowledge', fr: 'notions utiles au travail' })

/** What they know. */
export const expertise = message({ en: 'Expertise', fr: 'Expertise' })
export const roles = message({ en: 'Roles', fr: 'Rôles' })
export const skills = message({ en: 'Skills', fr: 'Compétences' })
export const tools = message({ en: 'Tools', fr: 'Outils' })
export const industries = message({ en: 'Top industries experience', fr: 'Principaux secteurs d’expérience' })
/** How well, behind what: “Xero · expert”. */
export const learning = message({ en: 'learning', fr: 'en apprentissage' })
export const expert = message({ en: 'expert', fr: 'expert' })
export const seeLess = message({ en: 'See less', fr: 'Voir moins' })
export const seeAll = message({ en: 'See all ({count})', fr: 'Tout voir ({count})' })
/** The same read aloud; `list`: the heading of the list. */
export const seeLessOf = message({ en: 'See less: {list}', fr: 'Voir moins\u00a0: {list}' })
export const seeAllOf = message({ en: 'See all {count}: {list}', fr: 'Tout voir ({count})\u00a0: {list}' })
export const certifications = message({ en: 'Certifications', fr: 'Certifications' })

/** B5.1: a visitor asked for someone beyond their first three. */
export const forSignedIn = message({
  en: 'This profile is for signed-in people',
  fr: 'Connectez-vous pour voir ce profil',
})
export const signIn = message({ en: 'Sign In', fr: 'Se connecter' })
export const createAccount = message({ en: 'Create an account', fr: 'Créer un compte' })
export const seeFirstThree = message({ en: 'See the first three', fr: 'Voir les trois premiers' })
export const whatAccountGives = message({
  en: 'Without an account you can open the first three people of your results. With one, which is free, you see everyone: their week beside yours, what they know, their reviews and every part of their match.',
  fr: 'Sans compte, vous pouvez ouvrir les trois premiers profils de vos résultats. Avec un compte, qui est gratuit, vous les voyez tous\u00a0: leur semaine à côté de la vôtre, ce qu’ils connaissent, leurs évaluations et le détail de leur correspondance.',
})
/** No such person, or no longer here. */
export const notFound = message({ en: 'Profile not found', fr: 'Profil introuvable' })
export const notAvailable = message({
  en: 'This virtual assistant is no longer available.',
  fr: 'Cette personne n’est plus disponible.',
})
export const linkMayBeOld = message({
  en: 'The link may be old or cut short.',
  fr: 'Le lien est peut-être ancien ou incomplet.',
})
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
