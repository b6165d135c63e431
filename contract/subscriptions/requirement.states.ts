import * as t from './messages/states.ts'
import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** A version of a welcome brief. What was sent stays as it is; changes begin a new version. */
export const requirementStates = lifecycle(
  {
    draft: { word: t.draft, tone: 'plain', to: { submitted: ['client', 'staff'] } },
    submitted: { word: t.sent, tone: 'info', to: { reviewed: ['staff'] } },
    reviewed: { word: t.read, tone: 'good' },
  },
  { open: ['submitted'], final: ['reviewed'], sent: ['submitted', 'reviewed'] },
)
export type RequirementState = StateOf<typeof requirementStates>
export type SentRequirement = StateIn<typeof requirementStates, 'sent'>
