import { message } from '../../shared/i18n/message.ts'

/* The second step of a search, the roles that fit; and the chosen roles beside the candidates. */

export const heading = message({ en: 'Which roles do you need?', fr: 'De quels rôles avez-vous besoin?' })
export const lead = message({
  en: 'Pick one or more. One person can cover several roles, or each can go to someone different.',
  fr: 'Choisissez-en un ou plusieurs. Une même personne peut remplir plusieurs rôles, ou chacun peut revenir à une personne différente.',
})
export const notRecognized = message({
  en: "Oops, we don't recognize what you're asking for",
  fr: 'Oups, nous ne reconnaissons pas ce que vous demandez',
})
/** Below it, where nothing says what was meant. */
export const onlineOnly = message({
  en: 'Our assistants do work that can be done online, not on site. Your words are kept: pick a role that comes close, or search for another.',
  fr: 'Nos adjointes et adjoints travaillent en ligne, pas sur place. Vos mots sont conservés\u00a0: choisissez un rôle qui s’en approche ou cherchez-en un autre.',
})
/** Below it; `words`: what isn’t our trade, in the client’s own words (`quoted`). */
export const outsideTrade = message({
  en: 'We can’t help with {words}: our assistants do work that can be done online, not on site. Your words are kept: pick a role that comes close, or search for another.',
  fr: 'Nous ne pouvons pas vous aider pour {words}\u00a0: nos adjointes et adjoints travaillent en ligne, pas sur place. Vos mots sont conservés\u00a0: choisissez un rôle qui s’en approche ou cherchez-en un autre.',
})
export const quoted = message({ en: '“{word}”', fr: '«\u00a0{word}\u00a0»' })

/** `roles`: the names of roles that one person often has together; `count`: how many they are. */
export const oftenTogether = message({
  en: '{roles} often go together: one person may cover {count, plural, =2 {both} other {them all}}.',
  fr: '{roles} vont souvent ensemble\u00a0: une même personne peut s’occuper {count, plural, =2 {des deux} other {de tous}}.',
})
export const looking = message({ en: 'Looking for roles that fit', fr: 'Recherche des rôles qui conviennent' })
export const recommended = message({ en: 'Recommended for you', fr: 'Recommandés pour vous' })
export const common = message({ en: 'Common roles', fr: 'Rôles courants' })
export const alsoChosen = message({ en: 'Also chosen', fr: 'Aussi choisis' })
export const tooMany = message({
  en: 'You can choose up to {max} roles.',
  fr: 'Vous pouvez choisir jusqu’à {max} rôles.',
})

/** The box to find another role by its name. */
export const addAnother = message({ en: 'Add another role', fr: 'Ajouter un autre rôle' })
export const typeRole = message({ en: 'Type a role', fr: 'Écrivez un rôle' })
/** Read aloud. */
export const roleAdded = message({ en: '{role} added', fr: '{role}, ajouté' })
export const unreachable = message({
  en: 'We can’t look up roles right now. Please try again.',
  fr: 'La recherche de rôles est impossible pour l’instant. Veuillez réessayer.',
})
export const chosenAlready = message({
  en: 'You have chosen this role already.',
  fr: 'Vous avez déjà choisi ce rôle.',
})
export const noSuchRole = message({
  en: 'No role goes by that name. Try another word for it.',
  fr: 'Aucun rôle ne porte ce nom. Essayez un autre mot.',
})

/** B4.2: the chosen roles. */
export const yourRoles = message({ en: 'Your roles', fr: 'Vos rôles' })
export const addRoles = message({ en: 'Add roles', fr: 'Ajouter des rôles' })
export const viewAll = message({ en: 'View All', fr: 'Tout voir' })
export const editHours = message({ en: 'Edit hours', fr: 'Modifier les heures' })
export const candidates = message({
  en: '{count, plural, one {# candidate} other {# candidates}}',
  fr: '{count, plural, one {# profil} other {# profils}}',
})
/** A role’s hours a month, or `?`; `hoursOver`: more than the price list covers. */
export const hours = message({ en: '{hours} h', fr: '{hours}\u00a0h' })
export const hoursOver = message({ en: '100+ h', fr: '100+\u00a0h' })
export const removeRole = message({ en: 'Remove {role}', fr: 'Retirer {role}' })
/** Of a role that is no longer there. */
export const roleOfId = message({ en: 'Role {id}', fr: 'Rôle {id}' })
/** While its name isn’t known. */
export const role = message({ en: 'Role', fr: 'Rôle' })
