import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** Money on its way back to a card. A bank can turn it down after the processor has called it made. */
export const refundStates = lifecycle(
  {
    asked: {
      word: 'on its way',
      tone: 'info',
      to: { pending: ['system'], succeeded: ['system'], failed: ['system'] },
    },
    pending: { word: 'on its way', tone: 'info', to: { succeeded: ['system'], failed: ['system'] } },
    succeeded: { word: 'made', tone: 'good', to: { failed: ['system'] } },
    failed: { word: 'failed, nothing was given back', tone: 'danger' },
  },
  { open: ['asked', 'pending'], final: ['failed'] },
)
export type RefundState = StateOf<typeof refundStates>
