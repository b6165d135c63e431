import type { RenewalParts } from '../renewals/renewal-parts.ts'
import type { RefundMails } from './refund-mails.ts'

export interface RefundParts extends Pick<RenewalParts, 'database' | 'clock' | 'log' | 'processor'> {
  readonly mails: RefundMails
}
