import type { Currency } from '@talentplace/contract/shared/money'

/** A refund as it is asked about: by the processor's own id where that is known, else by our key among its charge's. */
export interface KnownRefund {
  /** The idempotency key: the same key gives money back at most once, however often and late it is asked for. */
  readonly key: string
  /** The charge whose money it is. */
  readonly processor_charge_id: string
  readonly processor_refund_id?: string | null
}

export interface RefundRequest extends KnownRefund {
  readonly amount_cents: number
  readonly currency: Currency
  /** For the processor's own records. */
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer'
}

/** What became of a refund. `pending`: it is on its way, and an event says what becomes of it. `failed`: the money is ours again. */
export type RefundResult =
  | { readonly state: 'succeeded' | 'pending'; readonly processor_refund_id: string }
  | {
      readonly state: 'failed'
      readonly processor_refund_id: string
      /** The processor's word, e.g. `expired_or_canceled_card`. */
      readonly code: string
    }

/** What an event says of a refund, ours or one made in the processor's own pages; `key` is null for those. */
export interface RefundEvent {
  readonly key: string | null
  readonly processor_charge_id: string
  readonly amount_cents: number
  readonly currency: Currency
  readonly result: RefundResult
}

/** Nothing was given back: more than is left of the charge, in another currency, or there is no such charge. */
export class RefundRejected extends Error {
  readonly code: 'too_much' | 'other_currency' | 'charge_missing' | 'refused'
  constructor(code: RefundRejected['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
