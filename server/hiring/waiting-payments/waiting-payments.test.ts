import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { addOrder } from '../../testing/rows/add-order.ts'
import { call } from '../../testing/call.ts'
import type { TestBuyer } from '../../testing/buyers.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { addPerson, addSession } from '../../testing/people.ts'

const away = { now: false }
const { clock, database, shop, one, many, charged, committed, addPromotion } = await checkoutSuite((processor) => ({
  ...processor,
  cancel: (known) => (away.now ? Promise.reject(new ProcessorAway('away')) : processor.cancel(known)),
}))

const list = async ({ token }: { token: string }) =>
  (await call(shop.server, 'GET /client/checkout/waiting', { token })).body as {
    payments: Record<string, unknown>[]
    count: number
  }
const resume = ({ token }: { token: string }, payment: unknown) =>
  call(shop.server, `GET /client/checkout/waiting/${String(payment)}`, { token })
const cancel = ({ token }: { token: string }, payment: unknown) =>
  call(shop.server, `POST /client/checkout/${String(payment)}/cancel`, { token })
const orderState = (order: unknown) =>
  one<{ state: string; failure_code: string | null }>('select state, failure_code from orders where uuid = $1', [order])

/** A checkout whose bank asks, with an assistant's hours and a code kept, whose tab was closed. */
async function leftAtTheBank() {
  const helper = await shop.addHelper(40)
  const code = `WAIT${randomUUID().slice(0, 6).toUpperCase()}`
  await addPromotion(code, { max_redemptions: 1 })
  const ready = await shop.readyToPay({
    kind: 'tok_3ds',
    team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    more: { promotion_codes: [code] },
  })
  const { body } = await shop.pay(ready.buyer, ready.form)
  expect(body).toMatchObject({ state: 'needs_action' })
  return { ...ready, helper, code, order: body['order_uuid'], secret: String(body['client_secret']) }
}

async function colleagueOf({ client }: TestBuyer) {
  const person = await addPerson(database, { permissions: ['client'], client_uuid: client })
  return { token: await addSession(database, clock, person.uuid) }
}

describe('a payment that waits', () => {
  it('is told to every contact of the company, and to nobody else', async () => {
    const { buyer, project, form, order } = await leftAtTheBank()
    const notice = {
      payments: [
        {
          payment_uuid: order,
          pays_for: 'checkout',
          project_uuid: project,
          project_name: 'A team',
          invoice_uuid: null,
          invoice_number: null,
          amount_cents: form['total_cents'],
          currency: 'cad',
          state: 'needs_action',
          kept_until: '2026-11-20T15:15:00.000Z',
        },
      ],
      count: 1,
    }
    expect(await list(buyer)).toEqual(notice)
    expect(await list(await colleagueOf(buyer))).toEqual(notice)
    const stranger = await shop.addBuyer()
    expect(await list(stranger)).toEqual({ payments: [], count: 0 })
    expect((await resume(stranger, order)).status).toBe(404)
    expect((await cancel(stranger, order)).status).toBe(404)
    expect(await orderState(order)).toMatchObject({ state: 'needs_action' })
  })

  it('is taken up again on another device, at the very question of the bank, and paid there', async () => {
    const { buyer, order, secret } = await leftAtTheBank()
    const colleague = await colleagueOf(buyer)
    expect((await resume(colleague, order)).body).toMatchObject({ state: 'needs_action', client_secret: secret })
    await shop.testProcessor.answerBank(secret, 'confirm')
    expect((await resume(colleague, order)).body).toMatchObject({ state: 'paid', client_secret: null })
    expect(await list(buyer)).toMatchObject({ count: 0 })
  })

  it('that is cancelled gives hours and code back at once, and nobody can confirm it any more', async () => {
    const { buyer, project, card, helper, code, order, secret } = await leftAtTheBank()
    const before = await charged()
    expect(await committed(helper.uuid)).toBe(20)
    expect((await cancel(buyer, order)).body).toEqual({ state: 'cancelled', project_uuid: project, invoice_uuid: null })
    expect(await committed(helper.uuid)).toBe(0)
    expect(await one('select times_redeemed from promotions where code = $1', [code])).toEqual({ times_redeemed: 0 })
    expect(await orderState(order)).toEqual({ state: 'declined', failure_code: 'cancelled' })
    await shop.testProcessor.answerBank(secret, 'confirm')
    expect((await resume(buyer, order)).body).toMatchObject({
      state: 'declined',
      message: 'You cancelled this payment.',
    })
    expect(await charged()).toBe(before)
    expect((await cancel(buyer, order)).body, 'asked again').toMatchObject({ state: 'cancelled' })
    expect(await list(buyer)).toMatchObject({ count: 0 })
    const visa = await shop.addCard(buyer, 'tok_visa')
    expect(card).not.toBe(visa)
    expect((await shop.pay(buyer, await shop.formFor(buyer, project, visa))).body).toMatchObject({ state: 'paid' })
  })

  it('that went through before it was cancelled is booked, and the answer says so', async () => {
    const { buyer, project, order, secret } = await leftAtTheBank()
    await shop.testProcessor.answerBank(secret, 'confirm')
    expect((await cancel(buyer, order)).body).toEqual({ state: 'paid', project_uuid: project, invoice_uuid: null })
    expect(await orderState(order)).toMatchObject({ state: 'paid' })
    expect(await many('select status from invoices where order_uuid = $1', [order])).toEqual([{ status: 'paid' }])
  })

  it('stays as it is while the processor is away: 503, and hours are kept', async () => {
    const { buyer, helper, order } = await leftAtTheBank()
    away.now = true
    expect(await cancel(buyer, order)).toMatchObject({ status: 503, body: { code: 'processor_away' } })
    away.now = false
    expect(await committed(helper.uuid)).toBe(20)
    expect(await orderState(order)).toMatchObject({ state: 'needs_action' })
    expect((await cancel(buyer, order)).body).toMatchObject({ state: 'cancelled' })
  })

  it('cancelled five times at once, beside a bank’s yes, is either cancelled or paid, never both', async () => {
    const { buyer, order, secret } = await leftAtTheBank()
    const before = await charged()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => cancel(buyer, order)),
      shop.testProcessor.answerBank(secret, 'confirm'),
    ])
    const states = new Set(
      answers.slice(0, 5).map((answer) => (answer as { body: Record<string, unknown> }).body['state']),
    )
    const { state } = await orderState(order)
    expect(states).toEqual(new Set([state === 'paid' ? 'paid' : 'cancelled']))
    expect((await charged()) - before).toBe(state === 'paid' ? 1 : 0)
  })

  it('without an answer for a minute is told, too; never charged, it is cancelled without the processor', async () => {
    const buyer = await shop.addBuyer()
    const { order_uuid } = await addOrder(database, buyer.client)
    expect(await list(buyer), 'whoever pressed Pay is still waiting').toMatchObject({ count: 0 })
    clock.set(new Date(clock.now().getTime() + 61_000))
    expect(await list(buyer)).toMatchObject({ count: 1, payments: [{ payment_uuid: order_uuid, state: 'pending' }] })
    away.now = true
    expect((await cancel(buyer, order_uuid)).body).toMatchObject({ state: 'cancelled' })
    away.now = false
  })
})
