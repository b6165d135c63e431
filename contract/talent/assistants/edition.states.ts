import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What an assistant has written and clients don't see yet. What staff approve is the profile, and no edition any more. */
export const editionStates = lifecycle(
  {
    waiting: { word: 'Waiting for our team', tone: 'notice', to: { returned: ['staff'] } },
    returned: { word: 'Returned', tone: 'notice', to: { waiting: ['assistant'] } },
  },
  { open: ['waiting'], final: [] },
)
export type EditionState = StateOf<typeof editionStates>
