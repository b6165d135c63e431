import type { TimeRules } from './time/time-rules.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { queryTimeOperation } from './reviews/query-time.ts'
import { switchTimeEntryOperation } from './timers/switch-time-entry.ts'

/** What the other sides of logged time are told of. */
export function timeWorkOperations(deps: {
  database: Database
  clock: Clock
  configuration: { readonly timeRules: TimeRules }
}) {
  const all = { ...deps, rules: deps.configuration.timeRules }
  return {
    queryTime: queryTimeOperation(all),
    switchTimeEntry: switchTimeEntryOperation(all),
  }
}
