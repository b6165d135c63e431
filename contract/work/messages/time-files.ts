import { message } from '../../shared/i18n/message.ts'

/* Files of logged time. */

/** Within a sentence. */
export const noun = message({ en: 'time log', fr: 'relevé de temps' })
