import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

export interface SpendingDeps {
  readonly database: Database
  readonly clock: Clock
}
