import type { RenewalDeps } from '../renewals/renewal-deps.ts'
import type { RefundMails } from './refund-mails.ts'

export interface RefundDeps extends Pick<RenewalDeps, 'database' | 'clock' | 'log' | 'processor'> {
  readonly mails: RefundMails
}
