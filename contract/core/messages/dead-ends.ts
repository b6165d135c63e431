import { message } from '../../shared/i18n/message.ts'

/* Pages that lead no further: an address without a page, a confirmation without its number. */

export const noPage = message({ en: 'There is no page here', fr: 'Il n’y a pas de page ici' })
export const noPageLead = message({
  en: 'The address may be mistyped, or the page may have moved. Your search and what you chose in it are kept.',
  fr: 'L’adresse est peut-être mal écrite, ou la page a été déplacée. Votre recherche et vos choix sont conservés.',
})
export const startPage = message({ en: 'Go to the start page', fr: 'Aller à la page d’accueil' })
export const continueSearch = message({ en: 'Continue my search', fr: 'Poursuivre ma recherche' })
