import { systemClock } from '../../platform/clock/clock.ts'
import type { CardProcessor, DisputeEvent } from '../../platform/payments/card-processor.ts'
import { createStripeProcessor } from '../../platform/payments/stripe/stripe-processor.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { signatureOf } from '../../platform/payments/test-processor/test-signature.ts'
import type { TestDatabase } from '../database.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

/** What a card does, whichever processor it is of. */
export type CardKind =
  | 'visa'
  | 'mastercard'
  | 'declined'
  | 'insufficient'
  | 'expired'
  | 'asks'
  | 'slow'
  | 'lost'
  | 'refused'
  | 'refund_pending'
  | 'refund_fails'

export interface ProcessorUnderTest {
  readonly processor: CardProcessor
  /** What the browser gets for a card: a token. */
  enter(kind: CardKind): string
  answerBank(client_secret: string, answer: 'confirm' | 'refuse'): Promise<unknown>
  /** All that its own books say was charged, in cents. */
  charged(): Promise<number>
  /** All that they say was given back, in cents. */
  refunded(): Promise<number>
  /** What becomes of a refund that is on its way. */
  endRefund(id: string, state: 'succeeded' | 'failed'): Promise<void>
  /** A cardholder's bank that takes a charge back, or what came of it. */
  dispute(event: DisputeEvent): Promise<void>
  /** The events it sends, oldest first. */
  events(): Promise<{ body: Buffer; headers: Record<string, string> }[]>
  stop(): Promise<void>
}

const tokens: Readonly<Record<CardKind, string>> = {
  visa: 'tok_visa',
  mastercard: 'tok_mastercard',
  declined: 'tok_declined',
  insufficient: 'tok_insufficient',
  expired: 'tok_expired',
  asks: 'tok_3ds',
  slow: 'tok_slow',
  lost: 'tok_lost_reply',
  refused: 'tok_refused',
  refund_pending: 'tok_refund_pending',
  refund_fails: 'tok_refund_fails',
}

export function testProcessorUnderTest(database: TestDatabase): Promise<ProcessorUnderTest> {
  const processor = createTestProcessor({ url: database.url, clock: systemClock, slowness: 50 })
  const { books } = processor
  return Promise.resolve({
    processor,
    enter: (kind) => tokens[kind],
    answerBank: (client_secret, answer) => processor.answerBank(client_secret, answer),
    async charged() {
      const [sum] = await books.query<{ sum: number }>(
        `select coalesce(sum(amount_cents), 0)::int as sum from test_processor.charges where state = 'succeeded'`,
      )
      return sum?.sum ?? 0
    },
    async refunded() {
      const [sum] = await books.query<{ sum: number }>(
        'select coalesce(sum(refunded_cents), 0)::int as sum from test_processor.charges',
      )
      return sum?.sum ?? 0
    },
    endRefund: (id, state) => processor.endRefund(id, state),
    dispute: (event) => processor.notifyOfDispute(event),
    async events() {
      const events = await books.query(
        'select id, kind, charge, refund, dispute from test_processor.events order by created',
      )
      const secret = await books.secret()
      return events.map((event) => {
        const body = Buffer.from(JSON.stringify(event))
        return { body, headers: { 'test-signature': signatureOf(secret, body, systemClock.now()) } }
      })
    },
    stop: () => processor.close(),
  })
}

export async function stripeUnderTest(): Promise<ProcessorUnderTest> {
  const stripe = await startStripeStandIn()
  return {
    processor: createStripeProcessor(stripe.keys, stripe.address),
    enter: (kind) => stripe.enter(kind),
    answerBank: (client_secret, answer) => Promise.resolve(stripe.answerBank(client_secret, answer)),
    charged: () => Promise.resolve(stripe.charged()),
    refunded: () => Promise.resolve(stripe.refunded()),
    endRefund: (id, state) => Promise.resolve(stripe.endRefund(id, state)),
    dispute: (event) => Promise.resolve(stripe.dispute(event)),
    events: () => Promise.resolve(stripe.events(systemClock.now())),
    stop: () => stripe.stop(),
  }
}
