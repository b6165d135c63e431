import type { Stripe } from 'stripe'
import type { KnownCharge } from '../card-processor.ts'
import { keyOf } from './stripe-charge.ts'

const hour = 3600

/**
 * The earliest instant, in Unix seconds, at which something can have been made with this key: about that of the UUID v7
 * it is. Any time for a key that is none.
 */
function madeSince(key: string): { created?: { gte: number } } {
  const instant = /^(?<high>[0-9a-f]{8})-(?<low>[0-9a-f]{4})-7/i.exec(key)?.groups
  if (!instant) return {}
  const seconds = Math.floor(Number.parseInt(`${instant['high']}${instant['low']}`, 16) / 1000)
  return { created: { gte: seconds - hour } }
}

/**
 * The intent of a charge: by its id, else by our key among the few that its customer has had since. Stripe's search would
 * find keys by itself, but lags a minute behind, or an hour; its lists don't, so what isn't in one isn't there.
 */
export async function findIntent(
  stripe: Stripe,
  { key, customer_id, processor_charge_id }: KnownCharge,
): Promise<Stripe.PaymentIntent | undefined> {
  if (processor_charge_id) return stripe.paymentIntents.retrieve(processor_charge_id)
  for await (const intent of stripe.paymentIntents.list({ customer: customer_id, limit: 100, ...madeSince(key) })) {
    if (keyOf(intent) === key) return intent
  }
  return undefined
}
