import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProcessorAway, type CardProcessor } from '../../platform/payments/card-processor.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { addPerson } from '../../testing/people.ts'
import { whileChanging } from '../../testing/while-changing.ts'
import { promotionsForPeriod } from '../../billing/promotions/promotions-for-period.ts'
import { reconcileOrders, settleOrderCharge } from './reconcile-orders.ts'

/** What stands between us and the processor at this moment. */
const line = { asks: true, answers: true, crashes: false }
const lost = () => Promise.reject(new ProcessorAway('No answer.'))

const { start, clock, database, shop, one, committed, addPromotion } = await checkoutSuite(
  (processor): CardProcessor => ({
    ...processor,
    charge: async (request) => {
      if (!line.asks) return lost()
      const result = await processor.charge(request)
      if (line.crashes) throw new Error('The process ended here.')
      return result
    },
    findCharge: (charge) => (line.answers ? processor.findCharge(charge) : lost()),
    cancel: (charge) => (line.answers ? processor.cancel(charge) : lost()),
  }),
)
beforeEach(() => void Object.assign(line, { asks: true, answers: true, crashes: false }))

const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const stateOf = async (order: unknown) =>
  (await one<{ state: string }>('select state from orders where uuid = $1', [order])).state
const paymentsOf = async (order: unknown) =>
  (await database.pool.query('select from payments where charge_uuid = $1', [order])).rows.length
const orderOf = async (project: string) =>
  (await one<{ uuid: string }>('select uuid from orders where project_uuid = $1', [project])).uuid
const settle = (order: unknown) => settleOrderCharge(shop.deps, String(order))

/** A checkout that ends before anybody has heard from the processor; a slow network took the request along or not. */
async function unansweredOrder(took: boolean) {
  const helper = await shop.addHelper(40)
  const ready = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
  const key = randomUUID()
  Object.assign(line, { asks: took, crashes: took, answers: false })
  await shop.pay(ready.buyer, ready.form, key)
  Object.assign(line, { asks: true, crashes: false, answers: true })
  return { ...ready, key, helper, order: await orderOf(ready.project) }
}

/** A checkout that ends before the processor is asked. */
async function lockedOrder(team?: readonly { role_id: number; hours: number; assistant_id: number }[]) {
  const ready = await shop.readyToPay(team && { team })
  const key = randomUUID()
  await database.pool.query('alter table charges add constraint crash check (false) not valid')
  expect((await shop.pay(ready.buyer, ready.form, key)).status).toBe(500)
  await database.pool.query('alter table charges drop constraint crash')
  return { ...ready, key, order: await orderOf(ready.project) }
}

describe('a crash', () => {
  it('between order and charge: nothing was charged, the same call goes on, and it is charged once', async () => {
    const { buyer, form, key, order } = await lockedOrder()
    expect(await stateOf(order)).toBe('held')
    expect((await shop.pay(buyer, form, key)).body).toMatchObject({ order_uuid: order, state: 'paid' })
    expect(await paymentsOf(order)).toBe(1)
  })

  it('between charge and settlement: the job settles it, once', async () => {
    const { order } = await unansweredOrder(true)
    expect(await stateOf(order)).toBe('charging')
    await Promise.all([reconcileOrders(shop.deps), reconcileOrders(shop.deps), settle(order)])
    expect(await stateOf(order)).toBe('paid')
    expect(await paymentsOf(order)).toBe(1)
  })

  it('within the settlement: nothing of it is kept, and it is done again', async () => {
    const { buyer, form, project } = await shop.readyToPay()
    await database.pool.query('alter table payments add constraint crash check (false) not valid')
    const key = randomUUID()
    expect((await shop.pay(buyer, form, key)).status).toBe(500)
    const order = await orderOf(project)
    const numbers =
      'select sum(last_number)::int as last, (select count(*)::int from invoices) as kept from invoice_numbers'
    const { last, kept } = await one<{ last: number; kept: number }>(numbers, [])
    expect(last).toBe(kept)
    await database.pool.query('alter table payments drop constraint crash')
    expect((await shop.pay(buyer, form, key)).body).toMatchObject({ order_uuid: order, state: 'paid' })
  })
})

describe('an order nobody waits for', () => {
  it('that was never charged is never charged by itself: after 15 minutes hours and draft are free', async () => {
    const helper = await shop.addHelper(40)
    const { buyer, form, order } = await lockedOrder([{ role_id: 1, hours: 20, assistant_id: helper.id }])
    clock.set(minutes(14))
    await reconcileOrders(shop.deps)
    expect([await stateOf(order), await committed(helper.uuid)]).toEqual(['held', 20])
    clock.set(minutes(15))
    await reconcileOrders(shop.deps)
    expect([await stateOf(order), await committed(helper.uuid)]).toEqual(['expired', 0])
    expect((await shop.pay(buyer, form)).body).toMatchObject({ state: 'paid' })
  })

  it('that begins to be charged as its time ends isn’t given up as one that nobody asked money for', async () => {
    const { order } = await lockedOrder()
    clock.set(minutes(15))
    const change = `update orders set state = 'charging' where uuid = $1`
    await whileChanging(database, [change, [order]], () => reconcileOrders(shop.deps))
    expect(await stateOf(order)).toBe('charging')
  })

  it('is charged by nobody once its 15 minutes are over, by the same call neither', async () => {
    const onHold = await lockedOrder()
    const unanswered = await unansweredOrder(false)
    clock.set(minutes(16))
    await shop.pay(onHold.buyer, onHold.form, onHold.key)
    await shop.pay(unanswered.buyer, unanswered.form, unanswered.key)
    for (const order of [onHold.order, unanswered.order]) {
      expect([(await stateOf(order)) === 'paid', await paymentsOf(order)]).toEqual([false, 0])
    }
    await reconcileOrders(shop.deps)
    expect([await stateOf(onHold.order), await stateOf(unanswered.order)]).toEqual(['expired', 'expired'])
  })

  it('whose charge the processor never heard of expires after 15 minutes, and is told so', async () => {
    const { buyer, order, helper } = await unansweredOrder(false)
    await reconcileOrders(shop.deps)
    expect((await shop.follow(buyer, order)).body).toMatchObject({ state: 'pending' })
    clock.set(minutes(16))
    await reconcileOrders(shop.deps)
    expect((await shop.follow(buyer, order)).body).toMatchObject({
      state: 'expired',
      message: 'The payment was not completed in time. Nothing was charged.',
    })
    expect(await committed(helper.uuid)).toBe(0)
  })

  it('is kept for as long as the processor doesn’t answer: it may have been paid', async () => {
    const { order } = await unansweredOrder(true)
    line.answers = false
    clock.set(minutes(60))
    await reconcileOrders(shop.deps)
    expect(await stateOf(order)).toBe('charging')
    line.answers = true
    clock.set(minutes(62))
    await reconcileOrders(shop.deps)
    expect(await stateOf(order)).toBe('paid')
  })

  it('blocks a second payment of the same draft until it is settled', async () => {
    const { buyer, form } = await unansweredOrder(false)
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
  })
})

/** Expired at the bank's question, without being cancelled at the processor, as before it could cancel. */
async function expiredAtTheBank(more: Record<string, unknown> = {}) {
  const ready = await shop.readyToPay({ kind: 'tok_3ds', more })
  const { body } = await shop.pay(ready.buyer, ready.form)
  clock.set(minutes(16))
  await database.pool.query(
    `with expired as (update orders set state = 'expired', settled_date = $2, next_ask_date = $2 where uuid = $1
      returning uuid),
    freed as (update promotion_redemptions set state = 'released' where order_uuid = $1)
    update charges set state = 'declined', settled_date = $2 where uuid in (select uuid from expired)`,
    [body['order_uuid'], clock.now()],
  )
  return { ...ready, order: body['order_uuid'], secret: String(body['client_secret']) }
}

describe('money that comes late', () => {
  it('after the order had expired still buys the subscription', async () => {
    const { buyer, project, order, secret } = await expiredAtTheBank()
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    expect([await stateOf(order), await paymentsOf(order)]).toEqual(['paid', 1])
    expect(await one('select start_date from projects where uuid = $1', [project])).toEqual({
      start_date: '2026-11-20',
    })
    expect((await shop.follow(buyer, order)).body).toMatchObject({ state: 'paid', message: null })
  })

  it('a day later is invoiced on the day the subscription began', async () => {
    const { order, secret } = await expiredAtTheBank()
    clock.set(new Date('2026-11-21T15:00:00Z'))
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    expect(await one('select invoice_date, period_start from invoices where order_uuid = $1', [order])).toEqual({
      invoice_date: '2026-11-20',
      period_start: '2026-11-20',
    })
  })

  it('is not asked for again: the bank’s question, told late, leaves the order ended', async () => {
    const { buyer, order } = await expiredAtTheBank()
    await settle(order)
    expect(await stateOf(order)).toBe('expired')
    expect((await shop.follow(buyer, order)).body).toMatchObject({ state: 'expired', client_secret: null })
  })

  it('brings a draft back that was removed meanwhile', async () => {
    const { project, order, secret } = await expiredAtTheBank()
    await database.pool.query('update projects set removed_date = now() where uuid = $1', [project])
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    expect(await one('select start_date, removed_date from projects where uuid = $1', [project])).toEqual({
      start_date: '2026-11-20',
      removed_date: null,
    })
  })

  it('is found by the job even when the event about it is lost', async () => {
    const { order, secret } = await expiredAtTheBank()
    await shop.testProcessor.answerBank(secret, 'confirm')
    await reconcileOrders(shop.deps)
    expect(await stateOf(order)).toBe('paid')
  })

  it('after the draft had been bought again is the client’s credit to the cent, and staff and client are told once', async () => {
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.edit'] })
    const { buyer, project, form, order, secret } = await expiredAtTheBank()
    const card_uuid = await shop.addCard(buyer, 'tok_visa')
    expect((await shop.pay(buyer, { ...form, card_uuid })).body).toMatchObject({ state: 'paid' })
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    await settle(order)
    await reconcileOrders(shop.deps)
    expect(await stateOf(order)).toBe('expired')
    expect(await one('select state from charges where uuid = $1', [order])).toEqual({ state: 'succeeded' })
    const notifications = await database.pool.query('select title from notifications where user_uuid = $1', [
      clerk.uuid,
    ])
    expect(notifications.rows).toEqual([{ title: expect.stringMatching(/^.+ has a new credit of \$[\d,.]+ CAD$/) }])
    expect(
      await one(
        `select credit.amount_cents, balance_cents, kind from client_credits credit
         join payments on payments.uuid = payment_uuid and charge_uuid = $1
         join client_credit_balances balance on balance.client_uuid = credit.client_uuid`,
        [order],
      ),
    ).toEqual({ kind: 'surplus', amount_cents: form.total_cents, balance_cents: form.total_cents })
    const invoices = await database.pool.query('select from invoices where project_uuid = $1', [project])
    expect(invoices.rows).toHaveLength(1)
  })
})

it('money that comes late, after the client’s first purchase in another currency, is their credit', async () => {
  const { buyer, order, secret } = await expiredAtTheBank({ currency: 'cad' })
  const project = await shop.addDraft(buyer, [{ role_id: 2, hours: 10, assistant_id: -1 }])
  const card = await shop.addCard(buyer, 'tok_visa')
  expect((await shop.pay(buyer, await shop.formFor(buyer, project, card, { currency: 'usd' }))).status).toBe(200)
  await shop.testProcessor.answerBank(secret, 'confirm')
  await settle(order)
  expect(await stateOf(order)).toBe('expired')
  expect(await one('select currency from client_credits where client_uuid = $1', [buyer.client])).toEqual({
    currency: 'cad',
  })
})

const usesOf = (code: string) =>
  one('select times_redeemed, redeemed_beyond_limit from promotions where code = $1', [code])
const useOf = (order: unknown) =>
  one('select state, beyond_limit from promotion_redemptions where order_uuid = $1', [order])

describe('the promotions of money that comes late', () => {
  it('are used, and reduce the months that were signed', async () => {
    await addPromotion('HALF', { value: 50_000, duration: 'forever', max_redemptions: 1 })
    const { project, order, secret } = await expiredAtTheBank({ promotion_codes: ['HALF'] })
    expect(await usesOf('HALF')).toEqual({ times_redeemed: 0, redeemed_beyond_limit: 0 })
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    expect(await useOf(order)).toEqual({ state: 'redeemed', beyond_limit: false })
    expect(await usesOf('HALF')).toEqual({ times_redeemed: 1, redeemed_beyond_limit: 0 })
    const left = await promotionsForPeriod(database.kysely, project)
    expect(left.map(({ code }) => code)).toEqual(['HALF'])
    const { renewal, paid } = await one<{ renewal: number; paid: number }>(
      `select (quote->'renewal'->'document'->>'total_cents')::int as renewal, total_cents as paid from orders
      where uuid = $1`,
      [order],
    )
    expect(renewal).toBe(paid)
  })

  it('hold as signed though the last use has gone to someone else: both count, one of them beyond the limit', async () => {
    await addPromotion('LASTONE', { duration: 'forever', max_redemptions: 1 })
    const { project, order, secret } = await expiredAtTheBank({ promotion_codes: ['LASTONE'] })
    const other = await shop.readyToPay({ more: { promotion_codes: ['LASTONE'] } })
    expect((await shop.pay(other.buyer, other.form)).body).toMatchObject({ state: 'paid' })
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    await settle(order)
    expect(await stateOf(order)).toBe('paid')
    expect(await useOf(order)).toEqual({ state: 'redeemed', beyond_limit: true })
    expect(await usesOf('LASTONE')).toEqual({ times_redeemed: 2, redeemed_beyond_limit: 1 })
    expect((await promotionsForPeriod(database.kysely, project)).map(({ code }) => code)).toEqual(['LASTONE'])
    const third = await shop.readyToPay()
    const form = { ...third.form, promotion_codes: ['LASTONE'] }
    expect((await shop.pay(third.buyer, form)).body).toMatchObject({ code: 'promotion_refused' })
  })

  it('hold as signed though staff have removed them meanwhile', async () => {
    await addPromotion('GONE')
    const { order, secret } = await expiredAtTheBank({ promotion_codes: ['GONE'] })
    await database.pool.query(`update promotions set removed_date = now() where code = 'GONE'`)
    await shop.testProcessor.answerBank(secret, 'confirm')
    await settle(order)
    expect([await stateOf(order), await useOf(order)]).toEqual(['paid', { state: 'redeemed', beyond_limit: false }])
  })
})

describe('events of the processor', () => {
  it('doubled, at once and after the fact, settle an order once', async () => {
    const { order } = await unansweredOrder(true)
    await Promise.all(Array.from({ length: 8 }, () => settle(order)))
    await settle(order)
    expect([await stateOf(order), await paymentsOf(order)]).toEqual(['paid', 1])
  })

  it('about something else are none of ours', async () => {
    expect(await settle(randomUUID())).toBe(false)
  })
})
