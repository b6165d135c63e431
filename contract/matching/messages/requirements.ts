import { message } from '../../shared/i18n/message.ts'

/* The first step of a search: the box in which people say what they need. It is the home page’s too. */

export const heading = message({
  en: 'Find the assistant who already knows how.',
  fr: 'Trouvez la personne qui sait déjà comment faire.',
})
export const boxLabel = message({ en: 'What do you need done?', fr: 'De quoi avez-vous besoin?' })
/** Examples in the empty box. */
export const boxExamples = message({
  en: 'Bookkeeper, QuickBooks, chase late invoices',
  fr: 'Tenue de livres, QuickBooks, factures en retard',
})
export const addAnother = message({ en: 'Add another', fr: 'Ajouter autre chose' })

export const nothingMatches = message({
  en: 'Nothing matches exactly. Press Enter to search for it anyway.',
  fr: 'Rien ne correspond exactement. Appuyez sur Entrée pour chercher quand même.',
})
export const tooLong = message({
  en: 'A message has up to 2,000 characters. What goes beyond was left out.',
  fr: 'Au plus 2\u00a0000 caractères. Le reste n’a pas été retenu.',
})
export const allEntered = message({ en: 'You have entered this already.', fr: 'Déjà saisi.' })
export const unreachable = message({
  en: 'We can’t look this up right now. Press Enter to search for it as you wrote it.',
  fr: 'Recherche impossible pour l’instant. Appuyez sur Entrée pour chercher quand même.',
})

/** Read aloud; `words`: what was added, removed or left out. */
export const wordsAdded = message({ en: '{words} added', fr: '{words} ajouté' })
export const wordRemoved = message({ en: '{word} removed', fr: '{word} retiré' })
export const wordLeftOut = message({ en: '{word} left out', fr: '{word}, mis de côté' })
/** The button of a word that was recognised but not meant. */
export const leaveOut = message({ en: 'Leave out {word}', fr: 'Mettre de côté {word}' })

/** On the home page, below the empty box: sentences that fill it, one press each. */
export const tryThese = message({ en: 'Try:', fr: 'Essayez\u00a0:' })
export const exampleSupport = message({
  en: 'answer customer emails on weekends',
  fr: 'répondre aux courriels des clients la fin de semaine',
})
export const exampleBooks = message({
  en: 'keep the books in QuickBooks, 10 hours a week',
  fr: 'tenir les livres dans QuickBooks, 10 heures par semaine',
})
export const examplePodcast = message({
  en: 'edit a podcast and write the show notes',
  fr: 'monter un balado et rédiger les notes d’épisode',
})

export const suggestions = message({ en: 'Suggestions', fr: 'Suggestions' })
export const popularSearches = message({ en: 'Popular Searches', fr: 'Recherches populaires' })
export const roles = message({ en: 'Roles', fr: 'Rôles' })
export const skills = message({ en: 'Skills', fr: 'Compétences' })
export const tools = message({ en: 'Tools', fr: 'Outils' })

/** What was recognised in free words, by kind. */
export const understoodAs = message({ en: 'Understood as', fr: 'Ce que nous comprenons' })
export const work = message({ en: 'Work', fr: 'Travail' })
export const languages = message({ en: 'Languages', fr: 'Langues' })
export const hours = message({ en: 'Hours', fr: 'Heures' })
export const times = message({ en: 'Times', fr: 'Moments' })
/** The time zone to work in. */
export const clock = message({ en: 'Clock', fr: 'Fuseau horaire' })
export const start = message({ en: 'Start', fr: 'Début' })
export const budget = message({ en: 'Budget', fr: 'Budget' })
/** Before what isn’t wanted. */
export const not = message({ en: 'Not', fr: 'Sauf' })
export const partTime = message({ en: 'Part time', fr: 'Temps partiel' })
export const fullTime = message({ en: 'Full time', fr: 'Temps plein' })
export const hoursAMonth = message({ en: '{hours} h a month', fr: '{hours}\u00a0h par mois' })

/** The search for keywords failed. */
export const searchFailed = message({
  en: 'An Error occurred, please try again later.',
  fr: 'Une erreur est survenue, réessayez plus tard.',
})
