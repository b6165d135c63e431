import type { Office } from './read-board.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

export interface BoardDeps {
  readonly database: Database
  readonly clock: Clock
  /** Whose business days count. */
  readonly office: Office
}
