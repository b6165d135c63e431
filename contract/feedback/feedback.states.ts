import { lifecycle, type StateOf } from '../shared/lifecycle.ts'

/** A review of an assistant: read by staff before it is shown. */
export const feedbackStates = lifecycle(
  {
    pending: { word: 'To be read', tone: 'notice', to: { shown: ['staff'], hidden: ['staff'] } },
    shown: { word: 'Shown', tone: 'good', to: { hidden: ['staff'] } },
    hidden: { word: 'Hidden', tone: 'plain', to: { shown: ['staff'] } },
  },
  { open: ['pending'], final: [] },
)
export type FeedbackState = StateOf<typeof feedbackStates>
