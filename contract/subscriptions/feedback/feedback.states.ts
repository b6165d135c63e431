import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A review of an assistant: read by staff before it is shown, and again when its client has changed it. */
export const feedbackStates = lifecycle(
  {
    pending: { word: 'To be read', tone: 'notice', to: { shown: ['staff'], hidden: ['staff'] } },
    shown: { word: 'Shown', tone: 'good', to: { hidden: ['staff'], pending: ['client'] } },
    hidden: { word: 'Hidden', tone: 'plain', to: { shown: ['staff'], pending: ['client'] } },
  },
  { open: ['pending'], final: [], decided: ['shown', 'hidden'] },
)
export type FeedbackState = StateOf<typeof feedbackStates>
