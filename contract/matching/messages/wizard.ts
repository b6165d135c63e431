import { message } from '../../shared/i18n/message.ts'

/* What the steps of a search have in common. */

export const back = message({ en: 'Back', fr: 'Retour' })
export const next = message({ en: 'Next', fr: 'Suivant' })
/** B1.1: the steps, in the bar above them. */
export const titleOfSearch = message({ en: 'Search', fr: 'Recherche' })
export const titleOfRoles = message({ en: 'Select Roles', fr: 'Choisir les rôles' })
export const titleOfHours = message({ en: 'Estimate Hours', fr: 'Estimer les heures' })
export const titleOfCandidates = message({ en: 'See Candidates', fr: 'Voir les profils' })
export const stepsOfSearch = message({ en: 'Steps of the search', fr: 'Étapes de la recherche' })
/** Read after a step’s title. */
export const stepDone = message({ en: ', done', fr: ', terminée' })
export const stepNotOpen = message({ en: ', not open yet', fr: ', pas encore accessible' })

/** Why Next can’t go on. */
export const nothingEntered = message({
  en: 'Please type in the search box and select a keyword to proceed',
  fr: 'Veuillez écrire dans la zone de recherche et choisir un mot-clé pour continuer',
})
export const noRoles = message({
  en: 'Please select one or more roles to proceed',
  fr: 'Veuillez choisir un ou plusieurs rôles pour continuer',
})
/** A step was asked for before its turn. */
export const cantGoForward = message({ en: 'Cant go forward.', fr: 'Impossible d’avancer.' })
export const keywordsFirst = message({
  en: 'Select roles, skills and tools to move forward.',
  fr: 'Choisissez des rôles, des compétences et des outils pour avancer.',
})
export const rolesFirst = message({ en: 'Select roles to move forward.', fr: 'Choisissez des rôles pour avancer.' })
export const hoursFirst = message({
  en: 'Press next and select hours to move forward.',
  fr: 'Appuyez sur Suivant et choisissez les heures pour avancer.',
})

/** While a step is on its way; read aloud. */
export const loading = message({ en: 'Loading', fr: 'Chargement' })
/** The link leads to a search that is kept with an account. */
export const ofAccount = message({
  en: 'This search belongs to an account.',
  fr: 'Cette recherche appartient à un compte.',
})
export const signIn = message({ en: 'Sign In', fr: 'Se connecter' })
export const signInToOpen = message({ en: 'Sign in to open it.', fr: 'Connectez-vous pour l’ouvrir.' })
