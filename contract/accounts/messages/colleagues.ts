import { message } from '../../shared/i18n/message.ts'

/* `/client/colleagues`: a company’s people, who is invited, and what each of them does. `name`: of one of them. */

export const heading = message({ en: 'Colleagues', fr: 'Collègues' })
export const lead = message({
  en: 'Everyone at your company who signs in here, and what each of them does.',
  fr: 'Toutes les personnes de votre entreprise qui ont un compte ici, et ce que chacune fait.',
})
export const notLoaded = message({
  en: 'Your colleagues could not be loaded.',
  fr: 'Vos collègues n’ont pas pu être chargés.',
})
export const yourCompany = message({ en: 'Your company', fr: 'Votre entreprise' })
export const invite = message({ en: 'Invite a colleague', fr: 'Inviter une ou un collègue' })
export const invitations = message({ en: 'Invitations', fr: 'Invitations' })
export const invitationsLead = message({
  en: 'A link works once and for seven days. Sending it again makes a new one.',
  fr: 'Un lien ne sert qu’une fois, pendant sept jours. Le renvoyer en crée un nouveau.',
})
export const primaryContact = message({ en: 'Primary contact', fr: 'Contact principal' })
/** `when`: how long ago, or the day. */
export const joined = message({ en: 'Joined <when></when>', fr: 'Inscription\u00a0: <when></when>' })
/** After the day on which someone joined. */
export const lastSeen = message({ en: 'last seen <when></when>', fr: 'dernière visite\u00a0: <when></when>' })
export const changeRole = message({ en: 'Change role', fr: 'Changer le rôle' })
/** The title of a dialog. */
export const whatTheyDo = message({ en: 'What {name} does', fr: 'Ce que fait {name}' })
export const makePrimary = message({ en: 'Make primary contact', fr: 'Désigner comme contact principal' })
export const makePrimaryQuestion = message({
  en: 'Make {name} the primary contact?',
  fr: 'Désigner {name} comme contact principal?',
})
export const remove = message({ en: 'Remove', fr: 'Retirer' })
export const removeQuestion = message({ en: 'Remove {name}?', fr: 'Retirer {name}?' })
export const removeName = message({ en: 'Remove {name}', fr: 'Retirer {name}' })
/** Read aloud of a button; `action`: one of those above. */
export const actionFor = message({ en: '{action}: {name}', fr: '{action}\u00a0: {name}' })
export const handOver = message({ en: 'Hand over', fr: 'Céder' })
export const handOverText = message({
  en: '{name} will see Billing and decide who belongs to your company. You’ll keep the role Everything, and only they can hand it back.',
  fr: '{name} aura accès à la facturation et décidera qui fait partie de votre entreprise. Vous garderez le rôle «\u00a0Tout\u00a0», et seule cette personne pourra vous rendre le vôtre.',
})
export const notHandedOver = message({
  en: 'The company could not be handed over, and nothing has changed. Please try again.',
  fr: 'L’entreprise n’a pas pu être cédée, et rien n’a changé. Veuillez réessayer.',
})
export const handedOver = message({
  en: '{name} is your primary contact now.',
  fr: '{name} est maintenant votre contact principal.',
})
export const notRemoved = message({
  en: 'They could not be removed. Please try again.',
  fr: 'Cette personne n’a pas pu être retirée. Veuillez réessayer.',
})
export const removed = message({
  en: '{name} has been removed and signed out everywhere.',
  fr: '{name} ne fait plus partie de l’entreprise, et toutes ses sessions sont fermées.',
})
export const removeText = message({
  en: '{name} will be signed out everywhere and can’t sign in again. What they did for your company stays.',
  fr: 'Toutes les sessions seront fermées, et {name} ne pourra plus en ouvrir. Son travail pour votre entreprise reste.',
})
export const roleLabel = message({ en: 'What they do', fr: 'Son rôle' })
export const roleNotSaved = message({
  en: 'The role could not be saved. Please try again.',
  fr: 'Le rôle n’a pas pu être enregistré. Veuillez réessayer.',
})
export const roleSaved = message({
  en: 'Saved. {name}’s new role applies now.',
  fr: 'Enregistré. Le nouveau rôle est en vigueur pour {name}.',
})
export const saveRole = message({ en: 'Save the role', fr: 'Enregistrer le rôle' })
/** The roles of colleagues, each with what it means. */
export const everything = message({ en: 'Everything', fr: 'Tout' })
export const everythingAbout = message({
  en: 'Works with your assistants, and sees and pays invoices.',
  fr: 'Travaille avec vos adjoints, et voit et paie les factures.',
})
export const work = message({ en: 'Work only', fr: 'Travail seulement' })
export const workAbout = message({
  en: 'Subscriptions, searches, tasks, time and messages. No invoices, cards or checkout.',
  fr: 'Abonnements, recherches, tâches, temps et messages. Ni factures, ni cartes, ni paiements.',
})
export const money = message({ en: 'Money only', fr: 'Argent seulement' })
export const moneyAbout = message({
  en: 'Invoices, cards, checkout and added hours. No tasks, time or messages.',
  fr: 'Factures, cartes, paiements et heures ajoutées. Ni tâches, ni temps, ni messages.',
})
export const email = message({ en: 'Email', fr: 'Courriel' })
export const notSent = message({
  en: 'The invitation could not be sent. Please try again.',
  fr: 'L’invitation n’a pas pu être envoyée. Veuillez réessayer.',
})
export const sentTo = message({
  en: 'We’ve emailed an invitation to {email}.',
  fr: 'Nous avons envoyé une invitation à {email}.',
})
export const send = message({ en: 'Send the invitation', fr: 'Envoyer l’invitation' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const sentAgain = message({
  en: 'We’ve emailed {email} a new link.',
  fr: 'Nous avons envoyé un nouveau lien à {email}.',
})
export const notWithdrawn = message({
  en: 'The invitation could not be withdrawn. Please try again.',
  fr: 'L’invitation n’a pas pu être retirée. Veuillez réessayer.',
})
export const withdrawn = message({
  en: 'The invitation to {email} has been withdrawn.',
  fr: 'L’invitation de {email} est retirée.',
})
export const expired = message({ en: 'Expired', fr: 'Expirée' })
export const invited = message({ en: 'Invited <when></when>', fr: 'Invitation\u00a0: <when></when>' })
export const sendAgain = message({ en: 'Send again', fr: 'Renvoyer' })
export const withdraw = message({ en: 'Withdraw', fr: 'Retirer l’invitation' })
/** Where the link of an invitation leads. */
export const join = message({ en: 'Join your company', fr: 'Rejoignez votre entreprise' })
export const joinCompany = message({ en: 'Join {company}', fr: 'Rejoignez {company}' })
export const notJoined = message({
  en: 'You could not join just now, and nothing was saved. Please try again.',
  fr: 'L’inscription n’a pas fonctionné, et rien n’a été enregistré. Veuillez réessayer.',
})
export const joinNow = message({ en: 'Join', fr: 'S’inscrire' })
export const joining = message({ en: 'Joining …', fr: 'Inscription…' })
export const noInvitation = message({
  en: 'This link doesn’t open an invitation',
  fr: 'Ce lien n’ouvre aucune invitation',
})
export const noInvitationText = message({
  en: 'If you’ve accepted it, sign in. Otherwise ask your company’s primary contact to send it again.',
  fr: 'Si vous l’avez acceptée, ouvrez une session. Sinon, demandez au contact principal de votre entreprise de la renvoyer.',
})
export const signIn = message({ en: 'Sign in', fr: 'Se connecter' })
export const startPage = message({ en: 'Go to the start page', fr: 'Aller à la page d’accueil' })
export const invitationNotLoaded = message({
  en: 'Your invitation could not be loaded.',
  fr: 'Votre invitation n’a pas pu être chargée.',
})
export const welcome = message({ en: 'Welcome! One moment, please.', fr: 'Bienvenue! Un instant, s’il vous plaît.' })
export const invitedBy = message({
  en: '{inviter} has invited you. Your role: {role}. {about}',
  fr: 'Vous avez reçu une invitation de {inviter}. Votre rôle\u00a0: {role}. {about}',
})
export const signOutFirst = message({
  en: 'You’re signed in as {current}. This invitation is for {email}. Sign out to accept it.',
  fr: 'Vous utilisez le compte {current}. Cette invitation est pour {email}. Déconnectez-vous pour l’accepter.',
})
export const signOut = message({ en: 'Sign out', fr: 'Se déconnecter' })
