import type { Clock } from '../../platform/clock/clock.ts'
import { deleteFeedbackOperation } from './delete-feedback.ts'
import { listFeedbackRequestsOperation } from './list-feedback-requests.ts'
import { listFeedbackOperation } from './list-feedback.ts'
import { listWrittenFeedbackOperation } from './list-written-feedback.ts'

/** What clients say of those who work for them. */
export function feedbackOperations(deps: Parameters<typeof listFeedbackOperation>[0] & { clock: Clock }) {
  return {
    listFeedback: listFeedbackOperation(deps),
    listWrittenFeedback: listWrittenFeedbackOperation(deps.database),
    listFeedbackRequests: listFeedbackRequestsOperation(deps.database),
    deleteFeedback: deleteFeedbackOperation(deps),
  }
}
