import { Stripe } from 'stripe'
import {
  AmountTooSmall,
  cancelledCode,
  CardDeclined,
  ProcessorAway,
  type CardProcessor,
  type ChargeRequest,
  type ChargeResult,
  type KnownCharge,
} from '../card-processor.ts'
import { minimumCharges } from '../minimum-charge.ts'
import { cancelCharge } from './cancel-intent.ts'
import { findIntent } from './find-intent.ts'
import { answer, isKeyTaken } from './stripe-answer.ts'
import { storedCardOf } from './stripe-card.ts'
import { chargeOf, declineCode, declineOf } from './stripe-charge.ts'
import { processorEvent } from './stripe-event.ts'
import { chargeFee, refundFee } from './stripe-fees.ts'
import { findRefund, refundCharge } from './stripe-refunds.ts'

/** Where Stripe is, when it isn't at its own address: a stand-in that speaks its interface. */
export interface StripeAddress {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
}

/** Milliseconds an answer is waited for; it is asked for once more with the same idempotency key. */
const patience = 20_000
const retries = 1

/** The card isn't there, or is nobody's any more: nothing was charged. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === 'resource_missing' || error.param === 'payment_method'
}

function isTooSmall(error: unknown): error is Error {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'amount_too_small'
}

/** What Stripe answered before with this key is what was true then. */
function isReplayed({ lastResponse }: Stripe.Response<unknown>): boolean {
  return lastResponse.headers['idempotent-replayed'] === 'true'
}

async function detachCard(stripe: Stripe, stripe_card_id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(stripe_card_id)
  } catch (error) {
    // Unknown, or detached before.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
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
    if (owner !== customer) throw new CardDeclined('card_missing', 'This card could not be found.')
    return method
  }

  async function saveCard(customer: string, token: string) {
    try {
      return storedCardOf(await attached(customer, token))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        throw new CardDeclined(declineCode(error), error.message)
      }
      if (isMissing(error)) throw new CardDeclined('card_missing', 'This card could not be found.')
      throw error
    }
  }

  async function fetchCharge(request: ChargeRequest): Promise<ChargeResult> {
    const { key, customer_id, stripe_card_id, amount_cents, currency, description, off_session } = request
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
  }

  async function findCharge(charge: KnownCharge): Promise<ChargeResult | undefined> {
    const intent = await findIntent(stripe, charge)
    return intent && chargeOf(intent)
  }

  /** A refusal that was told before may have become something else since. */
  async function declinedNow(error: Stripe.errors.StripeCardError): Promise<ChargeResult> {
    const { headers, payment_intent } = error
    const isOld = headers?.['idempotent-replayed'] === 'true' && payment_intent !== undefined
    return isOld ? chargeOf(await stripe.paymentIntents.retrieve(payment_intent.id)) : declineOf(error)
  }

  async function charge(request: ChargeRequest): Promise<ChargeResult> {
    try {
      return await fetchCharge(request)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return declinedNow(error)
      if (isTooSmall(error)) throw new AmountTooSmall(error.message, { cause: error })
      const before = isKeyTaken(error) ? await findCharge(request) : undefined
      if (before?.state === 'declined' && before.code === cancelledCode) return before
      if (!isMissing(error)) throw error
      const message = 'This card is no longer known. Please use another one.'
      return { state: 'declined', processor_charge_id: null, code: 'card_missing', message }
    }
  }

  async function readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>) {
    const signature = headers['stripe-signature'] ?? ''
    try {
      return processorEvent(await stripe.webhooks.constructEventAsync(body, signature, keys.webhookSecret))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }

  return {
    name: 'stripe',
    fields: { kind: 'stripe', publishable_key: keys.publishableKey },
    async check() {
      await answer(stripe.paymentIntents.list({ limit: 1 }))
    },
    customerOf: (client) => answer(customerOf(client)),
    beginCard: (customer) => answer(beginCard(customer)),
    saveCard: (customer, token) => answer(saveCard(customer, token)),
    detachCard: (stripe_card_id) => answer(detachCard(stripe, stripe_card_id)),
    minimumCents: (currency) => minimumCharges[currency],
    charge: (request) => answer(charge(request)),
    findCharge: (known) => answer(findCharge(known)),
    cancel: (known) => answer(cancelCharge(stripe, known)),
    refund: (request) => answer(refundCharge(stripe, request)),
    findRefund: (known) => answer(findRefund(stripe, known)),
    chargeFee: (id) => answer(chargeFee(stripe, id)),
    refundFee: (id) => answer(refundFee(stripe, id)),
    readEvent,
  }
}
