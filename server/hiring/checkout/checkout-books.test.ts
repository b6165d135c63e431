import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { serveCheckout, type CheckoutServer } from '../../testing/servers/checkout-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { reconcileOrders, settleOrderCharge } from './reconcile-orders.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const { chance } = randomNumbers(20_261_120)
const buyers = 40
const kinds = ['tok_visa', 'tok_visa', 'tok_visa', 'tok_declined', 'tok_lost_reply', 'tok_3ds']

let database: TestDatabase
let shop: CheckoutServer
let calm = false

function breakSometimes(share: number): void {
  if (!calm && chance(share)) throw chance(0.5) ? new ProcessorAway('Lost.') : new Error('The process ended here.')
}

/** Before the request, after it, or not at all: a line that breaks, or a process that ends. */
function unreliable(processor: CardProcessor): CardProcessor {
  return {
    ...processor,
    async charge(request) {
      breakSometimes(0.15)
      const result = await processor.charge(request)
      breakSometimes(0.25)
      return result
    },
    async findCharge(charge) {
      breakSometimes(0.2)
      return processor.findCharge(charge)
    },
    async cancel(charge) {
      breakSometimes(0.15)
      const result = await processor.cancel(charge)
      breakSometimes(0.15)
      return result
    },
  }
}

beforeAll(async () => {
  database = await testDatabase()
  shop = await serveCheckout(database, clock, unreliable)
})
afterAll(async () => {
  await shop.stop()
  await database.close()
})

/** Presses, presses again, answers the bank or doesn't, and gives up at some point. */
async function buy(kind: string): Promise<void> {
  const helper = await shop.addHelper(40)
  const { buyer, form } = await shop.readyToPay({ kind, team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
  const key = randomUUID()
  do {
    const [answer] = await Promise.all([shop.pay(buyer, form, key), chance(0.3) && shop.pay(buyer, form, key)])
    const secret = answer.body['client_secret']
    if (typeof secret === 'string' && chance(0.7)) await shop.testProcessor.answerBank(secret, 'confirm')
    if (answer.body['state'] === 'paid' || answer.body['code'] === 'card_declined') return
  } while (chance(0.7))
}

async function unrulyEvents(): Promise<void> {
  const events = await shop.testProcessor.books.query<{ key: string }>(
    `select charge ->> 'key' as key from test_processor.events where charge is not null order by random()`,
  )
  const settle = ({ key }: { key: string }) => settleOrderCharge(shop.deps, key).catch(() => false)
  await Promise.all([...events, ...events].map(settle))
}

async function cents(text: string): Promise<number> {
  const { rows } = await database.pool.query<{ cents: number }>(text)
  return Number(rows[0]?.cents)
}

it('after crashes, lost replies and unruly events the processor’s books and ours agree to the cent', async () => {
  const shoppers = Array.from({ length: buyers }, (_each, at) => kinds[at % kinds.length] ?? 'tok_visa')
  for (let at = 0; at < shoppers.length; at += 8) await Promise.all(shoppers.slice(at, at + 8).map(buy))
  await Promise.all([unrulyEvents(), reconcileOrders(shop.deps), reconcileOrders(shop.deps)])
  calm = true
  clock.set(new Date(start.getTime() + 20 * 60_000))
  await reconcileOrders(shop.deps)
  await unrulyEvents()
  const charged = await cents(`select sum(amount_cents) as cents from test_processor.charges where state = 'succeeded'`)
  expect(charged).toBeGreaterThan(0)
  expect(await cents('select sum(amount_cents) as cents from payments')).toBe(charged)
  expect(await cents('select sum(paid_cents) as cents from invoices')).toBe(charged)
  expect(await cents('select count(*) as cents from orders where settled_date is null')).toBe(0)
  expect(await cents('select count(*) as cents from hour_holds')).toBe(0)
  expect(
    await cents(`select count(*) as cents from assistants where monthly_hours_committed <>
      (select coalesce(sum(hours_per_month), 0) from rate_plans where virtualassistant_uuid = assistants.uuid)`),
  ).toBe(0)
  expect(await cents('select sum(last_number) - (select count(*) from invoices) as cents from invoice_numbers')).toBe(0)
})
