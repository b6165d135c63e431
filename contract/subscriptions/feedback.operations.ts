import { listFeedback } from './feedback/feedback.routes.ts'
import {
  createFeedback,
  deleteFeedback,
  listFeedbackRequests,
  listWrittenFeedback,
  saveFeedback,
} from './feedback/written-feedback.routes.ts'

/** Every operation of the feature. */
export const feedbackOperations = {
  listFeedback,
  listWrittenFeedback,
  listFeedbackRequests,
  createFeedback,
  saveFeedback,
  deleteFeedback,
} as const
