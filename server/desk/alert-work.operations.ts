import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { assignAlertOperation } from './alerts/assign-alert.ts'

/** Alerts that are given to someone, who is told. */
export function alertWorkOperations(deps: { database: Database; clock: Clock }) {
  return { assignAlert: assignAlertOperation(deps) }
}
