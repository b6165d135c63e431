import { message } from '../../shared/i18n/message.ts'

/* What stands in the HTML of pages beside what they show: for search engines, shared links, and browsers without scripts. */

export const homeDescription = message({
  en: 'Canadian and American virtual assistants who already know the work. Say what you need, see who fits and why, and know the price before you create an account.',
  fr: 'Des adjointes et adjoints virtuels du Canada et des États-Unis qui connaissent déjà le travail. Dites ce qu’il vous faut, voyez qui convient et pourquoi, et connaissez le prix avant de créer un compte.',
})
/** Describes the picture of shared links; `brand`: the product’s name. */
export const imageAlt = message({
  en: '{brand}: Canadian and American virtual assistants',
  fr: '{brand}\u00a0: adjointes et adjoints virtuels du Canada et des États-Unis',
})
export const noScript = message({
  en: 'Searching needs JavaScript, which is switched off in this browser.',
  fr: 'La recherche a besoin de JavaScript, qui est désactivé dans ce navigateur.',
})
