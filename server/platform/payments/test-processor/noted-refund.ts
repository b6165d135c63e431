import type { Currency } from '@talentplace/contract/shared/money'
import type { RefundResult, RefundEvent } from '../refund.ts'

/** What the test processor has noted of a refund, with the currency of its charge. */
export interface NotedRefund {
  readonly id: string
  readonly key: string
  readonly charge_id: string
  readonly amount_cents: number
  readonly currency: Currency
  readonly state: 'succeeded' | 'pending' | 'failed'
  readonly code: string | null
}

/** What became of it, as the port tells it. */
export function refundResultOf({ id: processor_refund_id, state, code }: NotedRefund): RefundResult {
  return state === 'failed' ? { state, processor_refund_id, code: code ?? 'unknown' } : { state, processor_refund_id }
}

export function refundEvent(refund: NotedRefund): RefundEvent {
  const { key, charge_id: processor_charge_id, amount_cents, currency } = refund
  return { key, processor_charge_id, amount_cents, currency, result: refundResultOf(refund) }
}
