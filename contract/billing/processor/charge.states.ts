import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** One charge of a card. `asked`: noted before the processor is, so that no crash forgets it. */
export const chargeStates = lifecycle(
  {
    asked: {
      word: 'On its way',
      tone: 'info',
      to: { needs_action: ['system'], succeeded: ['system'], declined: ['client', 'system'] },
    },
    needs_action: {
      word: 'Waits for the bank’s question',
      tone: 'notice',
      to: { succeeded: ['system'], declined: ['client', 'system'] },
    },
    succeeded: { word: 'Paid', tone: 'good' },
    // The processor can find that it went through after all.
    declined: { word: 'Declined', tone: 'danger', to: { succeeded: ['system'] } },
  },
  {
    open: ['asked', 'needs_action'],
    final: ['succeeded'],
    /** Nobody has answered yet. */
    silent: ['asked'],
  },
)
export type ChargeState = StateOf<typeof chargeStates>
