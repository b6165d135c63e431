import * as t from '../messages/discussions.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A thread is closed by staff who take part; nothing is lost, and they open it again. */
export const discussionStates = lifecycle(
  {
    open: { word: t.open, tone: 'good', to: { closed: ['staff'] } },
    closed: { word: t.closed, tone: 'plain', to: { open: ['staff'] } },
  },
  { open: ['open'], final: [] },
)
export type DiscussionStatus = StateOf<typeof discussionStates>
