import type { Currency } from '@talentplace/contract/shared/money'
import type { Stripe } from 'stripe'
import type { DisputeEvent, ProcessorEvent } from '../card-processor.ts'
import type { RefundEvent } from '../refund.ts'
import { chargeOf, keyOf } from './stripe-charge.ts'
import { refundOf } from './stripe-refunds.ts'

const chargeKinds: Readonly<Record<string, string>> = {
  'payment_intent.succeeded': 'charge.succeeded',
  'payment_intent.payment_failed': 'charge.declined',
  'payment_intent.requires_action': 'charge.needs_action',
  'payment_intent.canceled': 'charge.cancelled',
}

/** `charge.refunded` tells the same as these, without saying which refund it was. */
const refundKinds = ['refund.created', 'refund.updated', 'refund.failed']

const disputeKinds: Readonly<Record<string, string>> = {
  'charge.dispute.created': 'dispute.opened',
  'charge.dispute.closed': 'dispute.closed',
}

const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : (thing?.id ?? ''))

function refundEvent(refund: Stripe.Refund): RefundEvent {
  return {
    key: refund.metadata?.['key'] ?? null,
    processor_charge_id: idOf(refund.payment_intent),
    amount_cents: refund.amount,
    currency: refund.currency as Currency,
    result: refundOf(refund),
  }
}

/** An inquiry that was closed has cost nothing, as one that was won. */
const ends: Readonly<Record<string, DisputeEvent['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function disputeEvent(dispute: Stripe.Dispute): DisputeEvent {
  return {
    processor_dispute_id: dispute.id,
    processor_charge_id: idOf(dispute.payment_intent),
    state: ends[dispute.status] ?? 'opened',
    amount_cents: dispute.amount,
    fee_cents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    currency: dispute.currency as Currency,
    reason: dispute.reason,
  }
}

/** What an event of Stripe's says, once its signature has been found right. */
export function processorEvent({ id: event_id, type, data }: Stripe.Event): ProcessorEvent {
  const chargeKind = chargeKinds[type]
  if (chargeKind !== undefined) {
    const intent = data.object as Stripe.PaymentIntent
    const key = keyOf(intent)
    const charge = key === undefined ? null : { key, result: chargeOf(intent) }
    return { event_id, kind: chargeKind, charge }
  }
  if (refundKinds.includes(type)) {
    return { event_id, kind: type, charge: null, refund: refundEvent(data.object as Stripe.Refund) }
  }
  const disputeKind = disputeKinds[type]
  if (disputeKind === undefined) return { event_id, kind: type, charge: null }
  return { event_id, kind: disputeKind, charge: null, dispute: disputeEvent(data.object as Stripe.Dispute) }
}
