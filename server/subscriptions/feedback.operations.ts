import type { Clock } from '../platform/clock/clock.ts'
import { deleteFeedbackOperation } from './feedback/delete-feedback.ts'
import { listFeedbackRequestsOperation } from './feedback/list-feedback-requests.ts'
import { listFeedbackOperation } from './feedback/list-feedback.ts'
import { listWrittenFeedbackOperation } from './feedback/list-written-feedback.ts'

/** What clients say of those who work for them. */
export function feedbackOperations(deps: Parameters<typeof listFeedbackOperation>[0] & { clock: Clock }) {
  return {
    listFeedback: listFeedbackOperation(deps),
    listWrittenFeedback: listWrittenFeedbackOperation(deps.database),
    listFeedbackRequests: listFeedbackRequestsOperation(deps.database),
    deleteFeedback: deleteFeedbackOperation(deps),
  }
}
