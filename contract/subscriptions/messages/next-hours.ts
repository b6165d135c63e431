import { message } from '../../shared/i18n/message.ts'

/* More or fewer hours from the next period on. `amount`: money. */

export const nextPeriod = message({ en: 'Next period', fr: 'Prochaine période' })
export const changeHours = message({ en: 'Change my hours', fr: 'Changer mes heures' })

/** A field; `whose`: a role, and who has it. */
export const hoursOf = message({ en: 'Hours a month: {whose}', fr: 'Heures par mois\u00a0: {whose}' })
export const limits = message({ en: 'Now {now}. At least {least}.', fr: 'Maintenant {now}. Au moins {least}.' })
export const limitsWithMost = message({
  en: 'Now {now}. At least {least}, at most {most}.',
  fr: 'Maintenant {now}. Au moins {least}, au plus {most}.',
})

/** What it costs. */
export const asNow = message({
  en: 'On {day} you’ll be charged {amount}, for the hours you have now.',
  fr: 'Le {day}, {amount} vous seront facturés pour vos heures actuelles.',
})
export const more = message({
  en: 'On {day} you’ll be charged <strong>{amount}</strong>, taxes included: {difference} more than with your hours now. Nothing is charged today.',
  fr: 'Le {day}, <strong>{amount}</strong> vous seront facturés, taxes comprises\u00a0: {difference} de plus qu’avec vos heures actuelles. Rien n’est facturé aujourd’hui.',
})
export const less = message({
  en: 'On {day} you’ll be charged <strong>{amount}</strong>, taxes included: {difference} less than with your hours now. Nothing is charged today.',
  fr: 'Le {day}, <strong>{amount}</strong> vous seront facturés, taxes comprises\u00a0: {difference} de moins qu’avec vos heures actuelles. Rien n’est facturé aujourd’hui.',
})
export const notChanged = message({
  en: 'We couldn’t change the hours. Please try again.',
  fr: 'Impossible de changer les heures. Veuillez réessayer.',
})
export const changeOn = message({
  en: 'Your hours change on {day}.',
  fr: 'Vos heures changent le {day}.',
})
export const stay = message({ en: 'Your hours stay as they are.', fr: 'Vos heures restent les mêmes.' })

/** A change that hasn’t begun; `changes`: one `change` or several. */
export const changing = message({
  en: 'From {day}: {changes}. You’ll be charged {amount} that day. You can change your mind until then.',
  fr: 'À compter du {day}\u00a0: {changes}. {amount} vous seront facturés ce jour-là. Vous pouvez changer d’avis d’ici là.',
})
export const change = message({
  en: '{role} has {later} h a month instead of {now}',
  fr: '{role}, {later}\u00a0h par mois au lieu de {now}',
})
export const keepAsIs = message({ en: 'Keep my hours as they are', fr: 'Garder mes heures actuelles' })
export const notUndone = message({
  en: 'We couldn’t undo the change. Please try again.',
  fr: 'Impossible de revenir sur le changement. Veuillez réessayer.',
})
