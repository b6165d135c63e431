import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'

/** An item that failed, as whoever is alerted is told of it. */
export interface FailingItem {
  readonly uuid: string
  readonly message: string
  readonly next_try: Date
  readonly at: Date
}

/** A job that does one thing after the other, and what is to happen when one of them has failed three times. */
export interface ItemQueue {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  /** As it is kept and logged: `renewals.charge`. */
  readonly queue: string
  readonly alert: (transaction: Transaction<Tables>, item: FailingItem) => Promise<void>
}

/** What an alert about an item is known by, so that it ends with the item's failure (`watch-product.ts`). */
export const failingItemAlert = (queue: string, uuid: string) => `failing_item:${queue}:${uuid}` as const

const alertAfter = 3
const minute = 60_000
const longestPause = 24 * 60

/** 4 and 16 minutes, 1, 4 and 17 hours, then a day. */
const pauseAfter = (failures: number) => Math.min(4 ** failures, longestPause) * minute

/** True of an item that isn't resting after a failure; `item` is its uuid in the query. */
export function isNotResting(queue: string, item: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from failing_items
    where failing_items.queue = ${queue} and failing_items.item = ${item} and failing_items.next_try > ${now})`
}

async function keepFailure(queue: ItemQueue, uuid: string, error: unknown): Promise<void> {
  const at = queue.clock.now()
  const message = error instanceof Error ? error.message : String(error)
  const failures = await queue.database.kysely.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('failing_items')
      .values({
        queue: queue.queue,
        item: uuid,
        failures: 1,
        last_error: message,
        first_failed: at,
        last_failed: at,
        next_try: new Date(at.getTime() + pauseAfter(1)),
      })
      .onConflict((conflict) =>
        conflict.columns(['queue', 'item']).doUpdateSet({
          failures: sql`failing_items.failures + 1`,
          last_error: message,
          last_failed: at,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    const next_try = new Date(at.getTime() + pauseAfter(stored.failures))
    await transaction
      .updateTable('failing_items')
      .set({ next_try })
      .where('queue', '=', queue.queue)
      .where('item', '=', uuid)
      .execute()
    if (stored.failures === alertAfter) await queue.alert(transaction, { uuid, message, next_try, at })
    return stored.failures
  })
  const about = { err: error, queue: queue.queue, item: uuid, failures }
  if (failures < alertAfter) queue.log.warn(about, 'an item failed; the others go on, and it is tried again')
  else queue.log.error(about, 'an item keeps failing; the others go on, and it is tried again after a longer pause')
}

async function clearFailures({ database, queue }: ItemQueue, uuids: readonly string[]): Promise<void> {
  await database.kysely
    .deleteFrom('failing_items')
    .where('queue', '=', queue)
    .where(sql<boolean>`item = any(${uuids}::uuid[])`)
    .execute()
}

/**
 * Does items of a queue together, in the transaction that `work` opens: all of them or none. Where that throws, it is done with each
 * half of them, down to the one that can't be done: that throw is kept with the item, which rests for growing pauses, and all others
 * are done. After the third failure in a row the alert goes out, once. @returns how many were done
 */
export async function attemptItems(
  queue: ItemQueue,
  uuids: readonly string[],
  work: (uuids: readonly string[]) => Promise<void>,
): Promise<number> {
  const [first] = uuids
  if (first === undefined) return 0
  try {
    await work(uuids)
  } catch (error) {
    if (uuids.length === 1) {
      await keepFailure(queue, first, error)
      return 0
    }
    const half = Math.ceil(uuids.length / 2)
    const done = await attemptItems(queue, uuids.slice(0, half), work)
    return done + (await attemptItems(queue, uuids.slice(half), work))
  }
  await clearFailures(queue, uuids)
  return uuids.length
}

/**
 * Does one item of a queue. A throw is kept with the item, which rests for growing pauses, and goes no further: whatever
 * comes after it in the queue is done. After the third failure in a row the alert goes out, once. False: it failed.
 */
export async function attemptItem(queue: ItemQueue, uuid: string, work: () => Promise<void>): Promise<boolean> {
  return (await attemptItems(queue, [uuid], work)) === 1
}
