import type { Clock } from '../platform/clock/clock.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import { createStripeProcessor } from '../platform/payments/stripe/stripe-processor.ts'
import { notifyOfSilence } from '../platform/payments/silent-processor.ts'
import { createTestProcessor, type TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import type { Configuration } from './configuration.ts'

export interface OpenedProcessor {
  /** Null: no cards are taken. */
  readonly processor: CardProcessor | null
  /** The same one, when it is the embedded one. */
  readonly testProcessor: TestProcessor | null
}

/** Stripe where it is configured; otherwise the embedded test processor, but never in production. */
export function openProcessor(
  { stripe, production }: Pick<Configuration, 'stripe' | 'production'>,
  { databaseUrl, clock }: { databaseUrl: string; clock: Clock },
): OpenedProcessor {
  if (stripe !== null) {
    return { processor: notifyOfSilence(createStripeProcessor(stripe, stripe.address)), testProcessor: null }
  }
  if (production) return { processor: null, testProcessor: null }
  const testProcessor = createTestProcessor({ url: databaseUrl, clock })
  return { processor: testProcessor, testProcessor }
}
