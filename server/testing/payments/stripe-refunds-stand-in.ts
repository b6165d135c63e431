import { missing, newId, rejection, type Answer } from './stripe-answers.ts'

interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly metadata: Record<string, string>
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
}

/** What is refunded of a charge, as far as refunds ask. */
export interface Refundable {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status: string
  /** How the card was entered: `refund_pending` and `refund_fails` have refunds of their own kind. */
  readonly kind: string
}

/** The stand-in's refunds: of a charge or a part of it, never more than is left. */
export function standInRefunds(
  chargeOf: (id: string) => Refundable | undefined,
  emit: (type: string, of: object) => void,
) {
  const refunds: Refund[] = []

  function leftOf({ id, amount }: Refundable): number {
    const given = refunds.filter((refund) => refund.payment_intent === id && refund.status !== 'failed')
    return given.reduce((left, refund) => left - refund.amount, amount)
  }

  function create(form: URLSearchParams, metadata: Record<string, string>): Answer {
    const charge = chargeOf(form.get('payment_intent') ?? '')
    if (charge?.status !== 'succeeded') return missing(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount') ?? charge.amount)
    const left = leftOf(charge)
    const type = 'invalid_request_error'
    if (left === 0) {
      return rejection(400, { type, code: 'charge_already_refunded', message: 'Charge has already been refunded.' })
    }
    if (amount > left) {
      return rejection(400, {
        type,
        param: 'amount',
        message: 'Refund amount is greater than unrefunded amount on charge',
      })
    }
    const fails = charge.kind === 'refund_fails'
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: charge.currency,
      payment_intent: charge.id,
      metadata,
      status: fails ? 'failed' : charge.kind === 'refund_pending' ? 'pending' : 'succeeded',
      ...(fails && { failure_reason: 'expired_or_canceled_card' }),
    }
    refunds.unshift(refund)
    emit('refund.created', { ...refund })
    return { status: 200, body: { ...refund } }
  }

  return {
    answer(method: string, id: string | undefined, form: URLSearchParams, metadata: Record<string, string>): Answer {
      if (method === 'POST') return create(form, metadata)
      if (id !== undefined) {
        const found = refunds.find((refund) => refund.id === id)
        if (!found) return missing(id)
        // A refund costs nothing, and gives nothing back of what the charge cost.
        const settled = found.status === 'succeeded' ? { fee: 0, currency: found.currency } : null
        const isExpanded = [...form.values()].includes('balance_transaction')
        return { status: 200, body: isExpanded ? { ...found, balance_transaction: settled } : found }
      }
      const data = refunds.filter((refund) => refund.payment_intent === form.get('payment_intent'))
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
    },
    /** What becomes of one that is on its way. */
    end(id: string, status: 'succeeded' | 'failed'): void {
      const refund = refunds.find((each) => each.id === id && each.status === 'pending')
      if (!refund) return
      refund.status = status
      if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card'
      emit(status === 'failed' ? 'refund.failed' : 'refund.updated', { ...refund })
    },
    /** All that was given back, in cents. */
    given: () => refunds.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0),
  }
}
