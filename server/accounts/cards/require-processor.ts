import { ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** @throws HttpError 503 where no card processor is set up */
export function requireProcessor(processor: CardProcessor | null): CardProcessor {
  if (processor !== null) return processor
  const message = 'Cards can’t be used at the moment. Please contact us to pay another way.'
  throw new HttpError(503, 'cards_unavailable', message, { retryAfter: 3600 })
}

/** What the processor answers. @throws HttpError 503 when it doesn't */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ProcessorAway)) throw error
    const message = 'The card provider doesn’t answer at the moment. Nothing was charged; please try again.'
    // The cause is for the log.
    throw Object.assign(new HttpError(503, 'processor_away', message, { retryAfter: 5 }), { cause: error })
  }
}
