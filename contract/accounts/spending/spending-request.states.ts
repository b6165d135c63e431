import * as t from '../messages/spending-limits.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What became of a colleague's wish to spend more than they may alone. An approval may be taken back by whoever asked, or asked anew. */
export const spendingRequestStates = lifecycle(
  {
    waiting: {
      word: t.waiting,
      tone: 'notice',
      to: { approved: ['client'], declined: ['client'], withdrawn: ['client'] },
    },
    approved: { word: t.approved, tone: 'good', to: { withdrawn: ['client'] } },
    declined: { word: t.declined, tone: 'danger' },
    withdrawn: { word: t.withdrawn, tone: 'plain' },
  },
  {
    open: ['waiting'],
    final: ['declined', 'withdrawn'],
    live: ['waiting', 'approved'],
    decided: ['approved', 'declined'],
  },
)
export type SpendingRequestState = StateOf<typeof spendingRequestStates>
