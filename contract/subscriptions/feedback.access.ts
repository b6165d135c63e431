import { clients, anonymous, openWithObject } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { feedbackOperations } from './feedback.operations.ts'

const reviewers = (status: number) => ({ 'admin with admin_virtualassistant.edit': status, 'super admin': status })

/** What the running server must answer, for every operation of the feature, actor and object. */
export const feedbackAccess: Readonly<Record<keyof typeof feedbackOperations, AccessRow>> = {
  // An assistant nobody knows has no testimonials; that tells nothing. A visitor is told of those their search shows.
  listFeedback: { ...openWithObject, absent: { ...anonymous, others: 200 } },
  listWrittenFeedback: {
    own: {
      ...anonymous,
      ...clients(200),
      assistant: 200,
      'admin with admin_virtualassistant.view': 200,
      'super admin': 200,
      others: 403,
    },
  },
  listFeedbackRequests: { own: { ...anonymous, ...clients(200), others: 403 } },
  // Nobody of the suite has hours behind them: their own is refused by what isn't there yet.
  createFeedback: {
    own: { ...anonymous, ...clients(409), others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
  saveFeedback: {
    own: { ...anonymous, ...clients(200), ...reviewers(200), assistant: 200, others: 403 },
    foreign: { ...anonymous, ...clients(404), ...reviewers(200), assistant: 404, others: 403 },
    absent: { ...anonymous, ...clients(404), ...reviewers(404), assistant: 404, others: 403 },
  },
  // Only who wrote it takes it back.
  deleteFeedback: {
    own: { ...anonymous, ...clients(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
}
