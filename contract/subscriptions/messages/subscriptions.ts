import { message } from '../../shared/i18n/message.ts'

/* C1: a client’s subscriptions, as lists and one by one. */

export const notAClient = message({
  en: 'Your account does not belong to a client.',
  fr: 'Votre compte n’appartient pas à une entreprise cliente.',
})
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
export const one = message({ en: 'subscription', fr: 'abonnement' })
export const several = message({ en: 'subscriptions', fr: 'abonnements' })
export const noCurrent = message({ en: 'No current subscriptions', fr: 'Aucun abonnement en cours' })
export const whatIsCurrent = message({
  en: 'The assistants who work for you now will be here, with their hours and the day each renews.',
  fr: 'Les personnes qui travaillent pour vous s’afficheront ici, avec leurs heures et le jour de renouvellement.',
})
export const noUpcoming = message({ en: 'No upcoming subscriptions', fr: 'Aucun abonnement à venir' })
export const whatIsUpcoming = message({
  en: 'Subscriptions that start on a later day will be here.',
  fr: 'Les abonnements qui commencent plus tard s’afficheront ici.',
})
export const noPast = message({ en: 'No past subscriptions', fr: 'Aucun abonnement passé' })
export const whatIsPast = message({
  en: 'Subscriptions that have ended will be here, with their invoices.',
  fr: 'Les abonnements terminés s’afficheront ici, avec leurs factures.',
})

/** Columns, and the names of facts. */
export const name = message({ en: 'Name', fr: 'Nom' })
export const roles = message({ en: 'Role(s)', fr: 'Rôles' })
export const subscriptionHours = message({ en: 'Subscription Hours', fr: 'Heures de l’abonnement' })
export const remainingHours = message({ en: 'Remaining Hours', fr: 'Heures restantes' })
export const invoiceDay = message({ en: 'Invoice Day', fr: 'Jour de facturation' })
export const startDate = message({ en: 'Start Date', fr: 'Date de début' })
export const endDate = message({ en: 'End Date', fr: 'Date de fin' })
export const searchName = message({ en: 'Search name', fr: 'Rechercher un nom' })

/** The record: the way back to its list, and where there is none. */
export const currentOnes = message({ en: 'Current subscriptions', fr: 'Abonnements en cours' })
export const upcomingOnes = message({ en: 'Upcoming subscriptions', fr: 'Abonnements à venir' })
export const pastOnes = message({ en: 'Past subscriptions', fr: 'Abonnements passés' })
export const draftOnes = message({ en: 'Draft subscriptions', fr: 'Brouillons d’abonnement' })
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const notFound = message({
  en: 'We couldn’t find that subscription',
  fr: 'Nous n’avons pas trouvé cet abonnement',
})
export const notYours = message({ en: 'It may not be yours', fr: 'Ce n’est peut-être pas le vôtre' })
export const wrongAddress = message({
  en: 'Or the address may be wrong.',
  fr: 'Ou l’adresse est peut-être erronée.',
})
export const pastDue = message({ en: 'Payment past due', fr: 'Paiement en souffrance' })
export const cancelled = message({ en: 'Cancelled', fr: 'Annulé' })

/** Its dates; `zone`: as “Toronto time”, “heure de Toronto”. */
export const datesIn = message({ en: 'Dates are in {zone}.', fr: 'Les dates sont à l’{zone}.' })
export const shorterMonths = message({
  en: '(the last day of shorter months)',
  fr: '(le dernier jour des mois plus courts)',
})

/** Its money. */
export const money = message({ en: 'Money', fr: 'Paiements' })
export const payOpenInvoice = message({
  en: 'A payment is past due. Please pay the open invoice with another card.',
  fr: 'Un paiement est en souffrance. Veuillez payer la facture ouverte avec une autre carte.',
})
export const renewsOn = message({
  en: 'Renews on {day} for <strong>{amount}</strong>',
  fr: 'Renouvellement le {day} pour <strong>{amount}</strong>',
})
export const renewsIfPaid = message({
  en: 'If you pay today, it renews on {day} for <strong>{amount}</strong>',
  fr: 'Si vous payez aujourd’hui, il se renouvelle le {day} pour <strong>{amount}</strong>',
})
export const nothingMore = message({ en: 'Nothing more is charged.', fr: 'Rien d’autre n’est facturé.' })
export const nothingAfter = message({
  en: 'Nothing is charged after {day}.',
  fr: 'Rien n’est facturé après le {day}.',
})
export const neverStarted = message({ en: 'Cancelled before it started', fr: 'Annulé avant le début' })
export const refundingAll = message({
  en: 'It would have started on {day}. We’re refunding everything you paid to your card, and nothing more is charged.',
  fr: 'Il aurait commencé le {day}. Nous remboursons sur votre carte tout ce que vous avez payé, et rien d’autre n’est facturé.',
})
