import { message } from '../../shared/i18n/message.ts'

/* C4: discussions: their list, one of them, its messages, and questions to candidates before hiring. */

export const discussions = message({ en: 'Discussions', fr: 'Discussions' })
export const discussion = message({ en: 'Discussion', fr: 'Discussion' })
/** The nouns of a count. */
export const one = message({ en: 'discussion', fr: 'discussion' })
export const several = message({ en: 'discussions', fr: 'discussions' })
export const clientLead = message({
  en: 'Talk with the people who work for you, and with our team.',
  fr: 'Échangez avec les personnes qui travaillent pour vous et avec notre équipe.',
})
export const assistantLead = message({
  en: 'Talk with your clients, and with our team.',
  fr: 'Échangez avec vos clients et avec notre équipe.',
})
export const staffLead = message({
  en: 'What clients, assistants and our team talk about. Reading a discussion you’re not part of is recorded.',
  fr: 'Les échanges des clients, des adjoints et de notre équipe. La lecture d’une discussion dont vous ne faites pas partie est consignée.',
})
export const noDiscussions = message({ en: 'No discussions yet', fr: 'Aucune discussion pour l’instant' })
export const hint = message({
  en: 'A discussion opens for each subscription once someone works on it, and for each candidate you ask a question.',
  fr: 'Une discussion s’ouvre pour chaque abonnement dès que quelqu’un y travaille, et pour chaque personne à qui vous posez une question.',
})

/** Columns and filters. */
export const subject = message({ en: 'Subject', fr: 'Objet' })
export const unread = message({ en: 'Unread', fr: 'Non lus' })
export const unreadCount = message({
  en: '{count, number} new',
  fr: '{count, plural, one {# nouveau} other {# nouveaux}}',
})
/** As many as are counted, or more. */
export const unreadMany = message({ en: '{count, number}+ new', fr: '{count, number}\u00a0nouveaux ou plus' })
export const withPeople = message({ en: 'With', fr: 'Avec' })
export const client = message({ en: 'Client', fr: 'Entreprise' })
export const lastMessage = message({ en: 'Last message', fr: 'Dernier message' })
export const lastMessageOn = message({ en: 'Last message on', fr: 'Dernier message le' })
export const status = message({ en: 'Status', fr: 'État' })
export const open = message({ en: 'Open', fr: 'Ouverte' })
export const closed = message({ en: 'Closed', fr: 'Fermée' })
export const all = message({ en: 'All', fr: 'Toutes' })
export const search = message({
  en: 'Search subjects and messages',
  fr: 'Rechercher dans les objets et les messages',
})
export const unreadOnly = message({ en: 'Unread only', fr: 'Non lues seulement' })
export const waitingForMe = message({ en: 'Waiting for me', fr: 'En attente de ma réponse' })
/** Beside the entry of the navigation, read aloud behind a number. */
export const unreadAloud = message({ en: ' unread', fr: ' non lus' })

/** Who takes part. */
export const ourTeam = message({ en: 'Our team', fr: 'Notre équipe' })
export const assistant = message({ en: 'Virtual assistant', fr: 'Adjointe ou adjoint virtuel' })
export const you = message({ en: 'You', fr: 'Vous' })
/** The last of a list of names. */
export const andYou = message({ en: 'you', fr: 'vous' })
/** A person and what tells them from others of the name: a company, or one of those below. */
export const personOf = message({ en: '{name} ({what})', fr: '{name} ({what})' })
export const kindClient = message({ en: 'client', fr: 'côté client' })
export const kindAssistant = message({ en: 'assistant', fr: 'adjointe ou adjoint' })
export const kindTeam = message({ en: 'our team', fr: 'notre équipe' })

/** Starting one. */
export const writeToTeam = message({ en: 'Write to our team', fr: 'Écrire à notre équipe' })
export const writeToSomeone = message({ en: 'Write to someone', fr: 'Écrire à quelqu’un' })
export const to = message({ en: 'To', fr: 'À' })
export const searchPeople = message({
  en: 'Name, email or company',
  fr: 'Nom, courriel ou entreprise',
})
export const thePerson = message({ en: 'the person', fr: 'la personne' })
export const choosePeople = message({ en: 'Choose who it’s for', fr: 'Choisissez à qui écrire' })
export const about = message({ en: 'What’s it about?', fr: 'De quoi s’agit-il?' })
export const yourMessage = message({ en: 'Your message', fr: 'Votre message' })
export const send = message({ en: 'Send', fr: 'Envoyer' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const messageNotSent = message({
  en: 'We couldn’t send your message. Please try again.',
  fr: 'Impossible d’envoyer votre message. Veuillez réessayer.',
})

/** A question to a candidate. `name`: the candidate’s. */
export const yourQuestion = message({ en: 'Your question', fr: 'Votre question' })
export const whereAnswered = message({
  en: '{name} will answer in your discussions. You’ll exchange contact details after hiring, so please leave them out for now.',
  fr: '{name} répondra dans vos discussions. Les coordonnées s’échangent après l’embauche\u00a0: veuillez ne pas les inclure pour l’instant.',
})
export const sendQuestion = message({ en: 'Send your question', fr: 'Envoyer votre question' })
export const questionNotSent = message({
  en: 'We couldn’t send your question. Please try again.',
  fr: 'Impossible d’envoyer votre question. Veuillez réessayer.',
})
export const beforeHiring = message({
  en: 'These are questions before hiring. You’ll exchange contact details after hiring, so please leave them out for now.',
  fr: 'Ce sont des questions avant l’embauche. Les coordonnées s’échangent après l’embauche\u00a0: veuillez ne pas les inclure pour l’instant.',
})

/** One of them that isn’t there for its reader. `email`: of who is signed in. */
export const isMissing = message({
  en: 'You can’t open this discussion',
  fr: 'Vous ne pouvez pas ouvrir cette discussion',
})
export const whyMissing = message({
  en: 'It doesn’t exist, or the account you’re signed in with ({email}) isn’t part of it. If the message was for another account of yours, sign in with that one.',
  fr: 'Elle n’existe pas, ou le compte de votre session ({email}) n’en fait pas partie. Si le message s’adressait à un autre de vos comptes, connectez-vous avec celui-ci.',
})
export const otherAccount = message({
  en: 'Sign in with another account',
  fr: 'Se connecter avec un autre compte',
})

/** Being notified of it. */
export const mute = message({ en: 'Mute', fr: 'Désactiver les avis' })
export const unmute = message({ en: 'Unmute', fr: 'Réactiver les avis' })
export const muted = message({
  en: 'Muted. You won’t get notifications or emails about it.',
  fr: 'Avis désactivés. Vous ne recevrez ni notifications ni courriels à ce sujet.',
})
export const unmuted = message({
  en: 'Unmuted. You’ll be notified of new messages.',
  fr: 'Avis réactivés. Nous vous aviserons des nouveaux messages.',
})
export const notSaved = message({
  en: 'We couldn’t save that. Please try again.',
  fr: 'Impossible d’enregistrer ce choix. Veuillez réessayer.',
})

/** Its messages. */
export const messages = message({ en: 'Messages', fr: 'Messages' })
export const messagesNotLoaded = message({
  en: 'We couldn’t load the messages. Please try again.',
  fr: 'Impossible de charger les messages. Veuillez réessayer.',
})
export const showEarlier = message({ en: 'Show earlier messages', fr: 'Afficher les messages précédents' })
export const earlierNotLoaded = message({
  en: 'We couldn’t load earlier messages. Please try again.',
  fr: 'Impossible de charger les messages précédents. Veuillez réessayer.',
})
export const noMessages = message({
  en: 'No messages yet. Everyone in this discussion sees what you write.',
  fr: 'Aucun message pour l’instant. Toutes les personnes de cette discussion voient ce que vous écrivez.',
})
export const isClosed = message({
  en: 'This discussion is closed. Its messages stay here.',
  fr: 'Cette discussion est fermée. Ses messages restent ici.',
})
export const assistantLeft = message({
  en: 'This assistant has left. The messages stay here.',
  fr: 'Cette personne est partie. Les messages restent ici.',
})
export const onlyYours = message({
  en: 'Only people from your company are here right now. Whoever joins next will see what you write.',
  fr: 'Seules des personnes de votre entreprise sont ici pour l’instant. Qui se joindra ensuite verra ce que vous écrivez.',
})
export const onlyLooking = message({
  en: 'You’re viewing this discussion without being part of it. Join it to write.',
  fr: 'Vous consultez cette discussion sans en faire partie. Joignez-vous à elle pour écrire.',
})
/** Lines of what people did. */
export const joined = message({ en: '{name} joined the discussion', fr: '{name}\u00a0: arrivée dans la discussion' })
export const left = message({ en: '{name} left the discussion', fr: '{name}\u00a0: départ de la discussion' })
export const wasClosed = message({ en: '{name} closed the discussion', fr: '{name}\u00a0: discussion fermée' })
export const reopened = message({ en: '{name} reopened the discussion', fr: '{name}\u00a0: discussion rouverte' })
export const edited = message({ en: 'Edited', fr: 'Modifié' })
export const deleted = message({ en: 'This message was deleted.', fr: 'Ce message a été supprimé.' })
export const edit = message({ en: 'Edit', fr: 'Modifier' })
export const remove = message({ en: 'Delete', fr: 'Supprimer' })
export const notEdited = message({
  en: 'We couldn’t change the message. Please try again.',
  fr: 'Impossible de modifier le message. Veuillez réessayer.',
})
export const notDeleted = message({
  en: 'We couldn’t delete the message. Please try again.',
  fr: 'Impossible de supprimer le message. Veuillez réessayer.',
})
/** One on its way, or that couldn’t be sent. */
export const notSent = message({ en: 'Not sent', fr: 'Non envoyé' })
export const whyNotSent = message({
  en: 'We couldn’t send it. Please try again.',
  fr: 'Envoi impossible. Veuillez réessayer.',
})
export const sendAgain = message({ en: 'Send again', fr: 'Renvoyer' })
export const discard = message({ en: 'Discard', fr: 'Abandonner' })

/** Where one is written. `count`: the limit. */
export const write = message({ en: 'Write a message', fr: 'Écrire un message' })
export const keys = message({ en: 'Press Ctrl or ⌘ with Enter to send.', fr: 'Ctrl ou ⌘ avec Entrée pour envoyer.' })
export const filesOfMessage = message({ en: 'Files in this message', fr: 'Fichiers de ce message' })
export const filesLimit = message({
  en: 'A message can have up to {count} files.',
  fr: 'Un message peut avoir jusqu’à {count} fichiers.',
})

/** What staff do with one. */
export const join = message({ en: 'Join the discussion', fr: 'Se joindre à la discussion' })
export const close = message({ en: 'Close', fr: 'Fermer' })
export const reopen = message({ en: 'Reopen', fr: 'Rouvrir' })
export const leave = message({ en: 'Leave', fr: 'Quitter' })
export const notDone = message({
  en: 'That didn’t work. Please try again.',
  fr: 'L’opération a échoué. Veuillez réessayer.',
})
