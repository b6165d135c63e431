import { listFeedback } from './feedback.routes.ts'

/** Every operation of the feature. */
export const feedbackOperations = {
  listFeedback,
} as const
