import { message } from '../../shared/i18n/message.ts'

/* The states of a bill, which is what an assistant is paid. */

export const draft = message({ en: 'Draft', fr: 'Brouillon' })
export const toBePaid = message({ en: 'To be paid', fr: 'À payer' })
export const onItsWay = message({ en: 'On its way', fr: 'En route' })
export const paid = message({ en: 'Paid', fr: 'Payé' })
export const returned = message({ en: 'Returned by the bank', fr: 'Retourné par la banque' })
export const onHold = message({ en: 'On hold', fr: 'En attente' })
