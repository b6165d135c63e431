import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { refundMails, type RefundMails } from './notifications.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface RefundDeps extends Pick<RenewalDeps, 'database' | 'clock' | 'log' | 'processor'> {
  readonly mails: RefundMails
}

/** The platform that the deps of refunds are made of. */
export interface RefundPlatform extends Omit<RefundDeps, 'mails'> {
  readonly configuration: Sender
}

/** What refunds need, for their jobs, their events and the operations that ask for them. */
export function refundDeps({ configuration, database, clock, log, processor }: RefundPlatform): RefundDeps {
  return { database, clock, log, processor, mails: refundMails(configuration) }
}
