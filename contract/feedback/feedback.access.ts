import { nobodySignedIn, openWithObject } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { feedbackOperations } from './feedback.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const feedbackAccess: Readonly<Record<keyof typeof feedbackOperations, AccessRow>> = {
  // An assistant nobody knows has no testimonials; that tells nothing. A visitor is told of those their search shows.
  listFeedback: { ...openWithObject, absent: { ...nobodySignedIn, others: 200 } },
}
