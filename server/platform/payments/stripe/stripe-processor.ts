import { Stripe } from 'stripe'
import { CardRefused, KeyReused, ProcessorAway, type CardProcessor, type ChargeRequest } from '../card-processor.ts'
import { keptCardOf } from './stripe-card.ts'
import { chargeTime } from './charge-time.ts'
import { chargeOf, declineCode, declineOf, keyOf } from './stripe-charge.ts'

/** Where Stripe is, when it isn't at its own address: a stand-in that speaks its interface. */
export interface StripeAddress {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
}

/** Milliseconds an answer is waited for; it is asked for once more with the same idempotency key. */
const patience = 20_000
const retries = 1

const kinds: Readonly<Record<string, string>> = {
  'payment_intent.succeeded': 'charge.succeeded',
  'payment_intent.payment_failed': 'charge.declined',
  'payment_intent.requires_action': 'charge.needs_action',
}

/** Not an answer to what was asked: nobody knows whether it was done. Keys that Stripe doesn't take count as that too. */
const awayErrors = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
]

function isAway(error: unknown): boolean {
  return awayErrors.some((kind) => error instanceof kind)
}

/** The card isn't there, or is nobody's any more: nothing was charged. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === 'resource_missing' || error.param === 'payment_method'
}

async function answer<T>(answering: Promise<T>): Promise<T> {
  try {
    return await answering
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new KeyReused(error.message, { cause: error })
    if (isAway(error)) throw new ProcessorAway('Stripe could not be reached.', { cause: error })
    throw error
  }
}

/** What Stripe answered before with this key is what was true then. */
function isReplayed({ lastResponse }: Stripe.Response<unknown>): boolean {
  return lastResponse.headers['idempotent-replayed'] === 'true'
}

/** Stripe through its own library. Card fields are Stripe's too, in the browser: a number never reaches us. */
export function createStripeProcessor(
  keys: { secretKey: string; publishableKey: string; webhookSecret: string },
  address?: StripeAddress,
): CardProcessor {
  const stripe = new Stripe(keys.secretKey, {
    timeout: patience,
    maxNetworkRetries: retries,
    telemetry: false,
    ...address,
  })

  async function customerOf(client: { uuid: string; name: string; email: string }): Promise<string> {
    // Only what never changes, so that the same key always asks the same.
    const made = await stripe.customers.create(
      { metadata: { client_uuid: client.uuid } },
      { idempotencyKey: `customer ${client.uuid}` },
    )
    await stripe.customers.update(made.id, { name: client.name, ...(client.email !== '' && { email: client.email }) })
    return made.id
  }

  async function beginCard(customer: string): Promise<{ client_secret: string }> {
    const intent = await stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    })
    if (intent.client_secret === null) throw new ProcessorAway('Stripe gave no secret for the card fields.')
    return { client_secret: intent.client_secret }
  }

  async function attached(customer: string, token: string): Promise<Stripe.PaymentMethod> {
    const method = await stripe.paymentMethods.retrieve(token)
    if (method.customer === null) return stripe.paymentMethods.attach(token, { customer })
    const owner = typeof method.customer === 'string' ? method.customer : method.customer.id
    if (owner !== customer) throw new CardRefused('card_missing', 'This card could not be found.')
    return method
  }

  async function keepCard(customer: string, token: string) {
    try {
      return keptCardOf(await attached(customer, token))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        throw new CardRefused(declineCode(error), error.message)
      }
      if (isMissing(error)) throw new CardRefused('card_missing', 'This card could not be found.')
      throw error
    }
  }

  async function forgetCard(stripe_card_id: string): Promise<void> {
    try {
      await stripe.paymentMethods.detach(stripe_card_id)
    } catch (error) {
      // Unknown, or detached before.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  async function charge(request: ChargeRequest) {
    const { key, customer_id, stripe_card_id, amount_cents, currency, description, off_session } = request
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amount_cents,
          currency,
          customer: customer_id,
          payment_method: stripe_card_id,
          allowed_payment_method_types: ['card'],
          confirm: true,
          ...(off_session && { off_session }),
          description,
          metadata: { key },
        },
        { idempotencyKey: key },
      )
      return chargeOf(isReplayed(intent) ? await stripe.paymentIntents.retrieve(intent.id) : intent)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return declineOf(error)
      if (!isMissing(error)) throw error
      const message = 'This card is no longer known. Please use another one.'
      return { state: 'declined', processor_charge_id: null, code: 'card_missing', message } as const
    }
  }

  // Stripe's search lags behind by a minute; its list doesn't.
  async function findCharge(key: string) {
    for await (const intent of stripe.paymentIntents.list({ limit: 100, ...chargeTime(key) })) {
      if (keyOf(intent) === key) return chargeOf(intent)
    }
    return undefined
  }

  async function readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>) {
    try {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        headers['stripe-signature'] ?? '',
        keys.webhookSecret,
      )
      const kind = kinds[event.type]
      if (kind === undefined) return { event_id: event.id, kind: event.type, charge: null }
      const intent = event.data.object as Stripe.PaymentIntent
      const key = keyOf(intent)
      return { event_id: event.id, kind, charge: key === undefined ? null : { key, result: chargeOf(intent) } }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }

  return {
    name: 'stripe',
    fields: { kind: 'stripe', publishable_key: keys.publishableKey },
    customerOf: (client) => answer(customerOf(client)),
    beginCard: (customer) => answer(beginCard(customer)),
    keepCard: (customer, token) => answer(keepCard(customer, token)),
    forgetCard: (stripe_card_id) => answer(forgetCard(stripe_card_id)),
    charge: (request) => answer(charge(request)),
    findCharge: (key) => answer(findCharge(key)),
    readEvent,
  }
}
