import type { TestCardToken } from '@talentplace/contract/billing/processor/test-cards'

interface Decline {
  readonly code: string
  readonly message: string
}

/** How a charge of a card ends. `lost`: it goes through, and the reply never arrives. */
export type Outcome = 'succeeds' | 'asks' | 'slow' | 'lost' | Decline

interface TestCard {
  readonly brand: string
  readonly last_four: string
  readonly outcome: Outcome
  /** Years from now; 2 unless said otherwise. */
  readonly years?: number
}

const cards: Readonly<Record<Exclude<TestCardToken, 'tok_refused'>, TestCard>> = {
  tok_visa: { brand: 'Visa', last_four: '4242', outcome: 'succeeds' },
  tok_mastercard: { brand: 'MasterCard', last_four: '4444', outcome: 'succeeds' },
  tok_amex: { brand: 'American Express', last_four: '0005', outcome: 'succeeds' },
  tok_discover: { brand: 'Discover', last_four: '1117', outcome: 'succeeds' },
  tok_diners: { brand: 'Diners Club', last_four: '0004', outcome: 'succeeds' },
  tok_unknown_brand: { brand: 'Northern Card', last_four: '9090', outcome: 'succeeds' },
  tok_3ds: { brand: 'Visa', last_four: '3155', outcome: 'asks' },
  tok_declined: {
    brand: 'Visa',
    last_four: '0002',
    outcome: { code: 'card_declined', message: 'Your card was declined.' },
  },
  tok_insufficient: {
    brand: 'Visa',
    last_four: '9995',
    outcome: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  tok_expired: {
    brand: 'Visa',
    last_four: '0069',
    outcome: { code: 'expired_card', message: 'Your card has expired.' },
    years: -1,
  },
  tok_refund_pending: { brand: 'Visa', last_four: '7726', outcome: 'succeeds' },
  tok_refund_fails: { brand: 'MasterCard', last_four: '5100', outcome: 'succeeds' },
  tok_slow: { brand: 'Visa', last_four: '7777', outcome: 'slow' },
  tok_lost_reply: { brand: 'Visa', last_four: '8888', outcome: 'lost' },
}

const withExpiry = /^(?<name>tok_\w+?)@(?<month>0?[1-9]|1[0-2])\/(?<year>20\d\d)$/

export interface EnteredCard {
  /** Which of the test cards it is. */
  readonly kind: string
  readonly brand: string
  readonly last_four: string
  readonly expiry_month: number
  readonly expiry_year: number
}

/**
 * The card behind a token: `tok_visa`, or with an expiry of its own `tok_visa@12/2027`; otherwise it expires in April, two
 * years from now. Undefined for a token that is none of a card.
 */
export function enteredCard(token: string, now: Date): EnteredCard | undefined {
  const { name = token, month, year } = withExpiry.exec(token)?.groups ?? {}
  if (!Object.hasOwn(cards, name)) return undefined
  const { brand, last_four, years = 2 } = cards[name as keyof typeof cards]
  return {
    kind: name,
    brand,
    last_four,
    expiry_month: month === undefined ? 4 : Number(month),
    expiry_year: year === undefined ? now.getUTCFullYear() + years : Number(year),
  }
}

/** How a charge of a card of this kind ends. */
export function outcomeOf(kind: string): Outcome {
  return cards[kind as keyof typeof cards].outcome
}
