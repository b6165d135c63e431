import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { TimeRules } from '../time/time-rules.ts'

export interface ReviewDeps {
  readonly database: Database
  readonly clock: Clock
  readonly rules: TimeRules
}
