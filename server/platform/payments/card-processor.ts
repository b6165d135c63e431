import type { DisputeState } from '@talentplace/contract/billing/invoices/dispute.states'
import type { Currency } from '@talentplace/contract/shared/money'
import type { ProcessorFee } from './processor-fee.ts'
import type { KnownRefund, RefundRequest, RefundResult, RefundEvent } from './refund.ts'

/** What the processor says of a card; a number never reaches us. */
export interface ProcessorCard {
  readonly stripe_card_id: string
  readonly brand: string
  readonly last_four: string
  readonly expiry_month: number
  readonly expiry_year: number
  readonly zip_code: string
  /** The same for the same number, whoever enters it and however often; null: the processor doesn't say. */
  readonly fingerprint: string | null
}

/** What became of a charge. `needs_action`: the person has to confirm it with their bank (3-D Secure). */
export type ChargeResult =
  | { readonly state: 'succeeded'; readonly processor_charge_id: string }
  | {
      readonly state: 'declined'
      readonly processor_charge_id: string | null
      readonly code: string
      /** What a person reads. */
      readonly message: string
    }
  | { readonly state: 'needs_action'; readonly processor_charge_id: string; readonly client_secret: string }

/** What became of a cancellation: nobody can confirm the charge any more, or it had gone through before. */
export type CancelResult =
  | Extract<ChargeResult, { state: 'succeeded' }>
  /** `processor_charge_id` is null where the processor had nothing by that key, and never will. */
  | { readonly state: 'cancelled'; readonly processor_charge_id: string | null }

/** The code of a decline that says: it was cancelled, so nobody can confirm it any more. */
export const cancelledCode = 'cancelled'

/** A charge as it is asked about: by the processor's own id where that is known, else by our key among its customer's. */
export interface KnownCharge {
  /** The idempotency key: the same key is charged at most once, however often it is asked for. */
  readonly key: string
  readonly customer_id: string
  readonly processor_charge_id?: string | null
}

export interface ChargeRequest extends KnownCharge {
  readonly stripe_card_id: string
  readonly amount_cents: number
  readonly currency: Currency
  /** For the processor's own records, e.g. `Talentplace order 0199…`. */
  readonly description: string
  /** Nobody is there to confirm it with their bank, as at a renewal: a card that asks for that is declined. */
  readonly off_session?: true
}

/** What an event says of a charge; `key` is its idempotency key. */
export interface ChargeEvent {
  readonly key: string
  readonly result: ChargeResult
}

/** A cardholder's bank takes a payment back (`opened`), and what came of it. */
export interface DisputeEvent {
  readonly processor_dispute_id: string
  readonly processor_charge_id: string
  readonly state: DisputeState
  readonly amount_cents: number
  /** What the processor keeps for its trouble; 0 where it doesn't say. */
  readonly fee_cents: number
  readonly currency: Currency
  /** The bank's reason, e.g. `fraudulent`. */
  readonly reason: string
}

/** What the processor tells of its own accord, verified: of a charge, a refund, a dispute, or nothing that concerns us. */
export type ProcessorEvent = { readonly event_id: string; readonly kind: string } & (
  | { readonly charge: ChargeEvent | null; readonly refund?: never; readonly dispute?: never }
  | { readonly charge: null; readonly refund: RefundEvent; readonly dispute?: never }
  | { readonly charge: null; readonly refund?: never; readonly dispute: DisputeEvent }
)

/** No answer came, or none that says what happened: the charge may have gone through. */
export class ProcessorAway extends Error {}

/** The processor refuses a card as it is being added; `message` is what a person reads. */
export class CardDeclined extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The key has been used for another card, amount or currency: a mistake of ours, and nothing was charged. */
export class KeyReused extends Error {}

/** Less than the processor ever charges (`minimumCents`): a mistake of ours, and nothing was charged. */
export class AmountTooSmall extends Error {}

/** Cards and charges: the embedded test processor or Stripe. Never called within a transaction. */
export interface CardProcessor {
  readonly name: 'test' | 'stripe'
  /** What the browser's card fields need; never a secret. */
  readonly fields: { readonly kind: 'test' } | { readonly kind: 'stripe'; readonly publishable_key: string }
  /** Settles when the processor answers and knows us. @throws ProcessorAway */
  check(): Promise<void>
  /** The processor's customer for a client; the same client gives the same one. @throws ProcessorAway */
  customerOf(client: { uuid: string; name: string; email: string }): Promise<string>
  /** What the browser needs to save a card without a charge (a SetupIntent's secret). @throws ProcessorAway */
  beginCard(customer_id: string): Promise<{ client_secret: string }>
  /** The card behind a token from the browser, kept for this customer. @throws CardDeclined @throws ProcessorAway */
  saveCard(customer_id: string, token: string): Promise<ProcessorCard>
  /** Forgets a card; one it doesn't know is forgotten already. @throws ProcessorAway */
  detachCard(stripe_card_id: string): Promise<void>
  /** The least it charges, in cents of the currency. Less is never sent. */
  minimumCents(currency: Currency): number
  /**
   * Asks for money once per key; asked again it tells what has become of it since. One that was cancelled before is
   * declined, with `cancelledCode`. Keys are remembered for at least a day: an older one is looked for first.
   * @throws ProcessorAway @throws KeyReused @throws AmountTooSmall
   */
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** What became of a charge; undefined: it hasn't heard of it so far, but may, from a request still under way. @throws ProcessorAway */
  findCharge(charge: KnownCharge): Promise<ChargeResult | undefined>
  /**
   * Gives a charge up. Once it answers `cancelled`, nobody can confirm the charge, and a request with its key that is
   * still under way charges nothing when it arrives. Whoever calls it doesn't ask for the money again. One that has gone
   * through is told as such, to be booked. @throws ProcessorAway: it may still go through; ask again
   */
  cancel(charge: KnownCharge): Promise<CancelResult>
  /** Gives money of a charge back, once per key, however late it is asked again. @throws RefundRejected @throws KeyReused @throws ProcessorAway */
  refund(request: RefundRequest): Promise<RefundResult>
  /** What became of a refund; undefined: it hasn't heard of it so far. @throws ProcessorAway */
  findRefund(refund: KnownRefund): Promise<RefundResult | undefined>
  /** What it keeps for a charge that has gone through; undefined: it doesn't say, or not yet. @throws ProcessorAway */
  chargeFee(processor_charge_id: string): Promise<ProcessorFee | undefined>
  /** What it keeps for a refund that was made, besides the charge's fee; undefined: it doesn't say, or not yet. @throws ProcessorAway */
  refundFee(processor_refund_id: string): Promise<ProcessorFee | undefined>
  /** An event as it came in, once its signature is right; undefined when it isn't. @throws ProcessorAway */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProcessorEvent | undefined>
}
