import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { renewalMails, type RenewalMails } from './notifications.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface RenewalDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  /** Null: no cards are taken; invoices are posted and wait. */
  readonly processor: CardProcessor | null
  readonly supplier: InvoiceParty
  readonly mails: RenewalMails
}

/** The platform that the deps of renewals are made of. */
export interface RenewalPlatform extends Omit<RenewalDeps, 'supplier' | 'mails'> {
  readonly configuration: Sender & { readonly supplier: InvoiceParty }
}

/** What renewals need, for their jobs and for the operations that pay invoices. */
export function renewalDeps({ configuration, database, clock, log, processor }: RenewalPlatform): RenewalDeps {
  const { supplier } = configuration
  return { database, clock, log, processor, supplier, mails: renewalMails(configuration) }
}

/**
 * The day of a renewal is UTC's, for everybody and in every process. The job runs from 10:05 UTC on, when that day has
 * begun from St. John's to Honolulu: nobody is charged on the eve of their invoice day.
 */
export function renewalDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}
