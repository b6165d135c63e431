import { sql } from 'kysely'
import { isNotResting } from '../../platform/jobs/failing-items.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { OrderRow } from './lock-order.ts'

const minute = 60_000
const longestPause = 15 * minute

/** Minutes: 1, 2, 4, 8, then 15. */
const pauseAfter = (asks: number) => Math.min(2 ** asks * minute, longestPause)

export type OrderToQuery = Pick<OrderRow, 'uuid' | 'state' | 'held_until' | 'asks' | 'settled_date'>

/** Orders whose time to be asked about has come, those that wait longest first; ones that keep failing rest. */
export async function ordersToQuery({ database, clock }: CheckoutDeps, queue: string): Promise<OrderToQuery[]> {
  const now = clock.now()
  return database.kysely
    .selectFrom('orders')
    .select(['uuid', 'state', 'held_until', 'asks', 'settled_date'])
    .where('next_ask_date', '<=', now)
    .where('state', '<>', 'paid')
    .where(isNotResting(queue, sql`orders.uuid`, now))
    .orderBy('next_ask_date')
    .orderBy('uuid')
    .execute()
}

/** Puts the next time off before the processor is asked, but never beyond the end of what the order holds. */
export async function putOff(
  { database, clock }: CheckoutDeps,
  { uuid, asks, held_until }: OrderToQuery,
): Promise<void> {
  const now = clock.now()
  const planned = new Date(now.getTime() + pauseAfter(asks))
  await database.kysely
    .updateTable('orders')
    .set({ asks: asks + 1, next_ask_date: now < held_until && held_until < planned ? held_until : planned })
    .where('uuid', '=', uuid)
    .where('asks', '=', asks)
    .execute()
}
