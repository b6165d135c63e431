import { message } from '../../shared/i18n/message.ts'

/* The third step of a search: how many hours a month each role needs, and the editor of them. */

export const heading = message({ en: 'How many hours a month?', fr: 'Combien d’heures par mois?' })
export const lead = message({
  en: 'Start small if you like: the price shows as you choose.',
  fr: 'Vous pouvez commencer avec peu d’heures\u00a0: le prix s’affiche à mesure que vous choisissez.',
})
/** `hours`: what the client’s own message says, as “15 hours a week”. */
export const leadOfMessage = message({
  en: 'You told us {hours}. The price shows as you choose.',
  fr: 'Vous avez indiqué {hours}. Le prix s’affiche à mesure que vous choisissez.',
})
export const eachRole = message({ en: 'Hours for each role', fr: 'Heures de chaque rôle' })
export const yourTotal = message({ en: 'Your total', fr: 'Votre total' })
/** `budget`: what the client’s own message says. */
export const yourBudget = message({ en: 'Your budget: {budget}', fr: 'Votre budget\u00a0: {budget}' })

/** B3.3: without roles there is nothing to give hours to. */
export const noKeywords = message({
  en: 'No keyword is selected. Please go back and select some keywords to proceed',
  fr: 'Aucun mot-clé n’est choisi. Veuillez revenir en arrière et choisir des mots-clés pour continuer',
})
export const noRoles = message({
  en: 'No role is selected. Please go back and select roles first',
  fr: 'Aucun rôle n’est choisi. Veuillez revenir en arrière et d’abord choisir des rôles',
})

/** Names the field of a role’s hours; its unit stands behind it. */
export const hoursOfRole = message({ en: 'Hours a month for {role}', fr: 'Heures par mois pour {role}' })
export const unit = message({ en: 'h a month', fr: 'h par mois' })
/** Of “100+”, which has no number. */
export const overWeek = message({ en: 'more than 23 h a week', fr: 'plus de 23\u00a0h par semaine' })
export const tooManyTyped = message({
  en: 'A month has {hours} hours at most',
  fr: 'Un mois compte au plus {hours} heures',
})

/** All roles’ hours together; `totalOver`: one of them is “100+”. */
export const total = message({ en: '{hours} h a month', fr: '{hours}\u00a0h par mois' })
export const totalOver = message({ en: 'More than {hours} h a month', fr: 'Plus de {hours}\u00a0h par mois' })

export const cancel = message({ en: 'Cancel', fr: 'Annuler' })
export const saveHours = message({ en: 'Save hours', fr: 'Enregistrer les heures' })
