import type { TestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { onceReachable } from '@talentplace/server/platform/database/database-away'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testBuyers } from '@talentplace/server/testing/buyers'
import type { Shopper } from '../charges/shopper.ts'
import type { DrillDatabase } from '../drill-database.ts'
import { addWorkers, type Worker } from '../timers/workers.ts'

/** Assistants with a timer and the thread of their subscription. */
export async function addTalkingWorkers(
  database: DrillDatabase,
  count: number,
): Promise<(Worker & { thread: string })[]> {
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.discussions'`)
  const workers = await addWorkers(database, count)
  return Promise.all(
    workers.map(async (worker) => {
      const { rows } = await database.pool.query<{ uuid: string }>(
        'select uuid from discussions where project_uuid = $1',
        [worker.timers[0]],
      )
      return { ...worker, thread: rows[0]?.uuid ?? '' }
    }),
  )
}

/** Clients with a draft and a card; the processor's answer to every eighth is lost on its way. */
export async function makeShoppers(
  database: DrillDatabase,
  testProcessor: TestProcessor,
  count: number,
): Promise<Shopper[]> {
  const buyers = testBuyers({ database, clock: systemClock, testProcessor })
  async function make(at: number): Promise<Shopper> {
    const buyer = await buyers.addBuyer()
    const project_uuid = await buyers.addDraft(buyer, [{ role_id: 1, hours: 10 + (at % 9), assistant_id: -1 }])
    const card_uuid = await buyers.addCard(buyer, at % 8 === 7 ? 'tok_lost_reply' : 'tok_visa')
    return { buyer, project_uuid, card_uuid, leaves: false }
  }
  const shoppers: Shopper[] = []
  for (let at = 0; at < count; at += 1) shoppers.push(await onceReachable(() => make(at)))
  return shoppers
}
