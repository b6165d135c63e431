import type { TestDatabase } from '@talentplace/server/testing/database'
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { liveClients } from './client-life.ts'
import { compareAll } from './compare-all.ts'
import { figuresOf } from './figures.ts'
import { changeCarrying, changePrices, liveFinance } from './finance-life.ts'
import { startKilledJobs } from './killed-jobs.ts'
import { later } from './later.ts'
import { livePay, postBills } from './pay-life.ts'
import { payRest } from './payout-life.ts'
import { subscribe } from './subscribe.ts'
import { decideOld, liveWork } from './work-life.ts'
import { openWorld } from './world.ts'

export interface LedgerDrill {
  readonly subscriptions: number
  readonly days: number
  readonly kills: number
  readonly seed: number
  readonly onDay?: (day: string, done: number) => void
}

/** Days after which prices and a tax are others, again and again. */
const pricesChange = 45
const carryingChanges = 20
/** Time is reviewed, billed and paid to its end. */
const quietDays = 32
const firstDay = '2026-02-02'

const at = (day: string, hour: string) => new Date(`${day}T${hour}Z`)

/** Days of a marketplace, one after the other: the jobs in the morning, people in the afternoon, and at last what came of it. */
export async function playLedger(database: TestDatabase, drill: LedgerDrill) {
  const world = await openWorld(database, { ...drill, start: at(firstDay, '09:00:00') })
  const { product, facts } = world
  const kills = randomNumbers(drill.seed + 1)
  const jobs = await startKilledJobs(database.url, () => kills.below(1_000) / 1_000)
  const all = drill.days + quietDays
  // Everybody has bought something by the end of the first third.
  const buyEvery = drill.days / 3 / drill.subscriptions
  let bought = 0
  try {
    for (let done = 0; done < all; done += 1) {
      const day = later(firstDay, done)
      product.clock.set(at(day, '10:05:00'))
      facts.moment += 1
      facts.mornings.set(day, facts.moment)
      await jobs.doDay(product.clock.now(), jobs.kills() < (drill.kills * (done + 1)) / all)
      product.clock.set(at(day, '15:00:00'))
      if (done < drill.days) {
        for (; bought < drill.subscriptions && bought * buyEvery <= done; bought += 1) await subscribe(world, day)
        await liveClients(world, day)
        await liveWork(world, day)
        await liveFinance(world, day)
        if (done % pricesChange === pricesChange - 1) await changePrices(world, later(day, 1), done)
        if (done % carryingChanges === carryingChanges - 1) await changeCarrying(world, later(day, 1))
      }
      if (done % 7 === 6) await decideOld(world)
      await livePay(world, day)
      drill.onDay?.(day, done)
    }
    const last = later(firstDay, all - 1)
    // Who got no answer this morning is looked after an hour later.
    product.clock.set(at(last, '11:05:00'))
    await jobs.doDay(product.clock.now(), false)
    await postBills(world, true)
    await payRest(world, last)
    const compared = await compareAll(product, facts, last)
    return {
      issues: compared.issues,
      figures: figuresOf(compared, facts),
      done: product.done,
      rejected: product.rejected,
      kills: jobs.kills(),
    }
  } finally {
    await jobs.stop()
    await product.stop()
  }
}

export type PlayedLedger = Awaited<ReturnType<typeof playLedger>>
