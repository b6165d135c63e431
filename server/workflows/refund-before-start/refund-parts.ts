import type { RefundParts } from '../refunds/refund-parts.ts'
import type { RefundedMails } from './refunded-mails.ts'

export interface RefundBeforeStartParts {
  /** What asks the processor for the money. */
  readonly refunds: RefundParts
  readonly mails: RefundedMails
}
