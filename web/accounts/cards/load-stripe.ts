import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const loaded = new Map<string, Promise<Stripe | null>>()

/** Stripe's own script, from Stripe, once a page and only where a card is entered or confirmed. @throws when it can't be had */
export async function stripeOf(publishable_key: string): Promise<Stripe> {
  loaded.set(publishable_key, loaded.get(publishable_key) ?? loadStripe(publishable_key))
  try {
    const stripe = await loaded.get(publishable_key)
    if (!stripe) throw new Error('Stripe gave nothing.')
    return stripe
  } catch (error) {
    loaded.delete(publishable_key)
    throw error
  }
}
