import { message } from '../../shared/i18n/message.ts'

/* What clients say of assistants, where others read it. */

/** B7.1 */
export const whatClientsSay = message({ en: 'What clients say', fr: 'Ce que disent les clients' })
export const sampleReviews = message({
  en: 'Sample reviews: this installation shows demo data.',
  fr: 'Exemples d’évaluations\u00a0: cette installation affiche des données de démonstration.',
})
/** B5.3 */
export const testimonials = message({ en: 'Client testimonials', fr: 'Témoignages de clients' })
export const noTestimonials = message({
  en: 'No testimonials yet. They appear here once clients have worked together with this assistant.',
  fr: 'Aucun témoignage pour l’instant. Ils s’afficheront ici quand des clients auront travaillé avec cette personne.',
})
export const theirReply = message({ en: 'Their reply', fr: 'Sa réponse' })
export const pages = message({ en: 'Pages of testimonials', fr: 'Pages de témoignages' })
/** Stars, read aloud. */
export const ofFive = message({ en: '{stars} of 5', fr: '{stars} sur 5' })
