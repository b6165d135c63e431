import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What became of a colleague's wish to spend more than they may alone. An approval may be taken back by whoever asked, or asked anew. */
export const spendingRequestStates = lifecycle(
  {
    waiting: {
      word: 'Waiting',
      tone: 'notice',
      to: { approved: ['client'], declined: ['client'], withdrawn: ['client'] },
    },
    approved: { word: 'Approved', tone: 'good', to: { withdrawn: ['client'] } },
    declined: { word: 'Declined', tone: 'danger' },
    withdrawn: { word: 'Withdrawn', tone: 'plain' },
  },
  {
    open: ['waiting'],
    final: ['declined', 'withdrawn'],
    live: ['waiting', 'approved'],
    decided: ['approved', 'declined'],
  },
)
export type SpendingRequestState = StateOf<typeof spendingRequestStates>
