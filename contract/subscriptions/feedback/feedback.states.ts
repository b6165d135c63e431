import * as t from '../messages/reviews.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A review of an assistant: read by staff before it is shown, and again when its client has changed it. */
export const feedbackStates = lifecycle(
  {
    pending: { word: t.pending, tone: 'notice', to: { shown: ['staff'], hidden: ['staff'] } },
    shown: { word: t.visible, tone: 'good', to: { hidden: ['staff'], pending: ['client'] } },
    hidden: { word: t.hidden, tone: 'plain', to: { shown: ['staff'], pending: ['client'] } },
  },
  { open: ['pending'], final: [], decided: ['shown', 'hidden'] },
)
export type FeedbackState = StateOf<typeof feedbackStates>
