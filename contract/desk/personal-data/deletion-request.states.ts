import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** Someone's wish to be forgotten. Staff approve it, a job does it; where something has come between, it waits again. */
export const deletionRequestStates = lifecycle(
  {
    waiting: {
      word: 'Waiting',
      tone: 'notice',
      to: { withdrawn: ['client', 'assistant', 'staff'], approved: ['staff'] },
    },
    approved: { word: 'Being deleted', tone: 'info', to: { done: ['system'], waiting: ['system'] } },
    withdrawn: { word: 'Taken back', tone: 'plain' },
    done: { word: 'Deleted', tone: 'good' },
  },
  { open: ['waiting', 'approved'], final: ['withdrawn', 'done'] },
)
export type DeletionRequestState = StateOf<typeof deletionRequestStates>
