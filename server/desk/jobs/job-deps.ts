import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export interface JobDeps {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'retry' | 'cancel' | 'enqueue' | 'setSchedule' | 'nextRun'>
}
