import { message } from '../../shared/i18n/message.ts'

/* The welcome brief of a subscription, on the subscription’s page. */

export const welcomeBrief = message({ en: 'Welcome brief', fr: 'Fiche de démarrage' })
export const why = message({
  en: 'A few answers about the work, your tools and your habits, so your assistant can start strong.',
  fr: 'Quelques réponses sur le travail, vos outils et vos habitudes, pour que tout parte du bon pied.',
})
export const write = message({ en: 'Write the welcome brief', fr: 'Remplir la fiche de démarrage' })
export const started = message({
  en: 'You’ve started the welcome brief but haven’t sent it yet.',
  fr: 'Vous avez commencé la fiche de démarrage, mais ne l’avez pas encore envoyée.',
})
export const continueIt = message({ en: 'Continue the welcome brief', fr: 'Continuer la fiche de démarrage' })
export const sent = message({
  en: 'You’ve sent the welcome brief. Our team will read it.',
  fr: 'Vous avez envoyé la fiche de démarrage. Notre équipe la lira.',
})
export const see = message({ en: 'See the welcome brief', fr: 'Voir la fiche de démarrage' })
export const read = message({
  en: 'Our team has read your welcome brief.',
  fr: 'Notre équipe a lu votre fiche de démarrage.',
})
export const seeOrChange = message({
  en: 'See or change the welcome brief',
  fr: 'Voir ou modifier la fiche de démarrage',
})
