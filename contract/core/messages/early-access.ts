import { message } from '../../shared/i18n/message.ts'

/* The offer of early access above the pages of clients and assistants. */

export const name = message({ en: 'Early access', fr: 'Accès anticipé' })
export const offer = message({
  en: 'See new parts of the product first. <link>Join Early Access</link>',
  fr: 'Découvrez les nouveautés en premier. <link>Obtenir l’accès anticipé</link>',
})
export const close = message({ en: 'Close the early access offer', fr: 'Fermer l’offre d’accès anticipé' })
