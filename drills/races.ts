/*
 * What many do at the same instant, through the server's own operations: the last use of a promotion, invoice numbers, one
 * checkout pressed a hundred times, the default card, and the last spare hours of one assistant.
 *
 *   node launch/run.mjs drills/races.ts [--at-once 200]
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { setDefaultCardOperation } from '@talentplace/server/accounts/cards/set-default-card'
import { systemClock as clock } from '@talentplace/server/platform/clock/clock'
import { call, type Answer } from '@talentplace/server/testing/call'
import { serveCheckout, type CheckoutServer } from '@talentplace/server/testing/servers/checkout-server'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { openDrillDatabase } from './drill-database.ts'

const { values } = parseArgs({ options: { 'at-once': { type: 'string', default: '200' } } })
const atOnce = Number(values['at-once'])
const cardsOfOne = 10
const hoursEach = 20
const roomFor = 3

const state = { failures: 0 }
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) state.failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}

type Ready = Awaited<ReturnType<CheckoutServer['readyToPay']>>

const database = await openDrillDatabase()
const shop = await serveCheckout(database, clock)

async function allReady(options?: Parameters<CheckoutServer['readyToPay']>[0]): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let at = 0; at < atOnce; at += 1) ready.push(await shop.readyToPay(options))
  return ready
}

const payAll = (ready: readonly Ready[]) => Promise.all(ready.map(({ buyer, form }) => shop.pay(buyer, form)))

/** `200: 1, promotion_refused: 199` */
function tally(answers: readonly Answer[]): string {
  const groups = Map.groupBy(answers, ({ status, body }) => (status === 200 ? '200' : String(body['code'])))
  return [...groups].map(([what, some]) => `${what}: ${some.length}`).join(', ')
}

const paid = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length
const all = (answers: readonly Answer[], code: string) =>
  answers.every(({ status, body }) => status === 200 || body['code'] === code)

async function number(text: string, params: unknown[] = []): Promise<number> {
  const { rows } = await database.pool.query<Record<string, number>>(text, params)
  return Number(Object.values(rows[0] ?? {})[0])
}

async function lastPromotion(): Promise<void> {
  await database.kysely
    .insertInto('promotions')
    .values({
      code: 'LASTONE',
      name: 'The last one',
      type: 'percentage',
      value: 10_000,
      duration: 'once',
      redeemable_from: new Date(0),
      max_redemptions: 1,
    })
    .execute()
  const answers = await payAll(await allReady({ more: { promotion_codes: ['LASTONE'] } }))
  const used = await number(`select times_redeemed from promotions where code = 'LASTONE'`)
  check(
    `a promotion limited to 1, used ${atOnce} times at once`,
    used === 1 && paid(answers) === 1 && all(answers, 'promotion_refused'),
    `used ${used} time; ${tally(answers)}`,
  )
}

async function invoiceNumbers(): Promise<void> {
  const before = await number(`select last_number from invoice_numbers where currency = 'cad'`)
  const answers = await payAll(await allReady())
  const last = await number(`select last_number from invoice_numbers where currency = 'cad'`)
  const distinct = await number(`select count(distinct number) from invoices where currency = 'cad'`)
  check(
    `invoice numbers of ${atOnce} checkouts at once`,
    last === distinct && last - before === atOnce && paid(answers) === atOnce,
    `${before + 1} to ${last}, ${last - distinct} gaps; ${tally(answers)}`,
  )
}

async function onePressedOften(): Promise<void> {
  const { buyer, form, project } = await shop.readyToPay()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: atOnce }, () => shop.pay(buyer, form, key)))
  const orders = await number('select count(*) from orders where project_uuid = $1', [project])
  const invoices = await number('select count(*) from invoices where project_uuid = $1', [project])
  const charges = await number(
    `select count(*) from test_processor.charges join orders on orders.uuid::text = key where project_uuid = $1`,
    [project],
  )
  check(
    `one checkout pressed ${atOnce} times at once`,
    orders === 1 && invoices === 1 && charges === 1 && paid(answers) === atOnce,
    `${orders} order, ${charges} charge, ${invoices} invoice; ${tally(answers)}`,
  )
}

async function defaultCard(): Promise<void> {
  const running = await serveOperations({ database, clock }, () => [setDefaultCardOperation({ database, clock })])
  const buyer = await shop.addBuyer()
  const cards = await Promise.all(Array.from({ length: cardsOfOne }, () => shop.addCard(buyer, 'tok_visa')))
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_each, at) =>
      call(running.server, `PUT /client/${buyer.client}/credit_card`, {
        token: buyer.token,
        body: { uuid: cards[at % cards.length], source: 'talentplace' },
      }),
    ),
  )
  const defaults = await number('select count(*) from credit_cards where client_uuid = $1 and default_credit_card', [
    buyer.client,
  ])
  check(
    `the default among ${cardsOfOne} cards, set ${atOnce} times at once`,
    defaults === 1 && paid(answers) === atOnce,
    `${defaults} default; ${tally(answers)}`,
  )
  await running.stop()
}

async function lastHours(): Promise<void> {
  const helper = await shop.addHelper(hoursEach * roomFor + 5)
  const ready = await allReady({ team: [{ role_id: 1, hours: hoursEach, assistant_id: helper.id }] })
  const answers = await payAll(ready)
  const committed = await number('select monthly_hours_committed from assistants where uuid = $1', [helper.uuid])
  check(
    `one assistant with room for ${roomFor}, asked by ${atOnce} at once`,
    paid(answers) === roomFor && committed === roomFor * hoursEach && all(answers, 'hours_taken'),
    `${committed} of ${hoursEach * roomFor + 5} hours taken; ${tally(answers)}`,
  )
}

try {
  await lastPromotion()
  await invoiceNumbers()
  await onePressedOften()
  await defaultCard()
  await lastHours()
  console.log(state.failures === 0 ? '\nEvery race was won once.' : `\n${state.failures} races failed.`)
  process.exitCode = state.failures === 0 ? 0 : 1
} finally {
  await shop.stop()
  await database.stop()
}
