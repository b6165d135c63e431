import { message } from '../../shared/i18n/message.ts'

/* B2.3: why a role is recommended for a client’s words, a line each. `name` is of a role, skill or tool. */

export const chosen = message({ en: 'You chose {name}', fr: 'Votre choix\u00a0: {name}' })
export const named = message({ en: 'You named {name}', fr: 'Vous avez mentionné {name}' })
export const matches = message({ en: 'Matches {name}', fr: 'Correspond à «\u00a0{name}\u00a0»' })
/** `words` are the client’s own, as they wrote them. */
export const requested = message({ en: 'You asked for “{words}”', fr: 'Vous avez demandé «\u00a0{words}\u00a0»' })
export const matchesWords = message({ en: 'Matches “{words}”', fr: 'Correspond à «\u00a0{words}\u00a0»' })
export const close = message({ en: 'Close to what you described', fr: 'Proche de ce que vous avez décrit' })
