import type { RefundDeps } from '../refunds/refund-deps.ts'
import type { CancellationMails } from '../subscriptions/notifications.ts'

export interface RefundBeforeStartDeps {
  /** What asks the processor for the money. */
  readonly refunds: RefundDeps
  readonly mails: Pick<CancellationMails, 'ended'>
}
