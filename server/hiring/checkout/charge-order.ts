import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import {
  ProcessorAway,
  type CancelResult,
  type CardProcessor,
  type ChargeRequest,
  type ChargeResult,
} from '../../platform/payments/card-processor.ts'
import { knownCharge } from '../../platform/payments/known-charge.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { lockOrder } from './lock-order.ts'

/** What is known of a charge. `unknown`: the processor never heard of it; `away`: it doesn't answer, so anything may be. */
export type KnownResult = ChargeResult | { readonly state: 'unknown' | 'away' }

async function unlessAway<T>(answer: Promise<T>): Promise<T | { readonly state: 'away' }> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProcessorAway) return { state: 'away' }
    throw error
  }
}

/** The charge is noted before it is asked for, so that no crash forgets that it may have been. False: not to be asked. */
function noteCharge({ database, clock }: CheckoutDeps, processor: CardProcessor, order_uuid: string): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_uuid)
    const at = clock.now()
    if (order.state === 'charging') return at < order.held_until
    if (order.state !== 'held' || at >= order.held_until || order.card_uuid === null) return false
    await transaction
      .insertInto('charges')
      .values({
        uuid: order.uuid,
        client_uuid: order.client_uuid,
        order_uuid: order.uuid,
        card_uuid: order.card_uuid,
        processor: processor.name,
        amount_cents: order.total_cents,
        currency: order.currency,
        created_date: at,
      })
      .execute()
    await transaction
      .updateTable('orders')
      .set({ state: orderStates.step(order.state, 'charging', 'client'), next_ask_date: at })
      .where('uuid', '=', order_uuid)
      .execute()
    return true
  })
}

async function requestOf({ database, brand }: CheckoutDeps, order_uuid: string): Promise<ChargeRequest> {
  const charge = await database.kysely
    .selectFrom('charges')
    .innerJoin('credit_cards', 'credit_cards.uuid', 'charges.card_uuid')
    .innerJoin('processor_customers', (join) =>
      join
        .onRef('processor_customers.client_uuid', '=', 'charges.client_uuid')
        .onRef('processor_customers.processor', '=', 'charges.processor'),
    )
    .select(['customer_id', 'stripe_card_id', 'amount_cents', 'currency'])
    .where('charges.uuid', '=', order_uuid)
    .executeTakeFirstOrThrow()
  return { ...charge, key: order_uuid, description: `${brand.name} order ${order_uuid}` }
}

/**
 * The second step of a checkout, outside any transaction: asks for the money, with the order's uuid as the key, so that
 * asking again charges nothing more.
 */
export async function chargeOrder(
  deps: CheckoutDeps,
  processor: CardProcessor,
  order_uuid: string,
): Promise<KnownResult> {
  if (!(await noteCharge(deps, processor, order_uuid))) return findCharge(deps, processor, order_uuid)
  return unlessAway(processor.charge(await requestOf(deps, order_uuid)))
}

/** What became of an order's charge, without asking for it again. */
export async function findCharge(
  { database }: Pick<CheckoutDeps, 'database'>,
  processor: CardProcessor,
  order_uuid: string,
): Promise<KnownResult> {
  const known = await knownCharge(database.kysely, order_uuid)
  return (known && (await unlessAway(processor.findCharge(known)))) ?? { state: 'unknown' }
}

/** Gives an order's charge up at the processor, so that nobody can confirm it any more, unless it has gone through. */
export async function cancelCharge(
  { database }: Pick<CheckoutDeps, 'database'>,
  processor: CardProcessor,
  order_uuid: string,
): Promise<CancelResult | { readonly state: 'away' }> {
  const known = await knownCharge(database.kysely, order_uuid)
  // Not asked for: whoever would ask holds the order first, and finds it given up.
  return known ? unlessAway(processor.cancel(known)) : { state: 'cancelled', processor_charge_id: null }
}
