import type { TimeRules } from '../../features/time/time-rules.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { queryTimeOperation } from './query-time.ts'

/** What the other side of logged time is told of. */
export function timeWorkOperations(deps: {
  database: Database
  clock: Clock
  configuration: { readonly timeRules: TimeRules }
}) {
  return {
    queryTime: queryTimeOperation({ ...deps, rules: deps.configuration.timeRules }),
  }
}
