import { message } from '../../shared/i18n/message.ts'

/* Candidates chosen to be compared. */

export const compareCandidates = message({ en: 'Compare candidates', fr: 'Comparer des profils' })
export const compare = message({ en: 'Compare', fr: 'Comparer' })
export const comparePerson = message({ en: 'Compare {name}', fr: 'Comparer {name}' })
export const compareCount = message({ en: 'Compare {count}', fr: 'Comparer ({count})' })
export const takeOut = message({ en: 'Take {name} out', fr: 'Retirer {name}' })
export const clear = message({ en: 'Clear', fr: 'Effacer' })
export const chooseMore = message({ en: 'Choose up to {count} more', fr: 'Choisissez-en jusqu’à {count} de plus' })
export const tooMany = message({
  en: 'You can compare up to {count} people. Take someone out first.',
  fr: 'Vous pouvez comparer jusqu’à {count} personnes. Retirez-en une d’abord.',
})

/** The page that shows them beside each other. */
export const comparison = message({ en: 'Comparison', fr: 'Comparaison' })
export const candidate = message({ en: 'Candidate', fr: 'Profil' })
/** Someone whose name isn’t shown, in `removePerson`. */
export const thisCandidate = message({ en: 'this candidate', fr: 'ce profil' })
export const remove = message({ en: 'Remove', fr: 'Retirer' })
export const removePerson = message({ en: 'Remove {name}', fr: 'Retirer {name}' })
export const back = message({ en: 'Back to the candidates', fr: 'Retour aux profils' })
export const saved = message({ en: 'Saved candidates', fr: 'Profils enregistrés' })
export const nothingYet = message({ en: 'No candidates to compare yet', fr: 'Aucun profil à comparer pour l’instant' })
export const howToChoose = message({
  en: 'Tick “Compare” on the candidates you’d like to see here.',
  fr: 'Cochez «\u00a0Comparer\u00a0» pour les profils que vous voulez voir ici.',
})
export const findCandidates = message({ en: 'Find candidates', fr: 'Trouver des profils' })

/** Why someone isn’t shown. */
export const signInToSee = message({ en: 'Sign in to see this candidate', fr: 'Connectez-vous pour voir ce profil' })
export const noLongerAvailable = message({ en: 'No longer available', fr: 'N’est plus disponible' })
export const notLoaded = message({
  en: 'We couldn’t load this candidate. Reload the page to try again.',
  fr: 'Impossible de charger ce profil. Rechargez la page pour réessayer.',
})
export const signIn = message({ en: 'Sign In', fr: 'Se connecter' })

/** What they are compared by, the heads of its rows; no word longer than “Certifications”, on phones. */
export const match = message({ en: 'Match', fr: 'Pointage' })
export const whyThisMatch = message({ en: 'Why this match', fr: 'Pourquoi ce profil' })
export const roles = message({ en: 'Roles', fr: 'Rôles' })
export const skills = message({ en: 'Matching skills', fr: 'Compétences en commun' })
export const tools = message({ en: 'Matching tools', fr: 'Outils en commun' })
export const overlap = message({ en: 'Overlap with your week', fr: 'En commun avec votre semaine' })
/** `hours`: as “15.5”. */
export const overlapHours = message({
  en: '{hours, number} of 40 working hours',
  fr: '{hours, number} de vos 40 heures de travail',
})
export const available = message({ en: 'Available hours', fr: 'Heures disponibles' })
export const hoursAMonth = message({ en: '{hours} h a month', fr: '{hours}\u00a0h par mois' })
export const rating = message({ en: 'Rating', fr: 'Évaluation' })
export const noReviews = message({ en: 'No reviews yet', fr: 'Aucune évaluation pour l’instant' })
export const certifications = message({ en: 'Certifications', fr: 'Certifications' })
/** In a row that someone has nothing in. */
export const none = message({ en: 'None', fr: 'Rien' })
export const yourPool = message({ en: 'Your talent pool', fr: 'Votre bassin de talents' })
