import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A cardholder's bank takes a payment back; the processor tells how it ends. `told` is what staff read. */
export const disputeStates = lifecycle(
  {
    opened: {
      word: 'Disputed',
      tone: 'danger',
      told: 'A cardholder’s bank takes this payment back. Please answer at the card processor.',
      to: { won: ['system'], lost: ['system'] },
    },
    won: { word: 'Dispute won', tone: 'good', told: 'A dispute was won: the money is ours again.' },
    lost: {
      word: 'Dispute lost',
      tone: 'danger',
      told: 'A dispute was lost: the bank keeps the money, though the invoice still shows it as paid.',
    },
  },
  { open: ['opened'], takesBack: ['opened', 'lost'], final: ['won', 'lost'] },
)
export type DisputeState = StateOf<typeof disputeStates>
