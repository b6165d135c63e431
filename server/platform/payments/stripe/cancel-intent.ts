import { Stripe } from 'stripe'
import { ProcessorAway, type CancelResult, type KnownCharge } from '../card-processor.ts'
import { minimumCharges } from '../minimum-charge.ts'
import { findIntent } from './find-intent.ts'
import { isKeyTaken } from './stripe-answer.ts'

async function cancelled(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(id)
  } catch (error) {
    // It can't be cancelled as it stands: it has gone through, was cancelled before, or the bank is still at it.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return stripe.paymentIntents.retrieve(id)
    throw error
  }
}

/** An intent that is never confirmed, in the place of the one whose request hasn't arrived. Undefined: the key is taken. */
async function takeKey(stripe: Stripe, { key, customer_id }: KnownCharge): Promise<string | undefined> {
  try {
    const placeholder = await stripe.paymentIntents.create(
      {
        amount: minimumCharges.cad,
        currency: 'cad',
        customer: customer_id,
        allowed_payment_method_types: ['card'],
        description: 'Given up before it was asked for',
        metadata: { key },
      },
      { idempotencyKey: key },
    )
    return placeholder.id
  } catch (error) {
    if (isKeyTaken(error)) return undefined
    throw error
  }
}

/**
 * Cancels the intent of a charge. Where there is none its key is used up, so that Stripe refuses a request that is still
 * under way as another one with the same key. A key that was used and has made nothing never will: its answer is kept.
 */
export async function cancelCharge(stripe: Stripe, charge: KnownCharge): Promise<CancelResult> {
  const id =
    charge.processor_charge_id ??
    (await findIntent(stripe, charge))?.id ??
    (await takeKey(stripe, charge)) ??
    (await findIntent(stripe, charge))?.id
  if (id === undefined) return { state: 'cancelled', processor_charge_id: null }
  const { status } = await cancelled(stripe, id)
  if (status === 'succeeded') return { state: 'succeeded', processor_charge_id: id }
  if (status === 'canceled') return { state: 'cancelled', processor_charge_id: id }
  throw new ProcessorAway(`The charge is still ${status}.`)
}
