import { listFeedbackOperation } from './list-feedback.ts'

/** What clients say of those who work for them. */
export function feedbackOperations(deps: Parameters<typeof listFeedbackOperation>[0]) {
  return { listFeedback: listFeedbackOperation(deps) }
}
