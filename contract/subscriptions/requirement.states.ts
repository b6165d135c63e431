import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** A version of a welcome brief. What was sent stays as it is; changes begin a new version. */
export const requirementStates = lifecycle(
  {
    draft: { word: 'Draft', tone: 'plain', to: { submitted: ['client', 'staff'] } },
    submitted: { word: 'Sent', tone: 'info', to: { reviewed: ['staff'] } },
    reviewed: { word: 'Read', tone: 'good' },
  },
  { open: ['submitted'], final: ['reviewed'], sent: ['submitted', 'reviewed'] },
)
export type RequirementState = StateOf<typeof requirementStates>
export type SentRequirement = StateIn<typeof requirementStates, 'sent'>
