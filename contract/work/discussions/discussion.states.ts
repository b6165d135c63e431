import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A thread is closed by staff who take part; nothing is lost, and they open it again. */
export const discussionStates = lifecycle(
  {
    open: { word: 'Open', tone: 'good', to: { closed: ['staff'] } },
    closed: { word: 'Closed', tone: 'plain', to: { open: ['staff'] } },
  },
  { open: ['open'], final: [] },
)
export type DiscussionStatus = StateOf<typeof discussionStates>
