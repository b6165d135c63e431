import { message } from '../../shared/i18n/message.ts'

/* Mails between the people of a company about who belongs to it. `company`, `inviter`, `name`: names; `brand`: the product’s. */

/** What a colleague may do, as its page calls it. */
export const role = message({
  en: '{role, select, everything {Everything} work {Work only} other {Money only}}',
  fr: '{role, select, everything {Tout} work {Travail seulement} other {Facturation seulement}}',
})
export const aboutRole = message({
  en: '{role, select, everything {Works with your assistants, and sees and pays invoices.} work {Subscriptions, searches, tasks, time and messages. No invoices, cards or checkout.} other {Invoices, cards, checkout and added hours. No tasks, time or messages.}}',
  fr: '{role, select, everything {Travaille avec vos adjoints, et voit et paie les factures.} work {Abonnements, recherches, tâches, temps et messages. Ni factures, ni cartes, ni paiement.} other {Factures, cartes, paiement et heures ajoutées. Ni tâches, ni temps, ni messages.}}',
})

export const invitedSubject = message({
  en: '{inviter} invited you to join {company} at {brand}',
  fr: '{inviter} vous invite à rejoindre {company} chez {brand}',
})
export const invitedText = message({
  en: '{inviter} invited you to join {company} at {brand}, where they work with virtual assistants.',
  fr: '{inviter} vous invite à rejoindre {company} chez {brand}, où l’entreprise travaille avec des adjointes et adjoints virtuels.',
})
/** `role` and `about`: the two above. */
export const yourRole = message({ en: 'Your role: {role}. {about}', fr: 'Votre rôle\u00a0: {role}. {about}' })
export const buttonLasts = message({
  en: 'The button works once, for seven days.',
  fr: 'Le bouton fonctionne une fois, pendant sept jours.',
})
export const accept = message({ en: 'Accept the invitation', fr: 'Accepter l’invitation' })
export const invitedNote = message({
  en: 'Don’t know who this is? Ignore this email. Nothing happens until you accept.',
  fr: 'Vous ne connaissez pas cette personne? Ignorez ce courriel. Rien ne se passe tant que vous n’acceptez pas.',
})

export const joinedSubject = message({
  en: '{name} joined your company',
  fr: '{name} a rejoint votre entreprise',
})
export const joinedText = message({
  en: '{name} ({email}) accepted your invitation. You can change their role under Colleagues anytime.',
  fr: '{name} ({email}) a accepté votre invitation. Vous pouvez changer son rôle en tout temps sous Collègues.',
})
export const viewColleagues = message({ en: 'View your colleagues', fr: 'Voir vos collègues' })

export const roleSubject = message({
  en: 'Your role at {company} changed',
  fr: 'Votre rôle chez {company} a changé',
})
export const roleText = message({
  en: 'Your role is now {role}. {about}',
  fr: 'Votre rôle est maintenant\u00a0: {role}. {about}',
})

export const removedSubject = message({
  en: 'Your account at {company} was closed',
  fr: 'Votre compte chez {company} a été fermé',
})
export const removedText = message({
  en: 'The primary contact of {company} closed your {brand} account, and you’ve been signed out everywhere. Everything you did for the company stays with it.',
  fr: 'Chez {company}, le contact principal a fermé votre compte {brand}, et toutes vos sessions ont été fermées. Tout ce que vous avez fait pour l’entreprise y reste.',
})
/** `support`: an address to write to. */
export const removedNote = message({
  en: 'Is this a mistake? Ask at {company}, or write to {support}.',
  fr: 'Est-ce une erreur? Informez-vous chez {company} ou écrivez à {support}.',
})

export const contactSubject = message({
  en: '{company} has a new primary contact',
  fr: '{company} a un nouveau contact principal',
})
export const contactText = message({
  en: '{name} is now the primary contact of {company}. They see billing and decide who belongs to the company.',
  fr: '{name} est maintenant le contact principal chez {company}. Cette personne voit la facturation et décide qui fait partie de l’entreprise.',
})
export const contactNote = message({
  en: 'Didn’t expect this? Write to {support} right away.',
  fr: 'Vous ne vous y attendiez pas? Écrivez tout de suite à {support}.',
})
