import { message } from '../../shared/i18n/message.ts'

/* Candidates that a client has saved as lists, and shares by a link. */

export const heading = message({ en: 'Saved candidates', fr: 'Profils enregistrés' })
export const lead = message({
  en: 'Everyone at your company sees these lists.',
  fr: 'Toute votre entreprise voit ces listes.',
})
export const notLoaded = message({
  en: 'We couldn’t load your lists. Please try again.',
  fr: 'Impossible de charger vos listes. Veuillez réessayer.',
})
export const pages = message({ en: 'Pages of lists', fr: 'Pages de listes' })
export const noLists = message({ en: 'No saved candidates yet', fr: 'Aucun profil enregistré pour l’instant' })
export const howToSave = message({
  en: 'Tick “Compare” on candidates you like, compare them, and save them as a list.',
  fr: 'Cochez «\u00a0Comparer\u00a0» pour les profils qui vous plaisent, comparez-les, puis enregistrez-les dans une liste.',
})
export const findCandidates = message({ en: 'Find candidates', fr: 'Trouver des profils' })

/** Under the name of a list; `when`: a day and a time. */
export const savedOn = message({ en: 'Saved <when></when>', fr: 'Enregistrée le <when></when>' })
export const noOneLeft = message({
  en: 'No one on this list is available now.',
  fr: 'Personne de cette liste n’est disponible en ce moment.',
})
export const compare = message({ en: 'Compare', fr: 'Comparer' })

/** Its link, for people without an account. */
export const share = message({ en: 'Share by link', fr: 'Partager par un lien' })
export const stopSharing = message({ en: 'Stop sharing', fr: 'Cesser de partager' })
export const whatLinkShows = message({
  en: 'Anyone with this link sees given names, roles and ratings, without an account.',
  fr: 'Toute personne qui a ce lien voit les prénoms, les rôles et les évaluations, sans compte.',
})
export const linkNotChanged = message({
  en: 'We couldn’t change the link. Please try again.',
  fr: 'Impossible de modifier le lien. Veuillez réessayer.',
})

/** `name`: of the list. */
export const deleteList = message({ en: 'Delete', fr: 'Supprimer' })
export const deleteNamed = message({ en: 'Delete {name}', fr: 'Supprimer {name}' })
export const deleteQuestion = message({ en: 'Delete “{name}”?', fr: 'Supprimer «\u00a0{name}\u00a0»?' })
export const whatDeletingDoes = message({
  en: 'Its link will stop working. The candidates themselves aren’t affected.',
  fr: 'Son lien ne fonctionnera plus. Les profils eux-mêmes ne changent pas.',
})
export const notDeleted = message({
  en: 'We couldn’t delete the list. Please try again.',
  fr: 'Impossible de supprimer la liste. Veuillez réessayer.',
})

/** Saving those who are compared. */
export const saveAsList = message({ en: 'Save as a list', fr: 'Enregistrer dans une liste' })
export const saveThese = message({ en: 'Save these candidates', fr: 'Enregistrer ces profils' })
export const saveList = message({ en: 'Save the list', fr: 'Enregistrer la liste' })
export const name = message({ en: 'Name', fr: 'Nom' })
export const nameExample = message({
  en: 'For you and your colleagues, such as “Bookkeepers for spring”.',
  fr: 'Pour vous et vos collègues, par exemple «\u00a0Tenue de livres, printemps\u00a0».',
})
export const notSaved = message({
  en: 'We couldn’t save the list. Please try again.',
  fr: 'Impossible d’enregistrer la liste. Veuillez réessayer.',
})

/** What the link shows; `company`: who shares it. */
export const shared = message({ en: 'Shared candidates', fr: 'Profils partagés' })
export const sharedBy = message({
  en: 'Candidates {company} is considering.',
  fr: 'Les profils retenus par {company}.',
})
export const noLongerShared = message({ en: 'This link is no longer shared', fr: 'Ce lien n’est plus partagé' })
export const askForNew = message({
  en: 'Ask the sender for a new one.',
  fr: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
})
export const noOneAvailable = message({
  en: 'No one on this list is available now',
  fr: 'Personne de cette liste n’est disponible en ce moment',
})
export const sharedNotLoaded = message({
  en: 'We couldn’t load the list. Please try again.',
  fr: 'Impossible de charger la liste. Veuillez réessayer.',
})
export const findYourOwn = message({ en: 'Find your own', fr: 'Trouver quelqu’un à mon tour' })
export const available = message({ en: '{hours} h a month available', fr: '{hours}\u00a0h disponibles par mois' })
