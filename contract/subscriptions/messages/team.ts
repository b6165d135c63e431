import { message } from '../../shared/i18n/message.ts'

/* Who works on a subscription, and asking for someone else. `name`: theirs. */

export const team = message({ en: 'Team', fr: 'Équipe' })
export const noOne = message({ en: 'No one yet', fr: 'Personne pour l’instant' })
export const looking = message({ en: 'We’re looking for someone', fr: 'Nous cherchons quelqu’un' })
/** Behind a role; `place`: whose time they work in. */
export const roleHours = message({ en: '{role}, {hours} h a month', fr: '{role}, {hours}\u00a0h par mois' })
export const roleHoursPlace = message({
  en: '{role}, {hours} h a month · {place}',
  fr: '{role}, {hours}\u00a0h par mois · {place}',
})
export const from = message({ en: 'From {day}', fr: 'À compter du {day}' })
export const fromTo = message({ en: 'From {day} to {end}', fr: 'Du {day} au {end}' })
export const away = message({ en: 'Away {days}', fr: 'En congé\u00a0: {days}' })
/** How long ago they were asked, or answered. */
export const requestedSince = message({ en: 'asked <when></when>', fr: 'question posée\u00a0: <when></when>' })
export const answered = message({ en: 'answered <when></when>', fr: 'réponse\u00a0: <when></when>' })

/** Someone else instead. */
export const askForOther = message({ en: 'Ask for someone else', fr: 'Demander quelqu’un d’autre' })
export const askInsteadOf = message({
  en: 'Ask for someone else instead of {name}',
  fr: 'Demander quelqu’un d’autre\u00a0: {name}',
})
export const insteadOf = message({
  en: 'Someone else instead of {name}?',
  fr: 'Remplacer {name}?',
})
export const whatHappens = message({
  en: 'Your hours and your price stay the same. {name} keeps working until someone takes over, and only our team reads what you write here. You can change your mind until then.',
  fr: 'Vos heures et votre prix restent les mêmes. {name} poursuit le travail jusqu’à ce que quelqu’un prenne la relève, et seule notre équipe lit ce que vous écrivez ici. Vous pouvez changer d’avis d’ici là.',
})
export const whatDifferent = message({ en: 'What should be different?', fr: 'Qu’est-ce qui devrait changer?' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const notSent = message({
  en: 'We couldn’t send your request. Please try again.',
  fr: 'Impossible d’envoyer votre demande. Veuillez réessayer.',
})
export const inTouch = message({
  en: 'We’re looking for someone else and will be in touch.',
  fr: 'Nous cherchons quelqu’un d’autre et vous donnerons des nouvelles.',
})
export const lookingForOther = message({ en: 'Looking for someone else', fr: 'Recherche d’une autre personne' })
export const keep = message({ en: 'Keep {name}', fr: 'Garder {name}' })
export const stays = message({ en: '{name} stays with you.', fr: '{name} reste avec vous.' })
export const notWithdrawn = message({
  en: 'We couldn’t withdraw your request. Please try again.',
  fr: 'Impossible de retirer votre demande. Veuillez réessayer.',
})
