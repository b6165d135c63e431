import type { RefundDeps } from '../refunds/refund-deps.ts'
import type { RefundedMails } from './refunded-mails.ts'

export interface RefundBeforeStartDeps {
  /** What asks the processor for the money. */
  readonly refunds: RefundDeps
  readonly mails: RefundedMails
}
