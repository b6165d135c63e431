import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { startStripeStandIn } from '../../../testing/payments/stripe-stand-in.ts'
import { CardDeclined, ProcessorAway } from '../card-processor.ts'
import { createStripeProcessor } from './stripe-processor.ts'

it('is away when it can’t be reached, or doesn’t take our key', async () => {
  const stand = await startStripeStandIn()
  const client = { uuid: randomUUID(), name: 'Maple Books', email: 'robin@maple.test' }
  const stranger = createStripeProcessor({ ...stand.keys, secretKey: 'sk_test_wrongwrong' }, stand.address)
  await expect(stranger.customerOf(client)).rejects.toBeInstanceOf(ProcessorAway)
  const processor = createStripeProcessor(stand.keys, stand.address)
  await stand.stop()
  await expect(processor.customerOf(client)).rejects.toBeInstanceOf(ProcessorAway)
})

it('is asked in its own form, with the key twice: for itself and to be found by', async () => {
  const stand = await startStripeStandIn()
  const processor = createStripeProcessor(stand.keys, stand.address)
  const customer_id = await processor.customerOf({ uuid: randomUUID(), name: 'Maple', email: '' })
  const { stripe_card_id } = await processor.saveCard(customer_id, stand.enter('visa'))
  const about = { amount_cents: 5_000, currency: 'usd' as const, description: 'Talentplace order' }
  await processor.charge({ key: 'order-1234', customer_id, stripe_card_id, ...about })
  const sent = stand.requests.at(-1)
  expect(Object.fromEntries(sent?.form ?? [])).toEqual({
    amount: '5000',
    currency: 'usd',
    customer: customer_id,
    payment_method: stripe_card_id,
    'allowed_payment_method_types[0]': 'card',
    confirm: 'true',
    description: 'Talentplace order',
    'metadata[key]': 'order-1234',
  })
  expect(sent?.headers['idempotency-key']).toBe('order-1234')
  expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(sent?.headers['x-stripe-client-telemetry']).toBeUndefined()
  await stand.stop()
})

it('is away while a request with the same key is under way, and answers once that has ended', async () => {
  const stand = await startStripeStandIn()
  const processor = createStripeProcessor(stand.keys, stand.address)
  const customer_id = await processor.customerOf({ uuid: randomUUID(), name: 'Maple', email: '' })
  const { stripe_card_id } = await processor.saveCard(customer_id, stand.enter('held'))
  const about = { amount_cents: 5_000, currency: 'cad' as const, description: 'Talentplace order' }
  const request = { key: randomUUID(), customer_id, stripe_card_id, ...about }
  const first = processor.charge(request)
  await vi.waitFor(() => expect(stand.requests.at(-1)?.path).toBe('/v1/payment_intents'))
  await expect(processor.charge(request)).rejects.toBeInstanceOf(ProcessorAway)
  await expect(processor.cancel(request)).rejects.toBeInstanceOf(ProcessorAway)
  stand.release()
  expect(await first).toMatchObject({ state: 'succeeded' })
  expect(await processor.cancel(request)).toEqual(await first)
  await stand.stop()
})

it('finds a charge by its id in one request, and by its key among its customer’s alone', async () => {
  const stand = await startStripeStandIn()
  const processor = createStripeProcessor(stand.keys, stand.address)
  const charges = []
  for (let turn = 0; turn < 12; turn += 1) {
    const customer_id = await processor.customerOf({ uuid: randomUUID(), name: 'Maple', email: '' })
    const { stripe_card_id } = await processor.saveCard(customer_id, stand.enter('visa'))
    const about = { amount_cents: 5_000, currency: 'cad' as const, description: 'Talentplace order' }
    const request = { key: randomUUID(), customer_id, stripe_card_id, ...about }
    charges.push({ ...request, ...(await processor.charge(request)) })
  }
  for (const { key, customer_id, processor_charge_id } of charges) {
    for (const known of [
      { key, customer_id, processor_charge_id },
      { key, customer_id },
    ]) {
      const before = stand.requests.length
      expect(await processor.findCharge(known)).toEqual({ state: 'succeeded', processor_charge_id })
      expect(stand.requests.length - before).toBe(1)
    }
  }
  await stand.stop()
})

it('takes a payment method that is no card, and another customer’s card, for none', async () => {
  const stand = await startStripeStandIn()
  const processor = createStripeProcessor(stand.keys, stand.address)
  const [one, other] = await Promise.all(
    ['a', 'b'].map((name) => processor.customerOf({ uuid: randomUUID(), name, email: '' })),
  )
  const card = stand.enter('visa')
  await processor.saveCard(one ?? '', card)
  await expect(processor.saveCard(other ?? '', card)).rejects.toBeInstanceOf(CardDeclined)
  await expect(processor.saveCard(one ?? '', stand.enter('visa', 'link'))).rejects.toBeInstanceOf(CardDeclined)
  await stand.stop()
})

it.each([
  ['converted', 'usd', { amount_cents: 175, currency: 'cad' }],
  ['fee_late', 'cad', undefined],
] as const)('tells of a fee in the currency it settles in, once it has settled: %s', async (kind, currency, fee) => {
  const stand = await startStripeStandIn()
  const processor = createStripeProcessor(stand.keys, stand.address)
  const customer_id = await processor.customerOf({ uuid: randomUUID(), name: 'Maple', email: '' })
  const { stripe_card_id } = await processor.saveCard(customer_id, stand.enter(kind))
  const about = { amount_cents: 5_000, currency, description: 'Talentplace order' }
  const { processor_charge_id } = await processor.charge({ key: randomUUID(), customer_id, stripe_card_id, ...about })
  expect(await processor.chargeFee(processor_charge_id ?? '')).toEqual(fee)
  await stand.stop()
})
