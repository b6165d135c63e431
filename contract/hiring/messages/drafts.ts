import { message } from '../../shared/i18n/message.ts'

/* A3.3: searches that were begun and not yet checked out. `name`: of one. */

export const lead = message({
  en: 'Searches you and your company have started. Open one to continue.',
  fr: 'Les recherches que vous et votre entreprise avez commencées. Ouvrez-en une pour continuer.',
})
export const newSearch = message({ en: 'Start a new search', fr: 'Commencer une nouvelle recherche' })
export const one = message({ en: 'draft', fr: 'brouillon' })
export const several = message({ en: 'drafts', fr: 'brouillons' })
export const nameOf = message({ en: 'Name', fr: 'Nom' })
export const roles = message({ en: 'Role(s)', fr: 'Rôles' })
export const hours = message({ en: 'Hours a month', fr: 'Heures par mois' })
export const notChosen = message({ en: 'Not chosen yet', fr: 'Pas encore choisies' })
export const pool = message({ en: 'Talent pool', fr: 'Bassin de talents' })
export const lastSeen = message({ en: 'Last seen', fr: 'Dernière ouverture' })
export const search = message({ en: 'Search by name', fr: 'Rechercher par nom' })
export const noDrafts = message({ en: 'No drafts yet', fr: 'Aucun brouillon pour l’instant' })
export const whatIsHere = message({
  en: 'A search you start is saved here until you check out.',
  fr: 'Une recherche que vous commencez est enregistrée ici jusqu’au paiement.',
})

export const rename = message({ en: 'Rename', fr: 'Renommer' })
export const renameThis = message({ en: 'Rename {name}', fr: 'Renommer {name}' })
export const renameDraft = message({ en: 'Rename this draft', fr: 'Renommer ce brouillon' })
export const draftName = message({ en: 'Name of the draft', fr: 'Nom du brouillon' })
export const renaming = message({ en: 'Renaming …', fr: 'Changement de nom…' })
export const renamed = message({ en: 'Draft renamed.', fr: 'Le brouillon est renommé.' })
export const notRenamed = message({
  en: 'We couldn’t rename the draft. Please try again.',
  fr: 'Impossible de renommer le brouillon. Veuillez réessayer.',
})
export const remove = message({ en: 'Remove', fr: 'Retirer' })
export const removeThis = message({ en: 'Remove {name}', fr: 'Retirer {name}' })
export const removeQuestion = message({
  en: 'Are you sure you want to remove this draft?',
  fr: 'Voulez-vous vraiment retirer ce brouillon?',
})
export const whatGoes = message({
  en: '<strong>{name}</strong> will be removed for you and your company, with its roles, hours and talent pool. This can’t be undone.',
  fr: '<strong>{name}</strong> sera retiré pour vous et votre entreprise, avec ses rôles, ses heures et son bassin de talents. Cette action est irréversible.',
})
export const removed = message({ en: 'Draft removed.', fr: 'Le brouillon est retiré.' })
export const notRemoved = message({
  en: 'We couldn’t remove the draft. Please try again.',
  fr: 'Impossible de retirer le brouillon. Veuillez réessayer.',
})
export const notLoaded = message({
  en: 'Your drafts could not be loaded. Your search is kept in this browser.',
  fr: 'Vos brouillons n’ont pas pu être chargés. Votre recherche est conservée dans ce navigateur.',
})
export const joined = message({
  en: 'Your search was added to your draft “{name}”, which has other roles too.',
  fr: 'Votre recherche a été ajoutée à votre brouillon «\u00a0{name}\u00a0», qui comprend aussi d’autres rôles.',
})
/** B6.7 */
export const deleted = message({
  en: 'Draft subscription has been deleted. Please start a new search.',
  fr: 'L’abonnement en brouillon a été supprimé. Veuillez commencer une nouvelle recherche.',
})
export const notSaved = message({
  en: 'Your search could not be saved. It is kept in this browser.',
  fr: 'Votre recherche n’a pas pu être enregistrée. Elle est conservée dans ce navigateur.',
})
export const started = message({
  en: 'This search is now a subscription and no longer a draft. You’ll find it among your subscriptions.',
  fr: 'Cette recherche est maintenant un abonnement, et non plus un brouillon. Vous la trouverez parmi vos abonnements.',
})
/** Between names. */
export const and = message({ en: '{one} and {other}', fr: '{one} et {other}' })
export const alsoChosen = message({
  en: '{names} and someone else were chosen for the same role. Nobody is lost: decide in your talent pool.',
  fr: '{names} et une autre personne ont été choisis pour le même rôle. Personne n’est perdu\u00a0: décidez dans votre bassin de talents.',
})
/** Staff in a client’s place. */
export const toCheckOut = message({ en: 'Drafts to check out', fr: 'Brouillons à payer' })
export const toCheckOutLead = message({
  en: 'This client has several drafts. Open the one you check out.',
  fr: 'Ce client a plusieurs brouillons. Ouvrez celui que vous payez.',
})
