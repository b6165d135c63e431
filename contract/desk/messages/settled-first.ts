import { message } from '../../shared/i18n/message.ts'

/* What has to be settled before someone’s account can be deleted, and what tax law has us keep: how many there are. */

export const unpaidInvoices = message({
  en: '{count, plural, one {# unpaid invoice} other {# unpaid invoices}}',
  fr: '{count, plural, one {# facture impayée} other {# factures impayées}}',
})
export const subscriptions = message({
  en: '{count, plural, one {# running subscription} other {# running subscriptions}}',
  fr: '{count, plural, one {# abonnement en cours} other {# abonnements en cours}}',
})
export const checkouts = message({
  en: '{count, plural, one {# checkout under way} other {# checkouts under way}}',
  fr: '{count, plural, one {# paiement en cours} other {# paiements en cours}}',
})
export const refunds = message({
  en: '{count, plural, one {# refund on its way} other {# refunds on their way}}',
  fr: '{count, plural, one {# remboursement en cours} other {# remboursements en cours}}',
})
export const disputes = message({
  en: '{count, plural, one {# disputed payment} other {# disputed payments}}',
  fr: '{count, plural, one {# paiement contesté} other {# paiements contestés}}',
})
export const credits = message({
  en: '{count, plural, one {# credit that is neither used nor paid back} other {# credits that are neither used nor paid back}}',
  fr: '{count, plural, one {# crédit ni utilisé ni remboursé} other {# crédits ni utilisés ni remboursés}}',
})
export const profiles = message({
  en: '{count, plural, one {# profile that clients can still find} other {# profiles that clients can still find}}',
  fr: '{count, plural, one {# profil que les clients trouvent encore} other {# profils que les clients trouvent encore}}',
})
export const seats = message({
  en: '{count, plural, one {# place in a running subscription} other {# places in running subscriptions}}',
  fr: '{count, plural, one {# place dans un abonnement en cours} other {# places dans des abonnements en cours}}',
})
export const unpaidBills = message({
  en: '{count, plural, one {# unpaid bill} other {# unpaid bills}}',
  fr: '{count, plural, one {# note d’honoraires impayée} other {# notes d’honoraires impayées}}',
})
export const unbilledTime = message({
  en: '{count, plural, one {# approved time entry that isn’t billed yet} other {# approved time entries that aren’t billed yet}}',
  fr: '{count, plural, one {# entrée de temps approuvée et pas encore facturée} other {# entrées de temps approuvées et pas encore facturées}}',
})
export const primaryContact = message({
  en: '{count, plural, one {# company that needs another primary contact} other {# companies that need another primary contact}}',
  fr: '{count, plural, one {# entreprise qui a besoin d’un autre contact principal} other {# entreprises qui ont besoin d’un autre contact principal}}',
})
export const lastSuper = message({
  en: '{count, plural, one {# super administrator who has to remain} other {# super administrators who have to remain}}',
  fr: '{count, plural, one {# super-administratrice ou super-administrateur qui doit rester} other {# super-administratrices ou super-administrateurs qui doivent rester}}',
})
export const invoices = message({
  en: '{count, plural, one {# invoice} other {# invoices}}',
  fr: '{count, plural, one {# facture} other {# factures}}',
})
export const creditNotes = message({
  en: '{count, plural, one {# credit note} other {# credit notes}}',
  fr: '{count, plural, one {# note de crédit} other {# notes de crédit}}',
})
export const payments = message({
  en: '{count, plural, one {# payment} other {# payments}}',
  fr: '{count, plural, one {# paiement} other {# paiements}}',
})
export const agreements = message({
  en: '{count, plural, one {# signed agreement} other {# signed agreements}}',
  fr: '{count, plural, one {# entente signée} other {# ententes signées}}',
})
export const bills = message({
  en: '{count, plural, one {# bill} other {# bills}}',
  fr: '{count, plural, one {# note d’honoraires} other {# notes d’honoraires}}',
})
export const taxNumbers = message({
  en: '{count, plural, one {# tax number} other {# tax numbers}}',
  fr: '{count, plural, one {# numéro de taxes} other {# numéros de taxes}}',
})
export const slipNumbers = message({
  en: '{count, plural, one {# number for tax slips} other {# numbers for tax slips}}',
  fr: '{count, plural, one {# numéro pour les feuillets fiscaux} other {# numéros pour les feuillets fiscaux}}',
})
