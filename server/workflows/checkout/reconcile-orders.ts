import { sql } from 'kysely'
import { findCharge } from './charge-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { applyResult, orderOf } from './pursue-order.ts'
import { settleExpired } from './give-up-order.ts'

const atOnce = 100
/** How long after it was given up an order is still asked about. */
const afterwards = 24 * 60 * 60 * 1000

interface OpenOrder {
  readonly uuid: string
  readonly state: string
}

/** Orders that aren't settled, and those given up lately whose charge may still turn out to have gone through. */
async function openOrders({ database, clock }: CheckoutParts, last: string | null): Promise<OpenOrder[]> {
  const since = new Date(clock.now().getTime() - afterwards)
  const { rows } = await sql<OpenOrder>`
    select uuid, state from orders
    where (settled_date is null or (state = 'expired' and settled_date > ${since}
        and exists (select from charges where charges.uuid = orders.uuid and charges.state <> 'succeeded')))
      and (${last}::uuid is null or uuid > ${last}::uuid)
    order by uuid limit ${atOnce}`.execute(database.kysely)
  return rows
}

/** By what the processor says; once its time is over and no money came, an order is given up. */
async function reconcile(parts: CheckoutParts, { uuid, state }: OpenOrder): Promise<void> {
  const { processor, log } = parts
  try {
    if (state !== 'held') {
      if (processor === null) return
      const result = await findCharge(parts, processor, uuid)
      if (result.state === 'away') return
      await applyResult(parts, uuid, result)
    }
    await settleExpired(parts, uuid)
  } catch (error) {
    log.warn({ err: error, order: uuid }, 'an order could not be settled; it is tried again')
  }
}

/**
 * Settles the orders that a crash, a lost reply or a person who went away has left: each minute and at the start. An order
 * that was never charged is never charged by itself: nobody is there who still wants it.
 */
export async function reconcileOrders(parts: CheckoutParts): Promise<void> {
  let orders = await openOrders(parts, null)
  while (orders.length > 0) {
    for (const order of orders) await reconcile(parts, order)
    orders = await openOrders(parts, orders.at(-1)?.uuid ?? null)
  }
}

/** An event of the processor: a reason to ask it what is true now, whatever the event says and however late it comes. */
export async function settleOrderCharge(parts: CheckoutParts, key: string): Promise<boolean> {
  const { processor } = parts
  const order = await orderOf(parts, key)
  if (!order || processor === null) return order !== undefined
  await applyResult(parts, key, await findCharge(parts, processor, key))
  return true
}
