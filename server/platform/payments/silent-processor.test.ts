import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseGate, type DatabaseGate } from '../../testing/database-gate.ts'
import { startStripeStandIn, type StripeStandIn } from '../../testing/payments/stripe-stand-in.ts'
import { ProcessorAway, type CardProcessor } from './card-processor.ts'
import { notifyOfSilence } from './silent-processor.ts'
import { createStripeProcessor } from './stripe/stripe-processor.ts'

let stand: StripeStandIn
let gate: DatabaseGate
let processor: CardProcessor
beforeAll(async () => {
  stand = await startStripeStandIn()
  gate = await databaseGate(`http://127.0.0.1:${stand.address.port}`)
  const address = { ...stand.address, port: Number(new URL(gate.url).port) }
  processor = notifyOfSilence(createStripeProcessor(stand.keys, address), { doubt: 100, answer: 400 })
})
afterAll(async () => {
  await gate.shut()
  await stand.stop()
})

const client = { uuid: '0199aaaa-0000-7000-8000-000000000001', name: 'Maple Books', email: 'm@example.test' }
const charge = (customer_id: string, stripe_card_id: string, key: string) =>
  processor.charge({ key, customer_id, stripe_card_id, amount_cents: 4_000, currency: 'cad', description: 'A test' })

it('a processor that is silent is said to be away, to the first ones soon and then at once; back, it is found', async () => {
  const customer = await processor.customerOf(client)
  const { stripe_card_id } = await processor.saveCard(customer, stand.enter('visa'))
  gate.block()
  await expect(charge(customer, stripe_card_id, 'silent')).rejects.toThrow(ProcessorAway)
  await expect(processor.beginCard(customer)).rejects.toThrow('is silent')
  gate.letGo()
  // Asked for while nobody heard, it may have been done: the same key tells.
  await vi.waitFor(() => charge(customer, stripe_card_id, 'silent'), { timeout: 20_000, interval: 20 })
  expect(stand.charged()).toBe(4_000)
})

it('a charge that a bank is slow over is waited for', async () => {
  const customer = await processor.customerOf(client)
  const { stripe_card_id } = await processor.saveCard(customer, stand.enter('held'))
  const charging = charge(customer, stripe_card_id, 'slow')
  // Long enough to be doubted, and asked about.
  await vi.waitFor(
    () => expect(stand.requests.filter(({ path }) => path === '/v1/payment_intents').length).toBeGreaterThan(3),
    {
      timeout: 20_000,
      interval: 20,
    },
  )
  stand.release()
  expect(await charging).toMatchObject({ state: 'succeeded' })
})
