import { lifecycle, type StateIn, type StateOf } from '../../shared/lifecycle.ts'

/** `held`: hours and promotions are kept; `charging`: the card processor has been asked. */
export const orderStates = lifecycle(
  {
    held: {
      word: 'Being paid',
      tone: 'info',
      to: {
        charging: ['client', 'system'],
        paid: ['client', 'system'],
        declined: ['client', 'system'],
        expired: ['system'],
      },
    },
    charging: {
      word: 'Being paid',
      tone: 'info',
      to: { needs_action: ['system'], paid: ['system'], declined: ['client', 'system'], expired: ['system'] },
    },
    needs_action: {
      word: 'Waits for the bank’s question',
      tone: 'notice',
      to: { paid: ['system'], declined: ['client', 'system'], expired: ['system'] },
    },
    paid: { word: 'Paid', tone: 'good' },
    // Money that comes after all still buys the subscription.
    declined: { word: 'Declined', tone: 'danger', to: { paid: ['system'] } },
    expired: { word: 'Not completed in time', tone: 'plain', to: { paid: ['system'] } },
  },
  {
    open: ['held', 'charging', 'needs_action'],
    final: ['paid'],
    /** They keep hours, promotions and the draft for themselves: at most one of a draft. */
    live: ['held', 'charging', 'needs_action', 'paid'],
    /** The processor knows of them, and hasn't answered for good. */
    asked: ['charging', 'needs_action'],
    /** Nothing is asked of the person. */
    silent: ['held', 'charging'],
    /** Nobody waits for an answer. */
    settled: ['paid', 'declined', 'expired'],
    unpaid: ['declined', 'expired'],
  },
)
export type OrderState = StateOf<typeof orderStates>
export type UnpaidOrder = StateIn<typeof orderStates, 'unpaid'>
