import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { serveCheckout, type CheckoutServer } from '../../testing/servers/checkout-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { whileChanging } from '../../testing/while-changing.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const buyers = 12

let database: TestDatabase
let shop: CheckoutServer

beforeAll(async () => {
  database = await testDatabase()
  shop = await serveCheckout(database, clock)
})
afterAll(async () => {
  await shop.stop()
  await database.close()
})

type Ready = Awaited<ReturnType<CheckoutServer['readyToPay']>>

async function allReady(options?: Parameters<CheckoutServer['readyToPay']>[0]): Promise<Ready[]> {
  const ready: Ready[] = []
  while (ready.length < buyers) ready.push(await shop.readyToPay(options))
  return ready
}
/** Each takes the next role, in this order. */
const teamOf = (people: readonly { id: number }[]) =>
  people.map(({ id }, at) => ({ role_id: at + 1, hours: 10, assistant_id: id }))
const payAll = (ready: readonly Ready[]) => Promise.all(ready.map(({ buyer, form }) => shop.pay(buyer, form)))

describe('at once', () => {
  it('the last spare hours of one assistant are sold once, and the others hear who has lost them', async () => {
    const helper = await shop.addHelper(25)
    const answers = await payAll(await allReady({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = answers.filter(({ status }) => status !== 200)
    expect(new Set(lost.map(({ body }) => body['code']))).toEqual(new Set(['hours_taken']))
    const { rows } = await database.pool.query('select monthly_hours_committed from assistants where uuid = $1', [
      helper.uuid,
    ])
    expect(rows).toEqual([{ monthly_hours_committed: 20 }])
  })

  it('an assistant who gives up a role while they are paid for in it isn’t sold for it', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
    const change = `update assistants set role_ids = '{2}' where uuid = $1`
    const answer = await whileChanging(database, [change, [helper.uuid]], () => shop.pay(buyer, form))
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_their_role' } })
    expect(answer.body['message']).toContain('Zoë K.')
  })

  it('a promotion limited to one is used once, and the others hear why they can’t', async () => {
    await database.kysely
      .insertInto('promotions')
      .values({
        code: 'ONLYONE',
        name: 'Only one',
        type: 'percentage',
        value: 10_000,
        duration: 'once',
        redeemable_from: new Date('2026-01-01T00:00:00Z'),
        max_redemptions: 1,
      })
      .execute()
    const answers = await payAll(await allReady({ more: { promotion_codes: ['ONLYONE'] } }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rejected = answers.filter(({ status }) => status !== 200)
    expect(new Set(rejected.map(({ body }) => body['code']))).toEqual(new Set(['promotion_refused']))
  })

  it('teams that share people the other way round never wait in a circle, paid or declined', async () => {
    const [first, second] = [await shop.addHelper(400), await shop.addHelper(400)]
    const ready: Ready[] = []
    for (let at = 0; at < buyers; at += 1) {
      const kind = at % 3 === 0 ? 'tok_declined' : 'tok_visa'
      const team = teamOf(at % 2 === 0 ? [first, second] : [second, first])
      ready.push(await shop.readyToPay({ kind, team }))
    }
    const answers = await payAll(ready)
    expect(answers.map(({ status, body }) => (status === 200 ? body['state'] : body['code']))).toEqual(
      ready.map((_each, at) => (at % 3 === 0 ? 'card_declined' : 'paid')),
    )
  })

  it('invoices of many checkouts have numbers without a gap', async () => {
    const answers = await payAll(await allReady())
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { rows } = await database.pool.query<{ number: number }>(
      `select number from invoices where currency = 'cad' order by number`,
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1))
  })

  it('a new client’s first two orders in two currencies: one is refused, and may be paid in the other’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, project, card, form } = await shop.readyToPay({ more: { currency: 'cad' } })
      const second = await shop.addDraft(buyer, [{ role_id: 2, hours: 10, assistant_id: -1 }])
      const other = await shop.formFor(buyer, second, card, { currency: 'usd' })
      const answers = await Promise.all([shop.pay(buyer, form), shop.pay(buyer, other)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).not.toContain(500)
      const [paid, rejected] = answers[0].status === 200 ? answers : answers.toReversed()
      expect(paid).toMatchObject({ status: 200, body: { state: 'paid' } })
      // Whether the first is still under way or has its invoice already.
      expect([400, 409]).toContain(rejected?.status)
      const currency = answers[0].status === 200 ? 'cad' : 'usd'
      const again = await shop.formFor(buyer, currency === 'cad' ? second : project, card, { currency })
      expect(await shop.pay(buyer, again)).toMatchObject({ status: 200, body: { state: 'paid' } })
      const { rows } = await database.pool.query('select distinct currency from invoices where client_uuid = $1', [
        buyer.client,
      ])
      expect(rows).toEqual([{ currency }])
    }
  })

  it('an order in another currency than one that waits for its bank is refused, with what can be done', async () => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_3ds', more: { currency: 'cad' } })
    const second = await shop.addDraft(buyer, [{ role_id: 2, hours: 10, assistant_id: -1 }])
    const other = await shop.formFor(buyer, second, String(form['card_uuid']), { currency: 'usd' })
    expect((await shop.pay(buyer, form)).body).toMatchObject({ state: 'needs_action' })
    expect(await shop.pay(buyer, other)).toMatchObject({
      status: 409,
      body: {
        code: 'currency_open',
        message:
          'Another payment of yours is under way in CAD, and all your invoices are in one currency. Please pay in CAD here too, or wait until that payment has ended. Nothing was charged here.',
      },
    })
    // Whatever code comes to be written, the database holds it.
    await expect(
      database.pool.query(
        `insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, currency, quote, team,
          total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version, created_date)
        select client_uuid, $2, placed_by, 'another key', request_hash, 'usd', quote, team, total_cents, start_date,
          held_until, signed_name, signed_date, signed_address, agreement_version, created_date
        from orders where client_uuid = $1`,
        [buyer.client, second],
      ),
    ).rejects.toMatchObject({ constraint: 'orders_one_currency' })
  })
})
