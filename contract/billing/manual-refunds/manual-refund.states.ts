import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * Credit that was given back by transfer or cheque. `proposed`: above the amount that one person may record, and waits for a second one;
 * `recorded`: it has left the client's credit; `void`: it was rejected or entered by mistake, and is credit again.
 */
export const manualRefundStates = lifecycle(
  {
    proposed: { word: 'Needs approval', tone: 'notice', to: { recorded: ['staff'], void: ['staff'] } },
    recorded: { word: 'Recorded', tone: 'good', to: { void: ['staff'] } },
    void: { word: 'Void', tone: 'plain' },
  },
  { open: ['proposed'], final: ['void'] },
)
export type ManualRefundState = StateOf<typeof manualRefundStates>
