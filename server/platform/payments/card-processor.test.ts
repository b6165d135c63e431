import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  stripeUnderTest,
  testProcessorUnderTest,
  type CardKind,
  type ProcessorUnderTest,
} from '../../testing/payments/processors-under-test.ts'
import {
  AmountTooSmall,
  CardDeclined,
  KeyReused,
  ProcessorAway,
  type ChargeRequest,
  type DisputeEvent,
} from './card-processor.ts'
import { RefundRejected, type RefundRequest } from './refund.ts'

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
    const { stripe_card_id } = await stand.processor.saveCard(customer_id, stand.enter(kind))
    const given = { key: newKey(), customer_id, stripe_card_id, amount_cents: 12_345, currency: 'cad' as const }
    return { ...given, description: 'Talentplace order', ...more }
  }

  async function allEvents() {
    const events = await stand.events()
    const read = await Promise.all(events.map(({ body, headers }) => stand.processor.readEvent(body, headers)))
    return read.filter((event) => event !== undefined)
  }

  async function eventsOf(key: string) {
    return (await allEvents()).filter((event) => event.charge?.key === key)
  }

  /** A refund of something that has been charged: all of it, but for what is said about it. */
  async function refundOf(kind: CardKind, more: Partial<RefundRequest> = {}): Promise<RefundRequest> {
    const result = await stand.processor.charge(await requestWith(kind))
    const processor_charge_id = result.processor_charge_id ?? ''
    return { key: newKey(), processor_charge_id, amount_cents: 12_345, currency: 'cad', ...more }
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
    const stored = await stand.processor.saveCard(await customer(), stand.enter('mastercard'))
    expect(stored).toMatchObject({
      stripe_card_id: expect.any(String),
      brand: 'MasterCard',
      last_four: '4444',
      expiry_month: 4,
      expiry_year: new Date().getUTCFullYear() + 2,
    })
  })

  it('knows the same number by the same fingerprint, whoever enters it, and another number by another', async () => {
    const kinds = ['visa', 'visa', 'mastercard'] as const
    const stored = []
    for (const kind of kinds) stored.push(await stand.processor.saveCard(await customer(), stand.enter(kind)))
    const [first, again, other] = stored
    expect(first?.fingerprint).toEqual(expect.stringMatching(/./))
    expect(again?.stripe_card_id).not.toBe(first?.stripe_card_id)
    expect(again?.fingerprint).toBe(first?.fingerprint)
    expect(other?.fingerprint).not.toBe(first?.fingerprint)
  })

  it('refuses a card, and a token it never gave', async () => {
    const customer_id = await customer()
    await expect(stand.processor.saveCard(customer_id, stand.enter('refused'))).rejects.toBeInstanceOf(CardDeclined)
    await expect(stand.processor.saveCard(customer_id, 'tok_invented')).rejects.toBeInstanceOf(CardDeclined)
  })

  it('charges once for a key, however often it is asked, and tells the same again', async () => {
    const request = await requestWith('visa')
    const before = await stand.charged()
    const first = await stand.processor.charge(request)
    expect(first).toEqual({ state: 'succeeded', processor_charge_id: expect.any(String) })
    expect(await Promise.all([1, 2, 3].map(() => stand.processor.charge(request)))).toEqual([first, first, first])
    expect((await stand.charged()) - before).toBe(12_345)
    expect(await stand.processor.findCharge(request)).toEqual(first)
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
    [
      'declined',
      'card_declined',
      'Your card was declined and nothing was charged. Try another card, or call your bank.',
    ],
    [
      'insufficient',
      'insufficient_funds',
      'Your card doesn’t have enough available funds, so nothing was charged. Use another card, or try again once there is room on it.',
    ],
    ['expired', 'expired_card', 'Your card has expired, so nothing was charged. Use another card.'],
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
    expect(await stand.processor.findCharge(request)).toMatchObject({ state: 'succeeded' })
    expect((await stand.charged()) - before).toBe(12_345)
    expect(await eventsOf(request.key)).toMatchObject([{ kind: 'charge.succeeded' }])
  })

  it('never heard of a key nobody asked with', async () => {
    expect(await stand.processor.findCharge({ key: newKey(), customer_id: await customer() })).toBeUndefined()
  })

  it('finds a charge among many', async () => {
    const request = await requestWith('visa')
    const result = await stand.processor.charge(request)
    for (let turn = 0; turn < 8; turn += 1) await stand.processor.charge({ ...request, key: newKey() })
    expect(await stand.processor.findCharge(request)).toEqual(result)
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
    expect(await stand.processor.findCharge(request)).toMatchObject(ends)
    // Asked again it tells what has become of it, not what it was.
    expect(await stand.processor.charge(request)).toMatchObject(ends)
    expect((await eventsOf(request.key)).map((event) => event.kind)).toEqual([
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
    await stand.processor.detachCard(request.stripe_card_id)
    await stand.processor.detachCard(request.stripe_card_id)
    expect(await stand.processor.charge({ ...request, key: newKey() })).toMatchObject(declined)
    await stand.processor.detachCard('card_invented')
  })

  it('never charges less than its minimum, and nothing was begun: the key may be used for more', async () => {
    for (const currency of ['cad', 'usd'] as const) {
      const minimum = stand.processor.minimumCents(currency)
      expect(minimum).toBe(50)
      const request = await requestWith('visa', { currency, amount_cents: minimum - 1 })
      await expect(stand.processor.charge(request)).rejects.toBeInstanceOf(AmountTooSmall)
      expect(await stand.processor.findCharge(request)).toBeUndefined()
      expect(await stand.processor.charge({ ...request, amount_cents: minimum })).toMatchObject({ state: 'succeeded' })
    }
  })

  describe('a charge that is given up', () => {
    const cancelled = { state: 'declined', code: 'cancelled', message: 'The payment was cancelled.' }

    it.each(['by its id', 'by its key'])('at the bank’s question can’t be confirmed any more (%s)', async (by) => {
      const request = await requestWith('asks')
      const before = await stand.charged()
      const asks = await stand.processor.charge(request)
      const { processor_charge_id } = asks
      const known = by === 'by its id' ? { ...request, processor_charge_id } : request
      expect(await stand.processor.cancel(known)).toEqual({ state: 'cancelled', processor_charge_id })
      await stand.answerBank('client_secret' in asks ? asks.client_secret : '', 'confirm')
      expect(await stand.processor.findCharge(known)).toEqual({ ...cancelled, processor_charge_id })
      expect(await stand.processor.charge(request)).toEqual({ ...cancelled, processor_charge_id })
      expect(await stand.processor.cancel(known)).toEqual({ state: 'cancelled', processor_charge_id })
      expect(await stand.charged()).toBe(before)
      expect((await eventsOf(request.key)).map((event) => event.kind)).toEqual([
        'charge.needs_action',
        'charge.cancelled',
      ])
    })

    it('after it was declined can’t be confirmed with another card either', async () => {
      const request = await requestWith('declined')
      await stand.processor.charge(request)
      expect(await stand.processor.cancel(request)).toMatchObject({ state: 'cancelled' })
      expect(await stand.processor.charge(request)).toMatchObject(cancelled)
    })

    it('after it has gone through is told as it is, and stays charged', async () => {
      const request = await requestWith('visa')
      const before = await stand.charged()
      const result = await stand.processor.charge(request)
      expect(await stand.processor.cancel(request)).toEqual(result)
      expect(await stand.processor.cancel({ ...request, ...result })).toEqual(result)
      expect((await stand.charged()) - before).toBe(12_345)
    })

    it('before its request arrives charges nothing when that does', async () => {
      const request = await requestWith('visa')
      const before = await stand.charged()
      expect(await stand.processor.cancel(request)).toMatchObject({ state: 'cancelled' })
      expect(await stand.processor.charge(request)).toMatchObject(cancelled)
      expect(await stand.processor.findCharge(request)).toMatchObject(cancelled)
      expect(await stand.processor.cancel(request)).toMatchObject({ state: 'cancelled' })
      expect(await stand.charged()).toBe(before)
    })

    it('at the same instant as it is asked for is charged or cancelled, never both', async () => {
      for (let round = 0; round < 10; round += 1) {
        const request = await requestWith('visa')
        const before = await stand.charged()
        const [result, end] = await Promise.all([stand.processor.charge(request), stand.processor.cancel(request)])
        expect(result.state).toBe(end.state === 'cancelled' ? 'declined' : 'succeeded')
        expect((await stand.charged()) - before).toBe(end.state === 'cancelled' ? 0 : 12_345)
      }
    })
  })

  describe('a refund', () => {
    it('gives money back once for a key, however often it is asked, and is found by key and by id', async () => {
      const request = await refundOf('visa', { amount_cents: 2_345 })
      const before = await stand.refunded()
      const first = await stand.processor.refund(request)
      expect(first).toEqual({ state: 'succeeded', processor_refund_id: expect.any(String) })
      expect(await Promise.all([1, 2, 3].map(() => stand.processor.refund(request)))).toEqual([first, first, first])
      expect(await stand.processor.findRefund(request)).toEqual(first)
      expect(await stand.processor.findRefund({ ...request, ...first })).toEqual(first)
      expect(await stand.processor.findRefund({ ...request, key: newKey() })).toBeUndefined()
      expect((await stand.refunded()) - before).toBe(2_345)
    })

    it('gives back in parts, never more than was charged, also at the same instant', async () => {
      const request = await refundOf('visa', { amount_cents: 5_000 })
      const before = await stand.refunded()
      const keys = [newKey(), newKey(), newKey()]
      const ends = await Promise.allSettled(keys.map((key) => stand.processor.refund({ ...request, key })))
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
      const rejected = { ...request, key: newKey(), amount_cents: 2_346 }
      await expect(stand.processor.refund(rejected)).rejects.toBeInstanceOf(RefundRejected)
      await expect(stand.processor.refund(rejected)).rejects.toMatchObject({ code: 'too_much' })
      await stand.processor.refund({ ...rejected, key: newKey(), amount_cents: 2_345 })
      await expect(stand.processor.refund({ ...rejected, key: newKey(), amount_cents: 1 })).rejects.toMatchObject({
        code: 'too_much',
      })
      expect((await stand.refunded()) - before).toBe(12_345)
    })

    it('is refused for the key of another, in another currency, and of what wasn’t charged', async () => {
      const request = await refundOf('visa', { amount_cents: 1_000 })
      await stand.processor.refund(request)
      await expect(stand.processor.refund({ ...request, amount_cents: 999 })).rejects.toBeInstanceOf(KeyReused)
      const other = { ...request, key: newKey() }
      await expect(stand.processor.refund({ ...other, currency: 'usd' })).rejects.toMatchObject({
        code: 'other_currency',
      })
      const declined = await refundOf('declined')
      await expect(stand.processor.refund(declined)).rejects.toMatchObject({ code: 'charge_missing' })
      await expect(stand.processor.refund({ ...other, processor_charge_id: 'pi_invented' })).rejects.toMatchObject({
        code: 'charge_missing',
      })
    })

    it.each(['succeeded', 'failed'] as const)('that is on its way ends as an event says: %s', async (state) => {
      const request = await refundOf('refund_pending')
      const pending = await stand.processor.refund(request)
      expect(pending).toMatchObject({ state: 'pending' })
      await stand.endRefund(pending.processor_refund_id, state)
      expect(await stand.processor.findRefund(request)).toMatchObject({ state })
      const events = (await allEvents()).flatMap(({ refund }) => (refund?.key === request.key ? [refund] : []))
      expect(events.map(({ result }) => result.state)).toEqual(['pending', state])
      expect(events[1]).toMatchObject({
        processor_charge_id: request.processor_charge_id,
        amount_cents: 12_345,
        currency: 'cad',
        result: { processor_refund_id: pending.processor_refund_id },
      })
    })

    it('that fails leaves what was charged, to be refunded otherwise', async () => {
      const before = await stand.refunded()
      const request = await refundOf('refund_fails')
      const failed = { state: 'failed', code: 'expired_or_canceled_card' }
      expect(await stand.processor.refund(request)).toMatchObject(failed)
      expect(await stand.processor.refund(request)).toMatchObject(failed)
      expect(await stand.refunded()).toBe(before)
    })
  })

  describe('what it keeps', () => {
    it.each([
      [12_345, 388],
      [50, 31],
      [100_000_00, 290_030],
    ])('of a charge of %i cents is 2.9% and 30 cents', async (amount_cents, fee) => {
      for (const currency of ['cad', 'usd'] as const) {
        const request = await requestWith('visa', { amount_cents, currency })
        const { processor_charge_id } = await stand.processor.charge(request)
        const expected = { amount_cents: fee, currency }
        expect(await stand.processor.chargeFee(processor_charge_id ?? '')).toEqual(expected)
        expect(await stand.processor.chargeFee(processor_charge_id ?? '')).toEqual(expected)
      }
    })

    it('stays its own when the charge is refunded, and a refund costs nothing more', async () => {
      const request = await refundOf('visa', { amount_cents: 5_000 })
      const { processor_refund_id } = await stand.processor.refund(request)
      expect(await stand.processor.refundFee(processor_refund_id)).toEqual({ amount_cents: 0, currency: 'cad' })
      expect(await stand.processor.chargeFee(request.processor_charge_id)).toEqual({
        amount_cents: 388,
        currency: 'cad',
      })
    })

    it('isn’t told of what hasn’t gone through, or isn’t known', async () => {
      const declined = await stand.processor.charge(await requestWith('declined'))
      const asks = await stand.processor.charge(await requestWith('asks'))
      for (const id of [declined.processor_charge_id, asks.processor_charge_id, 'pi_invented']) {
        expect(await stand.processor.chargeFee(id ?? '')).toBeUndefined()
      }
      const pending = await stand.processor.refund(await refundOf('refund_pending'))
      for (const id of [pending.processor_refund_id, 're_invented']) {
        expect(await stand.processor.refundFee(id)).toBeUndefined()
      }
    })
  })

  it.each(['opened', 'won', 'lost'] as const)(
    'tells of a dispute that is %s, with its amount and fee',
    async (state) => {
      const { processor_charge_id } = await refundOf('visa')
      const dispute: DisputeEvent = {
        processor_dispute_id: `dp_${randomUUID()}`,
        processor_charge_id,
        state,
        amount_cents: 12_345,
        fee_cents: 1_500,
        currency: 'cad',
        reason: 'fraudulent',
      }
      await stand.dispute(dispute)
      const events = (await allEvents()).filter(
        (event) => event.dispute?.processor_dispute_id === dispute.processor_dispute_id,
      )
      expect(events).toMatchObject([{ kind: state === 'opened' ? 'dispute.opened' : 'dispute.closed', dispute }])
    },
  )

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
