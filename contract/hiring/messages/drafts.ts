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
