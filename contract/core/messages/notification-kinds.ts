import { message } from '../../shared/i18n/message.ts'

/* A5: the kinds of notifications, as people choose among them how each reaches them. */

export const announcement = message({ en: 'Product news', fr: 'Nouveautés' })
export const teamMessage = message({ en: 'Messages from our team', fr: 'Messages de notre équipe' })
export const discussion = message({ en: 'Discussions', fr: 'Discussions' })
export const billing = message({ en: 'Invoices and payments', fr: 'Factures et paiements' })
export const collections = message({ en: 'Cancellations and failed payments', fr: 'Annulations et paiements refusés' })
export const subscription = message({ en: 'Subscriptions', fr: 'Abonnements' })
export const invitation = message({ en: 'Invitations from clients', fr: 'Invitations de clients' })
export const application = message({ en: 'Application reminders', fr: 'Rappels au sujet de la candidature' })
export const projectHours = message({ en: 'Project hours', fr: 'Heures des projets' })
export const time = message({
  en: 'Time: questions, reviews and timers',
  fr: 'Temps\u00a0: questions, vérifications et chronomètres',
})
export const pay = message({ en: 'Bills and payouts', fr: 'Notes d’honoraires et versements' })
export const billsToPost = message({ en: 'Bills to post', fr: 'Notes d’honoraires à publier' })
export const adjustmentsToApprove = message({ en: 'Adjustments to approve', fr: 'Rajustements à approuver' })
export const paymentAccess = message({ en: 'Changes to payout access', fr: 'Changements d’accès aux versements' })
export const newSubscription = message({ en: 'New subscriptions', fr: 'Nouveaux abonnements' })
export const tasks = message({
  en: 'Tasks assigned to you, and comments',
  fr: 'Tâches qui vous sont confiées et commentaires',
})
export const requirements = message({ en: 'Welcome briefs from clients', fr: 'Fiches de démarrage des clients' })
export const interest = message({
  en: 'Assistants’ answers to your invitations',
  fr: 'Réponses des adjoints à vos invitations',
})
export const matching = message({
  en: 'Open roles and assistants’ answers',
  fr: 'Rôles à pourvoir et réponses des adjoints',
})
export const reviewRequest = message({ en: 'Review requests', fr: 'Demandes d’évaluation' })
export const review = message({ en: 'Reviews from clients', fr: 'Évaluations des clients' })
export const reviewToRead = message({ en: 'Reviews to check', fr: 'Évaluations à vérifier' })
export const productFeedback = message({ en: 'Product feedback', fr: 'Commentaires sur le produit' })
export const ownData = message({ en: 'Copies of your data', fr: 'Copies de vos données' })
export const fileExport = message({ en: 'Exported files', fr: 'Fichiers exportés' })
export const deletionRequest = message({ en: 'Deletion requests', fr: 'Demandes de suppression' })
export const alert = message({ en: 'Alerts assigned to you', fr: 'Alertes qui vous sont confiées' })
export const security = message({ en: 'Suspicious requests', fr: 'Requêtes suspectes' })
