import { afterAll, expect, it } from 'vitest'
import { cardRow } from '../../accounts/cards/card-row.ts'
import { createStripeProcessor } from '../../platform/payments/stripe/stripe-processor.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { startStripeStandIn } from '../../testing/payments/stripe-stand-in.ts'
import type { TestBuyer } from '../../testing/buyers.ts'
import { reconcileOrders } from './reconcile-orders.ts'

const stand = await startStripeStandIn()
afterAll(() => stand.stop())
const stripe = createStripeProcessor(stand.keys, stand.address)
const { start, clock, database, shop, many } = await checkoutSuite(() => stripe)

const abandoned = 50
const intentsADay = 2_000

/** A card of Stripe's that asks its bank. */
async function addCard({ client }: TestBuyer): Promise<string> {
  const customer_id = await stripe.customerOf({ uuid: client, name: 'Maple Books', email: 'm@example.test' })
  const card = await cardRow(database, await stripe.saveCard(customer_id, stand.enter('asks')))
  const owner = { client_uuid: client, processor: 'stripe' } as const
  await database.kysely
    .insertInto('processor_customers')
    .values({ ...owner, customer_id })
    .execute()
  const row = await database.kysely
    .insertInto('credit_cards')
    .values({ ...card, ...owner, default_credit_card: true })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

async function abandon(): Promise<void> {
  const buyer = await shop.addBuyer()
  const project = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
  const answer = await shop.pay(buyer, await shop.formFor(buyer, project, await addCard(buyer)))
  expect(answer.body).toMatchObject({ state: 'needs_action' })
}

it('of 50 abandoned checkouts among 2,000 of a day costs fewer than 5 requests a minute, and then none', async () => {
  stand.addCharges(intentsADay)
  for (let each = 0; each < abandoned; each += 1) await abandon()
  const before = stand.requests.length
  const minutes = 45
  let quiet = 0
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.set(new Date(start.getTime() + minute * 60_000))
    const requestCount = stand.requests.length
    await reconcileOrders(shop.deps)
    quiet = stand.requests.length === requestCount ? quiet + 1 : 0
  }
  const requestCount = stand.requests.length - before
  // One each, to cancel it when its time is over.
  expect(requestCount).toBe(abandoned)
  expect(requestCount / 16).toBeLessThan(5)
  expect(quiet).toBe(minutes - 16)
  expect(await many('select state, count(*)::int from orders group by state', [])).toEqual([
    { state: 'expired', count: abandoned },
  ])
  expect(stand.charged()).toBe(intentsADay * 40_000)
})
