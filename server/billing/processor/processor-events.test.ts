import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { settableClock } from '../../platform/clock/clock.ts'
import type { ProcessorEvent } from '../../platform/payments/card-processor.ts'
import { deliverTestEvents, type TestDelivery } from '../../platform/payments/test-processor/deliver-test-events.ts'
import { signatureOf } from '../../platform/payments/test-processor/test-signature.ts'
import { serveCards, type CardsServer } from '../../testing/servers/cards-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const patience = { timeout: 15_000, interval: 20 }
const log = pino({ level: 'silent' })
let database: TestDatabase
let server: CardsServer
let heard: ProcessorEvent[]
let failing: boolean

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  heard = []
  failing = false
  server = await serveCards(database, clock, {
    listeners: [
      (event) => {
        heard.push(event)
        return failing ? Promise.reject(new Error('Not now')) : Promise.resolve()
      },
    ],
  })
})
afterEach(() => server.stop())

/** Charges a card, so that the processor has something to tell; the key. */
async function charge(card = 'tok_visa'): Promise<string> {
  const { testProcessor } = server
  const key = crypto.randomUUID()
  const customer_id = await testProcessor.customerOf({ uuid: crypto.randomUUID(), name: 'Maple', email: 'a@b.test' })
  const { stripe_card_id } = await testProcessor.saveCard(customer_id, card)
  const about = { amount_cents: 500, currency: 'cad' as const, description: 'Order' }
  await testProcessor.charge({ key, customer_id, stripe_card_id, ...about }).catch(() => undefined)
  return key
}

async function eventOf(key: string): Promise<string> {
  const [event] = await server.testProcessor.books.query(
    `select id, kind, charge from test_processor.events where charge->>'key' = $1`,
    [key],
  )
  return JSON.stringify(event)
}

async function send(
  running: FastifyInstance,
  body: string,
  header: string | null,
  processor = 'test',
): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(header !== null && { 'test-signature': header }) }
  const answer = await running.inject({ method: 'POST', url: `/api/webhooks/${processor}`, headers, payload: body })
  return answer.statusCode
}

const signed = async (body: string, at = clock.now()) =>
  signatureOf(await server.testProcessor.books.secret(), body, at)

async function stored(key: string) {
  const rows = await database.kysely.selectFrom('processor_events').select(['payload', 'handled_date']).execute()
  return rows.filter(({ payload }) => (payload as ProcessorEvent).charge?.key === key)
}

describe('an event of the processor', () => {
  it('is kept once and handled once, however often it is sent', async () => {
    const key = await charge()
    const body = await eventOf(key)
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => send(server.server, body, await signed(body))),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await vi.waitFor(async () => expect((await stored(key))[0]?.handled_date).toEqual(clock.now()), patience)
    expect(await stored(key)).toHaveLength(1)
    expect(heard.filter((event) => event.charge?.key === key)).toMatchObject([
      { kind: 'charge.succeeded', charge: { result: { state: 'succeeded' } } },
    ])
  })

  it('stays to be handled while someone who listens throws', async () => {
    failing = true
    const key = await charge()
    const body = await eventOf(key)
    await send(server.server, body, await signed(body))
    await vi.waitFor(() => expect(heard.map((event) => event.charge?.key)).toContain(key), patience)
    expect((await stored(key))[0]?.handled_date).toBeNull()
  })

  it.each<[string, (body: string) => Promise<[string, string | null, string?]>]>([
    ['without a signature', (body) => Promise.resolve([body, null])],
    ['with another body', async (body) => [body.replace('500', '5'), await signed(body)]],
    ['of ten minutes ago', async (body) => [body, await signed(body, new Date(clock.now().getTime() - 600_000))]],
    ['of another processor', async (body) => [body, await signed(body), 'stripe']],
  ])('%s is not believed', async (_what, spoil) => {
    const key = await charge()
    const [body, header, processor] = await spoil(await eventOf(key))
    expect(await send(server.server, body, header, processor)).toBe(400)
    expect(await stored(key)).toEqual([])
  })

  it('from a processor nobody has is refused', async () => {
    expect(await send(server.server, '{}', null, 'paypal')).toBe(400)
    expect(await send(server.server, '{"id":', null)).toBe(400)
  })
})

describe('the test processor', () => {
  let delivery: TestDelivery
  afterEach(() => delivery.stop())

  it('sends its events to us by itself, signed', async () => {
    const origin = await server.server.listen({ port: 0, host: '127.0.0.1' })
    const to = `${origin}/api/webhooks/test`
    delivery = deliverTestEvents({ books: server.testProcessor.books, clock, log, to })
    const keys = [await charge(), await charge('tok_declined'), await charge('tok_3ds'), await charge('tok_lost_reply')]
    await vi.waitFor(() => {
      expect(heard.map((event) => event.charge?.key)).toEqual(expect.arrayContaining(keys))
    }, patience)
    await vi.waitFor(async () => {
      const waiting = await server.testProcessor.books.query(
        'select id from test_processor.events where next_attempt is not null',
      )
      expect(waiting).toEqual([])
    }, patience)
  })
})
