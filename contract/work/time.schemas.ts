import { rejectedTime } from './time/rejected-time.ts'
import { entryQuery, queryMessage, timeEntry } from './time/time-entry.ts'
import { timer } from './time/timer.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const timeSchemas = {
  RejectedTime: rejectedTime,
  TimeEntry: timeEntry,
  TimeQuery: entryQuery,
  TimeQueryMessage: queryMessage,
  Timer: timer,
}
