/*
 * Many checkouts, those that are left at the bank's question and confirmed late, refunds and the first renewals, while the
 * server is killed, replies are lost, calls are repeated and events of the processor come twice and out of order: at its end
 * the processor's books and ours must agree to the cent.
 *
 *   node launch/run.mjs drills/charges.ts [--checkouts 1000] [--kills 50] [--shoppers 12]
 */
import { listedStates } from '@talentplace/server/platform/database/sql-in'
import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testBuyers } from '@talentplace/server/testing/buyers'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { findIssues, readBooks } from './charges/books.ts'
import { confirm, giveUpUncancelled, lateBanks } from './charges/late-banks.ts'
import { refundSome } from './charges/refunder.ts'
import { shop, type Shopped, type Shopper } from './charges/shopper.ts'
import { sendUnrulyEvents } from './charges/unruly-events.ts'
import { openDrillDatabase } from './drill-database.ts'
import { startKilledServer } from './killed-server.ts'

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '50' },
    shoppers: { type: 'string', default: '12' },
  },
})
const checkouts = Number(values.checkouts)
// Of all kills so many while orders are given up, while money is given back, and at the renewals.
const laterKills = Math.floor(Number(values.kills) / 10)
const checkoutKills = Number(values.kills) - 3 * laterKills
const shoppersAtOnce = Number(values.shoppers)
const port = 21_000 + (process.pid % 5_000)
const minutesToGiveUp = 16
const minutesToRenewal = 32 * 24 * 60
// More hours than all the checkouts could ask for.
const helperHours = 200
const helperCount = Math.ceil((checkouts * 20) / helperHours) + 1

/** Of a hundred cards so many of each; the others go through. */
const difficult: Readonly<Record<string, number>> = {
  tok_declined: 8,
  tok_insufficient: 4,
  tok_lost_reply: 15,
  tok_3ds: 16,
  tok_slow: 2,
}
const kinds = Object.entries(difficult).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
const kindOf = (at: number) => kinds[(at * 37) % 100] ?? 'tok_visa'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

const program = new URL('charges/charged-server.ts', import.meta.url)
const database = await openDrillDatabase()
const clock = systemClock
const testProcessor = createTestProcessor({ url: database.url, clock })
const buyers = testBuyers({ database, clock, testProcessor })
const began = performance.now()
const state = { ahead: 0, kills: 0, shopping: true }

async function makeShoppers(): Promise<Shopper[]> {
  const helpers = await Promise.all(Array.from({ length: helperCount }, () => buyers.addHelper(helperHours)))
  const shoppers: Shopper[] = []
  for (let at = 0; at < checkouts; at += 1) {
    const buyer = await buyers.addBuyer(at % 3 === 0 ? { country: 'CA', region: 'QC' } : undefined)
    const assistant_id = at % 3 === 2 ? -1 : (helpers[at % helpers.length]?.id ?? -1)
    const project_uuid = await buyers.addDraft(buyer, [{ role_id: 1, hours: 10 + (at % 9), assistant_id }])
    const leaves = kindOf(at) === 'tok_3ds' && at % 2 === 0
    shoppers.push({ buyer, project_uuid, card_uuid: await buyers.addCard(buyer, kindOf(at)), leaves })
  }
  return shoppers
}

async function shopAll(shoppers: readonly Shopper[], address: string, done: Shopped[]): Promise<void> {
  const waiting = [...shoppers]
  async function next(): Promise<void> {
    for (let shopper = waiting.pop(); shopper; shopper = waiting.pop()) done.push(await shop(address, shopper))
  }
  await Promise.all(Array.from({ length: shoppersAtOnce }, next))
}

async function drillCheckouts(): Promise<Shopped[]> {
  const shoppers = await makeShoppers()
  const server = await startKilledServer({ program, databaseUrl: database.url, port })
  const events = sendUnrulyEvents(testProcessor, server.address, () => state.ahead)
  const done: Shopped[] = []
  const all = shopAll(shoppers, server.address, done).finally(() => {
    state.shopping = false
  })
  for (let kill = 1; kill <= checkoutKills; kill += 1) {
    const due = (checkouts * kill) / (checkoutKills + 1)
    while (state.shopping && done.length < due) await wait(20)
    await wait(Math.random() * 300)
    await server.killAndStart()
    state.kills += 1
    if (kill % 10 === 0) console.log(`  ${kill} kills, ${done.length} checkouts done, ${seconds(began)}`)
  }
  await all
  await settled(done.filter(({ end }) => end === 'left').length)
  await events.stop()
  await server.stop()
  console.log(`  ${events.delivered()} deliveries of events besides the processor’s own`)
  return done
}

/** Waits, but not for ever, until nothing is open but the orders of those who left, and all that was charged has been booked. */
async function settled(left = 0): Promise<void> {
  for (let waited = 0; waited < 150; waited += 1) {
    const { rows } = await database.pool.query<{ open: number }>(
      `select (select count(*) from orders where settled_date is null)
        + (select count(*) from charges where invoice_uuid is not null and state in ${listedStates(chargeStates.sets.open)})
        + (select count(*) from refunds where state in ${listedStates(refundStates.sets.open)})
        + (select count(*) from test_processor.charges theirs where state = 'succeeded'
          and not exists (select from payments where charge_uuid::text = theirs.key)) as open`,
    )
    if (Number(rows[0]?.open) <= left) return
    await wait(1_000)
  }
}

/** A server whose clock is ahead and that works without a pause, killed now and then while `meanwhile` goes on. */
async function drillAhead(
  minutes: number,
  work: 'orders' | 'renewals',
  meanwhile: (address: string) => Promise<void>,
): Promise<void> {
  state.ahead = minutes * 60_000
  const environment = { AHEAD_MINUTES: String(minutes), WORK: work }
  const server = await startKilledServer({ program, databaseUrl: database.url, port, environment })
  const events = sendUnrulyEvents(testProcessor, server.address, () => state.ahead)
  const doing = meanwhile(server.address)
  for (let kill = 0; kill < laterKills; kill += 1) {
    await wait(300 + Math.random() * 1_500)
    await server.killAndStart()
    state.kills += 1
  }
  await doing
  await server.notified('worked', 3)
  await settled()
  await events.stop()
  await server.stop()
}

/** Who left at the bank's question: their orders are given up, while they answer and afterwards. */
async function drillGivingUp(done: readonly Shopped[]): Promise<void> {
  const banks = lateBanks(done.flatMap(({ left }) => left ?? []))
  await giveUpUncancelled(database.pool, banks.uncancelled, new Date(clock.now().getTime() + minutesToGiveUp * 60_000))
  const counts = { meanwhile: 0, afterwards: 0, uncancelled: 0 }
  await drillAhead(minutesToGiveUp, 'orders', async () => {
    counts.uncancelled = await confirm(testProcessor, banks.uncancelled, 3_000)
    counts.meanwhile = await confirm(testProcessor, banks.meanwhile, 3_000)
  })
  counts.afterwards = await confirm(testProcessor, banks.afterwards, 0)
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from charges where cancelled_date is not null',
  )
  console.log(`  ${rows[0]?.count} charges cancelled; ${banks.never.length} left for good`)
  console.log(`  confirmed while they were given up: ${counts.meanwhile} of ${banks.meanwhile.length} charged`)
  console.log(`  confirmed once they were cancelled: ${counts.afterwards} of ${banks.afterwards.length} charged`)
  console.log(`  confirmed late, not cancelled:      ${counts.uncancelled} of ${banks.uncancelled.length} charged`)
}

async function drillRefunds(): Promise<boolean> {
  const person = await addPerson(database, { permissions: ['admin', 'admin_finance.view', 'admin_finance.edit'] })
  const ahead = { now: () => new Date(clock.now().getTime() + minutesToGiveUp * 60_000) }
  const token = await addSession(database, ahead, person.uuid)
  let unclear = 0
  await drillAhead(minutesToGiveUp, 'orders', async (address) => {
    const refunds = await refundSome(address, token, database.pool)
    console.log(
      `  ${refunds.requested} refunds, ${refunds.rejected} refused as too much, ${refunds.repeated} calls repeated`,
    )
    for (const each of refunds.unclear) console.log(`✗ staff never learned what became of a refund: ${each}`)
    unclear = refunds.unclear.length
  })
  return unclear === 0
}

async function report(): Promise<boolean> {
  const { charged, paid, invoiced, refunded, refunds, credit } = await readBooks(database.pool)
  console.log(`  processor charged ${charged.count} times, ${money(charged.cents)}`)
  console.log(`  payments          ${paid.count}, ${money(paid.cents)}`)
  console.log(`  invoices paid     ${invoiced.count}, ${money(invoiced.cents)}; credit ${money(credit.cents)}`)
  console.log(
    `  processor refunded ${refunded.count} times, ${money(refunded.cents)}; our refunds ${refunds.count}, ${money(refunds.cents)}`,
  )
  const issues = await findIssues(database.pool)
  for (const [what, count] of issues) console.log(`✗ ${what}: ${count}`)
  const agree = charged.cents === paid.cents && paid.cents === invoiced.cents + credit.cents
  return agree && refunded.cents === refunds.cents && issues.size === 0
}

try {
  console.log(`Charges drill: ${checkouts} checkouts, ${values.kills} kills, ${shoppersAtOnce} shoppers at once`)
  const done = await drillCheckouts()
  const ended = (end: Shopped['end']) => done.filter((each) => each.end === end)
  const repeated = done.reduce((sum, { attempts }) => sum + attempts - 1, 0)
  console.log(
    `  ${ended('paid').length} paid, ${ended('declined').length} declined, ${ended('left').length} left at the bank’s question, ${repeated} calls repeated with their key, ${state.kills} kills, ${seconds(began)}`,
  )
  for (const { last } of ended('unclear')) console.log(`✗ a shopper never learned what became of it: ${last}`)
  console.log('\nA quarter of an hour later')
  await drillGivingUp(done)
  const first = await report()
  console.log('\nMoney given back')
  const clear = await drillRefunds()
  const second = await report()
  console.log('\nThe next month')
  await drillAhead(minutesToRenewal, 'renewals', async () => undefined)
  console.log(`  ${state.kills} kills in all, ${seconds(began)}`)
  const third = await report()
  const good = first && second && third && clear && ended('unclear').length === 0
  console.log(good ? '\nZero lost, zero double, zero unmatched.' : '\nThe books do not agree.')
  process.exitCode = good ? 0 : 1
} finally {
  await testProcessor.close()
  await database.stop()
}
