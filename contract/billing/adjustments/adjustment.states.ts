import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * What becomes of an adjustment. `applied`: it is a line of an invoice or a bill; a draft that is given up gives it back. Once the
 * document is posted it stays.
 */
export const adjustmentStates = lifecycle(
  {
    proposed: { word: 'Proposed', tone: 'notice', to: { approved: ['staff'], void: ['staff'] } },
    approved: { word: 'Approved', tone: 'info', to: { applied: ['staff', 'system'], void: ['staff'] } },
    applied: { word: 'Applied', tone: 'good', to: { approved: ['staff', 'system'], void: ['staff'] } },
    void: { word: 'Void', tone: 'plain' },
  },
  { open: ['proposed', 'approved'], final: ['void'] },
)
export type AdjustmentState = StateOf<typeof adjustmentStates>
