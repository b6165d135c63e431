import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { ManualRefundMails } from './notifications.ts'

export interface ManualRefundDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: ManualRefundMails
  /** The office's. */
  readonly zone: string
}
