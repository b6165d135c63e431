import { Stripe } from 'stripe'
import { KeyReused, ProcessorAway } from '../card-processor.ts'

/** Not an answer to what was asked: nobody knows whether it was done. Keys that Stripe doesn't take count as that too. */
const awayErrors = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
]

/** 409: a request with the same key is still under way, and what becomes of it isn't known yet. */
const conflict = 409

function isAway(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === conflict) return true
  return awayErrors.some((kind) => error instanceof kind)
}

/** True for a key that has been used before, for something else. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== conflict
}

/** Stripe's answer, its errors as the port names them. @throws ProcessorAway @throws KeyReused */
export async function answer<T>(answering: Promise<T>): Promise<T> {
  try {
    return await answering
  } catch (error) {
    if (isAway(error)) throw new ProcessorAway('Stripe could not be reached.', { cause: error })
    if (isKeyTaken(error)) throw new KeyReused('This key belongs to another request.', { cause: error })
    throw error
  }
}
