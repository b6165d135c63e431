import type { Currency } from '@talentplace/contract/shared/money'

/** What the processor says of a card; a number never reaches us. */
export interface ProcessorCard {
  readonly stripe_card_id: string
  readonly brand: string
  readonly last_four: string
  readonly expiry_month: number
  readonly expiry_year: number
  readonly zip_code: string
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

export interface ChargeRequest {
  /** The idempotency key: the same key is charged at most once, however often it is asked for. */
  readonly key: string
  readonly customer_id: string
  readonly stripe_card_id: string
  readonly amount_cents: number
  readonly currency: Currency
  /** For the processor's own records, e.g. `Talentplace order 0199…`. */
  readonly description: string
  /** Nobody is there to confirm it with their bank, as at a renewal: a card that asks for that is declined. */
  readonly off_session?: true
}

/** What the processor tells of its own accord, verified. `key` is the charge's idempotency key. */
export interface ProcessorEvent {
  readonly event_id: string
  readonly kind: string
  readonly charge: { readonly key: string; readonly result: ChargeResult } | null
}

/** No answer came, or none that says what happened: the charge may have gone through. */
export class ProcessorAway extends Error {}

/** The processor refuses a card as it is being added; `message` is what a person reads. */
export class CardRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The key has been used for another card, amount or currency: a mistake of ours, and nothing was charged. */
export class KeyReused extends Error {}

/** Cards and charges: the embedded test processor or Stripe. Never called within a transaction. */
export interface CardProcessor {
  readonly name: 'test' | 'stripe'
  /** What the browser's card fields need; never a secret. */
  readonly fields: { readonly kind: 'test' } | { readonly kind: 'stripe'; readonly publishable_key: string }
  /** The processor's customer for a client; the same client gives the same one. @throws ProcessorAway */
  customerOf(client: { uuid: string; name: string; email: string }): Promise<string>
  /** What the browser needs to save a card without a charge (a SetupIntent's secret). @throws ProcessorAway */
  beginCard(customer_id: string): Promise<{ client_secret: string }>
  /** The card behind a token from the browser, kept for this customer. @throws CardRefused @throws ProcessorAway */
  keepCard(customer_id: string, token: string): Promise<ProcessorCard>
  /** Forgets a card; one it doesn't know is forgotten already. @throws ProcessorAway */
  forgetCard(stripe_card_id: string): Promise<void>
  /** Asks for money once per key; asked again it tells what has become of it since. @throws ProcessorAway @throws KeyReused */
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** What became of the charge asked for with this key; undefined: it never heard of it. @throws ProcessorAway */
  findCharge(key: string): Promise<ChargeResult | undefined>
  /** An event as it came in, once its signature is right; undefined when it isn't. @throws ProcessorAway */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProcessorEvent | undefined>
}
