import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'
import type { ChargeState } from './charge.states.ts'
import { orderStates, type OrderState } from '../../hiring/checkout/order.states.ts'

const { needs_action, paid, declined, expired } = orderStates.of

/** An order or a charge of an invoice as its client is told of it. */
export const paymentStates = lifecycle(
  {
    pending: {
      word: 'On its way',
      tone: 'info',
      to: { needs_action: ['system'], paid: ['system'], declined: ['client', 'system'], expired: ['system'] },
    },
    needs_action,
    paid,
    declined,
    expired,
  },
  {
    open: ['pending', 'needs_action'],
    final: ['paid'],
    ended: ['declined', 'expired'],
    underway: ['pending', 'needs_action', 'paid'],
  },
)
export type PaymentState = StateOf<typeof paymentStates>

const ofOrder = {
  held: 'pending',
  charging: 'pending',
  needs_action: 'needs_action',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
} as const satisfies Record<OrderState, PaymentState>

const ofCharge = {
  asked: 'pending',
  needs_action: 'needs_action',
  succeeded: 'paid',
  declined: 'declined',
} as const satisfies Record<ChargeState, PaymentState>

/** What a client is told of an order. */
export const paymentOfOrder = <State extends OrderState>(state: State): (typeof ofOrder)[State] => ofOrder[state]

/** What a client is told of a charge. */
export const paymentOfCharge = <State extends ChargeState>(state: State): (typeof ofCharge)[State] => ofCharge[state]
