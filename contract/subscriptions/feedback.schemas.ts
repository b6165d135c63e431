import { writtenFeedback } from './feedback/written-feedback.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const feedbackSchemas = {
  WrittenFeedback: writtenFeedback,
}
