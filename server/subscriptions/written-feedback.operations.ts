import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createFeedbackOperation } from './feedback/create-feedback.ts'
import { saveFeedbackOperation } from './feedback/save-feedback.ts'

/** What is written about someone's work, and who is told. */
export function writtenFeedbackOperations(deps: { database: Database; clock: Clock }) {
  return { createFeedback: createFeedbackOperation(deps), saveFeedback: saveFeedbackOperation(deps) }
}
