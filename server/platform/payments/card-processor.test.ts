import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  stripeUnderTest,
  testProcessorUnderTest,
  type CardKind,
  type ProcessorUnderTest,
} from '../../testing/payments/processors-under-test.ts'
import { startStripeStandIn } from '../../testing/payments/stripe-stand-in.ts'
import { CardRefused, KeyReused, ProcessorAway, type ChargeRequest } from './card-processor.ts'
import { createStripeProcessor } from './stripe/stripe-processor.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A key as the database gives it: it carries its instant. */
function newKey(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const processors: [string, () => Promise<ProcessorUnderTest>][] = [
  ['the test processor', () => testProcessorUnderTest(database)],
  ['Stripe', stripeUnderTest],
]

describe.each(processors)('%s', (_name, start) => {
  let stand: ProcessorUnderTest
  beforeAll(async () => {
    stand = await start()
  })
  afterAll(() => stand.stop())

  async function customer(): Promise<string> {
    return stand.processor.customerOf({ uuid: randomUUID(), name: 'Maple Books', email: 'robin@maple.test' })
  }

  async function requestWith(kind: CardKind, more: Partial<ChargeRequest> = {}): Promise<ChargeRequest> {
    const customer_id = await customer()
    const { stripe_card_id } = await stand.processor.keepCard(customer_id, stand.enter(kind))
    const given = { key: newKey(), customer_id, stripe_card_id, amount_cents: 12_345, currency: 'cad' as const }
    return { ...given, description: 'Talentplace order', ...more }
  }

  async function eventsOf(key: string) {
    const events = await stand.events()
    const read = await Promise.all(events.map(({ body, headers }) => stand.processor.readEvent(body, headers)))
    return read.filter((event) => event?.charge?.key === key)
  }

  it('gives the same client the same customer', async () => {
    const client = { uuid: randomUUID(), name: 'Maple Books', email: 'robin@maple.test' }
    const first = await stand.processor.customerOf(client)
    expect(await stand.processor.customerOf({ ...client, name: 'Maple & Birch' })).toBe(first)
    expect(await customer()).not.toBe(first)
  })

  it('begins a card with a secret of its own each time', async () => {
    const customer_id = await customer()
    const [one, other] = [await stand.processor.beginCard(customer_id), await stand.processor.beginCard(customer_id)]
    expect(one.client_secret).not.toBe(other.client_secret)
  })

  it('B9.1 says itself what card it is', async () => {
    const kept = await stand.processor.keepCard(await customer(), stand.enter('mastercard'))
    expect(kept).toMatchObject({
      stripe_card_id: expect.any(String),
      brand: 'MasterCard',
      last_four: '4444',
      expiry_month: 4,
      expiry_year: 2028,
    })
  })

  it('refuses a card, and a token it never gave', async () => {
    const customer_id = await customer()
    await expect(stand.processor.keepCard(customer_id, stand.enter('refused'))).rejects.toBeInstanceOf(CardRefused)
    await expect(stand.processor.keepCard(customer_id, 'tok_invented')).rejects.toBeInstanceOf(CardRefused)
  })

  it('charges once for a key, however often it is asked, and tells the same again', async () => {
    const request = await requestWith('visa')
    const before = await stand.charged()
    const first = await stand.processor.charge(request)
    expect(first).toEqual({ state: 'succeeded', processor_charge_id: expect.any(String) })
    expect(await Promise.all([1, 2, 3].map(() => stand.processor.charge(request)))).toEqual([first, first, first])
    expect((await stand.charged()) - before).toBe(12_345)
    expect(await stand.processor.findCharge(request.key)).toEqual(first)
  })

  it('charges once for a key that is asked many times at once', async () => {
    const request = await requestWith('visa')
    const before = await stand.charged()
    const results = await Promise.all(Array.from({ length: 10 }, () => stand.processor.charge(request)))
    expect(new Set(results.map((result) => result.processor_charge_id)).size).toBe(1)
    expect((await stand.charged()) - before).toBe(12_345)
  })

  it.each([{ amount_cents: 12_346 }, { currency: 'usd' as const }])(
    'refuses the same key for another charge: %o',
    async (other) => {
      const request = await requestWith('visa')
      await stand.processor.charge(request)
      const before = await stand.charged()
      await expect(stand.processor.charge({ ...request, ...other })).rejects.toBeInstanceOf(KeyReused)
      expect(await stand.charged()).toBe(before)
    },
  )

  it.each<[CardKind, string, string]>([
    ['declined', 'card_declined', 'Your card was declined.'],
    ['insufficient', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['expired', 'expired_card', 'Your card has expired.'],
  ])('a card that is %s says so, and nothing is charged', async (kind, code, message) => {
    const request = await requestWith(kind)
    const before = await stand.charged()
    const declined = { state: 'declined', processor_charge_id: expect.any(String), code, message }
    expect(await stand.processor.charge(request)).toEqual(declined)
    expect(await stand.processor.charge(request)).toEqual(declined)
    expect(await stand.charged()).toBe(before)
    expect(await eventsOf(request.key)).toMatchObject([{ kind: 'charge.declined', charge: { result: declined } }])
  })

  it('waits for a slow card', async () => {
    expect(await stand.processor.charge(await requestWith('slow'))).toMatchObject({ state: 'succeeded' })
  })

  it('a lost reply is no decline: the charge is found by its key, and made once', async () => {
    const request = await requestWith('lost')
    const before = await stand.charged()
    await expect(stand.processor.charge(request)).rejects.toBeInstanceOf(ProcessorAway)
    expect(await stand.processor.findCharge(request.key)).toMatchObject({ state: 'succeeded' })
    expect((await stand.charged()) - before).toBe(12_345)
    expect(await eventsOf(request.key)).toMatchObject([{ kind: 'charge.succeeded' }])
  })

  it('never heard of a key nobody asked with', async () => {
    expect(await stand.processor.findCharge(newKey())).toBeUndefined()
  })

  it('finds a charge among many', async () => {
    const request = await requestWith('visa')
    const result = await stand.processor.charge(request)
    for (let turn = 0; turn < 8; turn += 1) await stand.processor.charge({ ...request, key: newKey() })
    expect(await stand.processor.findCharge(request.key)).toEqual(result)
  })

  it.each([
    ['confirm', { state: 'succeeded' }],
    ['refuse', { state: 'declined' }],
  ] as const)('3-D Secure: a card that asks is charged when its holder says so (%s)', async (answer, ends) => {
    const request = await requestWith('asks')
    const before = await stand.charged()
    const asks = await stand.processor.charge(request)
    expect(asks).toMatchObject({ state: 'needs_action', client_secret: expect.any(String) })
    expect(await stand.charged()).toBe(before)
    await stand.answerBank('client_secret' in asks ? asks.client_secret : '', answer)
    expect(await stand.processor.findCharge(request.key)).toMatchObject(ends)
    // Asked again it tells what has become of it, not what it was.
    expect(await stand.processor.charge(request)).toMatchObject(ends)
    expect((await eventsOf(request.key)).map((event) => event?.kind)).toEqual([
      'charge.needs_action',
      `charge.${ends.state}`,
    ])
    expect((await stand.charged()) - before).toBe(ends.state === 'succeeded' ? 12_345 : 0)
  })

  it('3-D Secure: nobody is there at a renewal, so a card that asks is declined', async () => {
    const result = await stand.processor.charge(await requestWith('asks', { off_session: true }))
    expect(result).toMatchObject({ state: 'declined', code: 'authentication_required' })
  })

  it('charges no card that was forgotten, nor another customer’s', async () => {
    const request = await requestWith('visa')
    const stranger = { ...request, key: newKey(), customer_id: await customer() }
    const declined = { state: 'declined', processor_charge_id: null, code: 'card_missing' }
    expect(await stand.processor.charge(stranger)).toMatchObject(declined)
    await stand.processor.forgetCard(request.stripe_card_id)
    await stand.processor.forgetCard(request.stripe_card_id)
    expect(await stand.processor.charge({ ...request, key: newKey() })).toMatchObject(declined)
    await stand.processor.forgetCard('card_invented')
  })

  it('believes an event only with its signature, over these very bytes', async () => {
    const request = await requestWith('visa')
    await stand.processor.charge(request)
    const { body, headers } = (await stand.events()).at(-1) ?? { body: Buffer.from(''), headers: {} }
    const event = await stand.processor.readEvent(body, headers)
    expect(event).toMatchObject({
      event_id: expect.any(String),
      kind: 'charge.succeeded',
      charge: { key: request.key, result: { state: 'succeeded' } },
    })
    const other = Buffer.from(body.toString().replaceAll('12345', '1'))
    expect(await stand.processor.readEvent(other, headers)).toBeUndefined()
    expect(await stand.processor.readEvent(body, {})).toBeUndefined()
    const forged = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/.$/, 'z')]))
    expect(await stand.processor.readEvent(body, forged)).toBeUndefined()
  })
})

describe('Stripe alone', () => {
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
    const { stripe_card_id } = await processor.keepCard(customer_id, stand.enter('visa'))
    const about = { amount_cents: 5_000, currency: 'usd' as const, description: 'Talentplace order' }
    await processor.charge({ key: 'order-1234', customer_id, stripe_card_id, ...about })
    const sent = stand.asked.at(-1)
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

  it('takes a payment method that is no card, and another customer’s card, for none', async () => {
    const stand = await startStripeStandIn()
    const processor = createStripeProcessor(stand.keys, stand.address)
    const [one, other] = await Promise.all(
      ['a', 'b'].map((name) => processor.customerOf({ uuid: randomUUID(), name, email: '' })),
    )
    const card = stand.enter('visa')
    await processor.keepCard(one ?? '', card)
    await expect(processor.keepCard(other ?? '', card)).rejects.toBeInstanceOf(CardRefused)
    await expect(processor.keepCard(one ?? '', stand.enter('visa', 'link'))).rejects.toBeInstanceOf(CardRefused)
    await stand.stop()
  })
})
