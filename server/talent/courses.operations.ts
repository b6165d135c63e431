import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { sendQuizOperation } from './courses/send-quiz.ts'

/** What finishing a course does to a profile and an application. */
export function coursesOperations(deps: { database: Database; clock: Clock }) {
  return { sendQuiz: sendQuizOperation(deps) }
}
