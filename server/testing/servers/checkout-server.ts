import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { readConfiguration } from '../../app/configuration.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { createTestProcessor, type TestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { checkoutDeps } from '../../hiring/checkout/checkout-deps.ts'
import { checkoutOperations } from '../../hiring/checkout.operations.ts'
import { refundDeps } from '../../billing/refunds/refund-deps.ts'
import { checkoutForm, testBuyers, type TestBuyer, type TestSeat } from '../buyers.ts'
import { call, type Answer } from '../call.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations } from './operations-server.ts'
import { paidOperations } from '../paid-operations.ts'

type Form = Record<string, unknown>

/**
 * The operations of the checkout with the test processor. `wrap` stands between the two: it can lose replies, or count.
 */
export async function serveCheckout(
  database: TestDatabase,
  clock: Clock,
  wrap: (processor: TestProcessor) => CardProcessor = (processor) => processor,
) {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DEMO_DATA: '0',
    PUBLIC_URL: 'https://talentplace.test',
    SUPPLIER_TAX_NUMBERS: 'GST/HST=123456789 RT0001',
  })
  const testProcessor = createTestProcessor({ url: database.url, clock, slowness: 20 })
  const log = pino({ level: 'silent' })
  const given = { configuration, database, clock, log, processor: wrap(testProcessor) }
  const deps = checkoutDeps(given)
  const running = await serveOperations({ database, clock }, ({ throttle }) => [
    ...Object.values(checkoutOperations({ ...given, throttle })),
    ...paidOperations(given),
  ])
  const buyers = testBuyers({ database, clock, testProcessor })

  const quote = ({ token }: TestBuyer, body: Form): Promise<Answer> =>
    call(running.server, 'POST /client/checkout/quote', { token, body })

  /** What the checkout sends for a draft that begins today, as it is quoted now. */
  async function formFor(buyer: TestBuyer, project_uuid: string, card_uuid: string, more: Form = {}): Promise<Form> {
    const start_date = calendarDay('America/Toronto', clock.now())
    const quoted = await quote(buyer, { project_uuid, start_date, ...more })
    return { ...checkoutForm(quoted.body, { project_uuid, card_uuid }), ...more }
  }

  const pay = ({ token }: TestBuyer, body: Form, key: string = randomUUID()): Promise<Answer> =>
    call(running.server, 'POST /client/checkout', { token, body, key })

  /** A client with a draft of 20 hours that nobody is chosen for, and a card: what most tests begin with. */
  async function readyToPay(options: { kind?: string; team?: readonly TestSeat[]; more?: Form } = {}) {
    const { kind = 'tok_visa', team = [{ role_id: 1, hours: 20, assistant_id: -1 }], more = {} } = options
    const buyer = await buyers.addBuyer()
    const project = await buyers.addDraft(buyer, team)
    const card = await buyers.addCard(buyer, kind)
    return { buyer, project, card, form: await formFor(buyer, project, card, more) }
  }

  return {
    ...buyers,
    deps,
    refunds: refundDeps(given),
    server: running.server,
    testProcessor,
    quote,
    formFor,
    pay,
    readyToPay,
    follow: ({ token }: TestBuyer, order: unknown) =>
      call(running.server, `GET /client/checkout/${String(order)}`, { token }),
    async stop() {
      await running.stop()
      await testProcessor.close()
    },
  }
}

export type CheckoutServer = Awaited<ReturnType<typeof serveCheckout>>
