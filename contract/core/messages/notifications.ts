import { message } from '../../shared/i18n/message.ts'

/* Notifications as lists show them. Their own titles and texts come from the server. */

/** `count`: of those that weren’t opened. */
export const unreadCount = message({
  en: '{count, number} unread',
  fr: '{count, plural, one {# non lue} other {# non lues}}',
})
export const showAll = message({ en: 'Show all', fr: 'Tout afficher' })
export const nothingNew = message({
  en: 'Nothing new yet. You’ll see messages from our team here.',
  fr: 'Rien de nouveau pour l’instant. Les messages de notre équipe s’afficheront ici.',
})
export const notLoaded = message({
  en: 'We couldn’t load your notifications.',
  fr: 'Impossible de charger vos notifications.',
})
export const loading = message({ en: 'Loading notifications', fr: 'Chargement des notifications' })
/** Read aloud before the title of one that wasn’t opened. */
export const unread = message({ en: 'Unread: ', fr: 'Non lue\u00a0: ' })
export const highPriority = message({ en: 'High priority', fr: 'Priorité élevée' })

/** A5.1: the drawer, with the ways to us. */
export const helpAndFeedback = message({ en: 'Help and feedback', fr: 'Aide et commentaires' })
export const sendFeedback = message({ en: 'Send Feedback', fr: 'Envoyer un commentaire' })
export const joinEarlyAccess = message({ en: 'Join Early Access', fr: 'Obtenir l’accès anticipé' })
export const communityHub = message({ en: 'Community Hub', fr: 'Carrefour communautaire' })
export const contactUs = message({ en: 'Contact Us', fr: 'Nous joindre' })
export const whatToKnow = message({ en: 'What should we know?', fr: 'Que devrions-nous savoir?' })
export const whatWorks = message({
  en: 'What works, what doesn’t, what is missing.',
  fr: 'Ce qui fonctionne, ce qui ne fonctionne pas, ce qui manque.',
})
export const send = message({ en: 'Send', fr: 'Envoyer' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const feedbackSent = message({
  en: 'Your feedback was sent',
  fr: 'Votre commentaire a été envoyé',
})
export const thanks = message({
  en: '<strong>Thank you.</strong> Our team reads every word.',
  fr: '<strong>Merci.</strong> Notre équipe lit chaque mot.',
})
export const done = message({ en: 'Done', fr: 'Terminé' })

/** All of them, and one. */
export const settings = message({
  en: '<hidden>Notification </hidden>Settings',
  fr: 'Paramètres<hidden> des notifications</hidden>',
})
export const markAllRead = message({ en: 'Mark all as read', fr: 'Tout marquer comme lu' })
export const allRead = message({ en: 'All notifications are read', fr: 'Toutes les notifications sont lues' })
export const filter = message({ en: 'Show', fr: 'Afficher' })
export const all = message({ en: 'All', fr: 'Toutes' })
export const onlyUnread = message({ en: 'Unread', fr: 'Non lues' })
export const onlyUnreadCount = message({ en: 'Unread ({count, number})', fr: 'Non lues ({count, number})' })
export const search = message({ en: 'Search notifications', fr: 'Rechercher dans les notifications' })
export const noWords = message({
  en: 'No notification has these words',
  fr: 'Aucune notification ne contient ces mots',
})
export const readEverything = message({ en: 'You have read everything', fr: 'Vous avez tout lu' })
export const nothingYet = message({ en: 'No notifications yet', fr: 'Aucune notification pour l’instant' })
export const whatComes = message({
  en: 'Messages from our team and news about your account will be here, the newest first.',
  fr: 'Les messages de notre équipe et les nouvelles de votre compte s’afficheront ici, les plus récents d’abord.',
})
export const showAllOfThem = message({ en: 'Show all notifications', fr: 'Afficher toutes les notifications' })
export const allNotifications = message({ en: 'All notifications', fr: 'Toutes les notifications' })
export const pages = message({ en: 'Pages of notifications', fr: 'Pages de notifications' })
export const why = message({
  en: '<strong>Why did I get this?</strong> {reason} <link>Choose what reaches you</link>',
  fr: '<strong>Pourquoi ai-je reçu ceci?</strong> {reason} <link>Choisir ce que vous recevez</link>',
})
export const noLongerHere = message({
  en: 'This notification is no longer here',
  fr: 'Cette notification n’est plus ici',
})
export const whyGone = message({
  en: 'It was withdrawn, or it was for someone else.',
  fr: 'Elle a été retirée, ou elle était destinée à quelqu’un d’autre.',
})
export const oneNotLoaded = message({
  en: 'We couldn’t load the notification. Please try again.',
  fr: 'Impossible de charger la notification. Veuillez réessayer.',
})
export const loadingOne = message({ en: 'Loading the notification', fr: 'Chargement de la notification' })

/** The way to what a notification is about. */
export const seeSubscription = message({ en: 'See the subscription', fr: 'Voir l’abonnement' })
export const seeProjects = message({ en: 'See your projects', fr: 'Voir vos projets' })
export const readBrief = message({ en: 'Read the welcome brief', fr: 'Lire la fiche de démarrage' })
export const seeBrief = message({ en: 'See the welcome brief', fr: 'Voir la fiche de démarrage' })
export const seeInvoice = message({ en: 'See the invoice', fr: 'Voir la facture' })
export const seeBill = message({ en: 'See the bill', fr: 'Voir la note d’honoraires' })
export const seeYourBill = message({ en: 'See your bill', fr: 'Voir votre note d’honoraires' })
export const readReviews = message({ en: 'Read the reviews', fr: 'Lire les évaluations' })
export const seeReviews = message({ en: 'See your reviews', fr: 'Voir vos évaluations' })
export const seeWhatClientsSay = message({ en: 'See what clients say', fr: 'Voir ce que disent les clients' })
export const openDiscussion = message({ en: 'Open the discussion', fr: 'Ouvrir la discussion' })
export const readFeedback = message({ en: 'Read what people send us', fr: 'Lire les commentaires reçus' })
export const seeTask = message({ en: 'See the task', fr: 'Voir la tâche' })
export const seeTime = message({ en: 'See your time', fr: 'Voir votre temps' })
export const seeTasks = message({ en: 'See your tasks', fr: 'Voir vos tâches' })
export const seeAdjustment = message({ en: 'See the adjustment', fr: 'Voir le rajustement' })
export const seeProfile = message({ en: 'See your profile', fr: 'Voir votre profil' })
export const addBank = message({ en: 'Add your bank details', fr: 'Ajouter vos coordonnées bancaires' })
export const seeClient = message({ en: 'See the client', fr: 'Voir la fiche de l’entreprise' })
export const seeBilling = message({ en: 'See your billing', fr: 'Voir votre facturation' })
export const seeCards = message({ en: 'See your cards', fr: 'Voir vos cartes' })
export const seeAlert = message({ en: 'See the alert', fr: 'Voir l’alerte' })
export const seeJobs = message({ en: 'See the jobs', fr: 'Voir les travaux' })
export const goToData = message({ en: 'Go to your data', fr: 'Aller à vos données' })
export const goToFiles = message({ en: 'Go to your files', fr: 'Aller à vos fichiers' })
export const seeRequest = message({ en: 'See the request', fr: 'Voir la demande' })
export const seeAccount = message({ en: 'See the account', fr: 'Voir le compte' })
/** The bell, read aloud; `name`: “Notifications”. */
export const bellUnread = message({ en: '{name}, {count} unread', fr: '{name}, {count} non lues' })
