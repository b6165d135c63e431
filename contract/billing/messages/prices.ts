import { message } from '../../shared/i18n/message.ts'

/* What hours cost, beside where they are chosen. */

export const quoted = message({ en: "We'll quote", fr: 'Sur devis' })
export const monthBeforeTax = message({ en: 'a month before tax', fr: 'par mois, avant taxes' })
