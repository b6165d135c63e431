import { beforeEach, describe, expect, it } from 'vitest'
import { ProcessorAway, type CardProcessor, type ChargeRequest } from '../../platform/payments/card-processor.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { addPerson } from '../../testing/people.ts'
import { reconcileOrders, settleOrderCharge } from './reconcile-orders.ts'

const none = { away: false, slow: false, trips: '', requested: 0 }
/** What stands between us and the processor: nothing gets through, requests for money are slow, or we throw at one charge. */
const line = { ...none }

async function through<T>(key: string, action: () => Promise<T>): Promise<T> {
  line.requested += 1
  if (line.away) throw new ProcessorAway('No answer.')
  if (line.trips === key) throw new Error('No such thing in our code')
  return action()
}

/** Requests for money that are still under way. */
const underWay: ChargeRequest[] = []
function delay(request: ChargeRequest): Promise<never> {
  underWay.push(request)
  return Promise.reject(new ProcessorAway('No answer.'))
}

const { start, clock, database, shop, one, many, charged, committed } = await checkoutSuite(
  (processor): CardProcessor => ({
    ...processor,
    charge: (request) => (line.slow ? delay(request) : processor.charge(request)),
    findCharge: (charge) => through(charge.key, () => processor.findCharge(charge)),
    cancel: (charge) => through(charge.key, () => processor.cancel(charge)),
  }),
)
beforeEach(() => void Object.assign(line, none))

const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const orderOf = (order: unknown) =>
  one<{ state: string; next_ask_date: Date | null; asks: number }>(
    'select state, next_ask_date, asks from orders where uuid = $1',
    [order],
  )
const stateOf = async (order: unknown) => (await orderOf(order)).state

async function reconcileAt(minute: number): Promise<void> {
  clock.set(minutes(minute))
  await reconcileOrders(shop.deps)
}

/** The minutes, from one to before the other, in which the job asked anything. */
async function requestMinutes(from: number, to: number): Promise<number[]> {
  const requestedAt: number[] = []
  for (let minute = from; minute < to; minute += 1) {
    line.requested = 0
    await reconcileAt(minute)
    if (line.requested > 0) requestedAt.push(minute)
  }
  return requestedAt
}

/** An order at its bank's question, whose tab is closed. */
async function waitingAtTheBank() {
  const helper = await shop.addHelper(40)
  const ready = await shop.readyToPay({ kind: 'tok_3ds', team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
  const { body } = await shop.pay(ready.buyer, ready.form)
  const confirm = () => shop.testProcessor.answerBank(String(body['client_secret']), 'confirm')
  return { ...ready, helper, order: String(body['order_uuid']), confirm }
}

/** The processor lets a charge go through that it had declined: confirmed with another card, say. */
const goesThrough = (order: string) =>
  shop.testProcessor.books.query(
    `update test_processor.charges set state = 'succeeded', code = null, message = null where key = $1`,
    [order],
  )

describe('an order that is given up', () => {
  it('is cancelled at the processor first: whoever confirms it later is charged nothing', async () => {
    const { order, helper, confirm } = await waitingAtTheBank()
    const before = await charged()
    await reconcileAt(15)
    expect([await stateOf(order), await committed(helper.uuid)]).toEqual(['expired', 0])
    await confirm()
    await settleOrderCharge(shop.deps, order)
    await reconcileAt(16)
    expect([await stateOf(order), (await charged()) - before]).toEqual(['expired', 0])
  })

  it('is booked instead when it has gone through, though nobody told us', async () => {
    const { order, confirm } = await waitingAtTheBank()
    await confirm()
    await reconcileAt(15)
    expect(await stateOf(order)).toBe('paid')
  })

  it('stays open while the processor is away, and is given up once it answers', async () => {
    const { order, helper } = await waitingAtTheBank()
    line.away = true
    await reconcileAt(15)
    await reconcileAt(20)
    expect([await stateOf(order), await committed(helper.uuid)]).toEqual(['needs_action', 20])
    line.away = false
    await reconcileAt(40)
    expect([await stateOf(order), await committed(helper.uuid)]).toEqual(['expired', 0])
  })

  it('before the request for its money has arrived charges nothing when that does', async () => {
    const { buyer, form, project } = await shop.readyToPay()
    line.slow = true
    expect((await shop.pay(buyer, form)).body).toMatchObject({ state: 'pending' })
    const { uuid } = await one<{ uuid: string }>('select uuid from orders where project_uuid = $1', [project])
    await reconcileAt(15)
    expect(await stateOf(uuid)).toBe('expired')
    const before = await charged()
    const [request] = underWay.splice(0)
    const arrived = await shop.testProcessor.charge(request as ChargeRequest)
    expect(arrived).toMatchObject({ state: 'declined', code: 'cancelled' })
    await settleOrderCharge(shop.deps, uuid)
    expect([await stateOf(uuid), (await charged()) - before]).toEqual(['expired', 0])
  })

  it('is asked about no more: nothing is left to be known', async () => {
    const { order } = await waitingAtTheBank()
    await reconcileAt(15)
    expect(await orderOf(order)).toMatchObject({ state: 'expired', next_ask_date: null })
    line.requested = 0
    for (let minute = 16; minute < 60; minute += 1) await reconcileAt(minute)
    expect(line.requested).toBe(0)
    const noted = await one('select cancelled_date from charges where uuid = $1', [order])
    expect(noted).toEqual({ cancelled_date: minutes(15) })
  })
})

describe('a declined order', () => {
  it('is cancelled too, so that nobody can confirm it with another card', async () => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_declined' })
    expect((await shop.pay(buyer, form)).body).toMatchObject({ code: 'card_declined' })
    const [order] = await many<{ uuid: string; next_ask_date: Date | null }>(
      'select uuid, next_ask_date from orders where client_uuid = $1',
      [buyer.client],
    )
    expect(order?.next_ask_date).toBeNull()
    const theirs = await shop.testProcessor.books.query('select code from test_processor.charges where key = $1', [
      order?.uuid,
    ])
    expect(theirs).toEqual([{ code: 'cancelled' }])
  })

  it('keeps its reason when the process ends between the cancellation and the books', async () => {
    const { buyer, form, project } = await shop.readyToPay({ kind: 'tok_insufficient' })
    await database.pool.query(`alter table orders add constraint crash check (state <> 'declined') not valid`)
    expect((await shop.pay(buyer, form)).status).toBe(500)
    await database.pool.query('alter table orders drop constraint crash')
    await reconcileAt(1)
    expect(await one('select state, failure_message from orders where project_uuid = $1', [project])).toEqual({
      state: 'declined',
      failure_message:
        'Your card doesn’t have enough available funds, so nothing was charged. Use another card, or try again once there is room on it.',
    })
  })

  it('whose charge goes through afterwards, while it couldn’t be cancelled, is found by the job', async () => {
    const { buyer, form, project } = await shop.readyToPay({ kind: 'tok_declined' })
    line.away = true
    expect((await shop.pay(buyer, form)).body).toMatchObject({ code: 'card_declined' })
    const { uuid } = await one<{ uuid: string }>('select uuid from orders where project_uuid = $1', [project])
    expect(await stateOf(uuid)).toBe('declined')
    await reconcileAt(1)
    await goesThrough(uuid)
    line.away = false
    await reconcileAt(3)
    expect(await stateOf(uuid)).toBe('paid')
    expect(await many('select from payments where charge_uuid = $1', [uuid])).toHaveLength(1)
  })
})

describe('the job', () => {
  it('asks about an order without an answer after growing pauses, and about a bank’s question when its time is over', async () => {
    const { order } = await waitingAtTheBank()
    line.requested = 0
    for (let minute = 0; minute < 15; minute += 1) await reconcileAt(minute)
    expect(line.requested).toBe(0)
    line.away = true
    const requestedAt = await requestMinutes(15, 75)
    expect(requestedAt).toEqual([15, 16, 18, 22, 30, 45, 60])
    expect(await stateOf(order)).toBe('needs_action')
    line.away = false
    await reconcileAt(75)
  })

  it('does what is behind an order that throws, lets that one rest, and tells staff after the third time, once', async () => {
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.edit'] })
    const [trouble, other] = [await waitingAtTheBank(), await waitingAtTheBank()]
    line.trips = trouble.order
    const notifications = () =>
      many<{ title: string; entity_link: string }>(
        'select title, entity_link from notifications where user_uuid = $1',
        [clerk.uuid],
      )
    await reconcileAt(15)
    expect([await stateOf(trouble.order), await stateOf(other.order)]).toEqual(['needs_action', 'expired'])
    // It rests for 4 minutes, then for 16, then for an hour.
    expect(await requestMinutes(16, 35)).toEqual([19])
    expect(await notifications()).toEqual([])
    expect(await requestMinutes(35, 120)).toEqual([35, 99])
    expect(await notifications()).toEqual([
      { title: 'Settling an order has failed three times', entity_link: `project:${trouble.project}` },
    ])
    line.trips = ''
    await reconcileAt(500)
    expect(await stateOf(trouble.order)).toBe('expired')
  })

  it('stops asking for a minute when nobody answers, and still frees what was never charged', async () => {
    const waiting = [
      await waitingAtTheBank(),
      await waitingAtTheBank(),
      await waitingAtTheBank(),
      await waitingAtTheBank(),
    ]
    const { buyer, form, project } = await shop.readyToPay()
    await database.pool.query('alter table charges add constraint crash check (false) not valid')
    await shop.pay(buyer, form)
    await database.pool.query('alter table charges drop constraint crash')
    Object.assign(line, { away: true, asked: 0 })
    await reconcileAt(15)
    expect(line.requested).toBe(3)
    expect(await one('select state from orders where project_uuid = $1', [project])).toEqual({ state: 'expired' })
    Object.assign(line, { away: false, asked: 0 })
    await reconcileAt(16)
    expect(await Promise.all(waiting.map(({ order }) => stateOf(order)))).toEqual(waiting.map(() => 'expired'))
  })
})
