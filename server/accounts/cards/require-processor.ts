import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** @throws HttpError 503 where no card processor is set up */
export function requireProcessor(processor: CardProcessor | null): CardProcessor {
  if (processor !== null) return processor
  const message = refusals.cardsUnavailable()
  throw new HttpError(503, 'cards_unavailable', message, { retryAfter: 3600 })
}

/** What the processor answers. @throws HttpError 503 when it doesn't */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ProcessorAway)) throw error
    const message = refusals.processorSilent()
    // The cause is for the log.
    throw Object.assign(new HttpError(503, 'processor_away', message, { retryAfter: 5 }), { cause: error })
  }
}
