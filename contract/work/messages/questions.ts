import { message } from '../../shared/i18n/message.ts'

/* A client’s question to a candidate, before hiring. */

export const askPerson = message({ en: 'Ask {name} a question', fr: 'Poser une question à {name}' })
