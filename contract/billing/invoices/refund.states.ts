import * as t from '../messages/states.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** Money on its way back to a card. A bank can turn it down after the processor has called it made. */
export const refundStates = lifecycle(
  {
    asked: {
      word: t.onItsWay,
      tone: 'info',
      to: { pending: ['system'], succeeded: ['system'], failed: ['system'] },
    },
    pending: { word: t.onItsWay, tone: 'info', to: { succeeded: ['system'], failed: ['system'] } },
    succeeded: { word: t.made, tone: 'good', to: { failed: ['system'] } },
    failed: { word: t.failed, tone: 'danger' },
  },
  { open: ['asked', 'pending'], final: ['failed'] },
)
export type RefundState = StateOf<typeof refundStates>
