import { orderStates, type UnpaidOrder } from '@talentplace/contract/hiring/checkout/order.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Transaction } from 'kysely'
import { announceToContacts } from '../../accounts/clients/announce-to-contacts.ts'
import { releasePromotions } from '../../billing/promotions/reserve-promotions.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { cancelledCode, type CardProcessor, type ChargeResult } from '../../platform/payments/card-processor.ts'
import { cancelCharge } from './charge-order.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { releaseReservedHours } from './release-reserved-hours.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { settlePaid } from './settle-order.ts'

/** How an order ends that isn't paid. */
interface End {
  readonly state: UnpaidOrder
  readonly failure_code: string
  /** What the client reads. */
  readonly failure_message: string
}

const expired: End = {
  state: 'expired',
  failure_code: 'expired',
  failure_message: 'The payment was not completed in time. Nothing was charged.',
}

type Declined = Extract<ChargeResult, { state: 'declined' }>

/** When a charge that couldn't be cancelled is given up again. */
const cancelAgainAfter = 60_000

/** Gives back what an order held; the draft stays as it is. */
async function release(transaction: Transaction<Tables>, order: OrderRow, end: End, at: Date): Promise<void> {
  const { uuid: order_uuid, client_uuid } = order
  await transaction
    .updateTable('orders')
    .set({ ...end, state: orderStates.step(order.state, end.state, 'system'), settled_date: at })
    .where('uuid', '=', order_uuid)
    .execute()
  await announceToContacts(transaction, client_uuid)
  await releasePromotions(transaction, order_uuid)
  await releaseReservedHours(transaction, order_uuid)
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: `order.${end.state}`,
    entity: `order:${order_uuid}`,
    details: { code: end.failure_code },
  })
}

/** What has become of the charge of an order that is given up. */
interface ChargeEnd {
  /** `away`: it couldn't be cancelled, so that it may still go through; `none`: it wasn't asked for. */
  readonly charge: 'cancelled' | 'away' | 'none'
  readonly processor_charge_id: string | null
}

/** Keeps that nobody paid. An order that has been settled before stays as it was, but for what is known of its charge. */
async function settleGivenUp(
  { database, clock }: CheckoutDeps,
  order_uuid: string,
  end: End,
  { charge, processor_charge_id }: ChargeEnd,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_uuid)
    if (order.state === 'paid' || (charge === 'none' && order.state !== 'held')) return
    const at = clock.now()
    const requested = await lockRow(transaction, 'charges', order_uuid)
    if (requested && requested.state !== 'succeeded') {
      const { failure_code, failure_message } = end
      await transaction
        .updateTable('charges')
        .set({
          ...(processor_charge_id !== null && { processor_charge_id }),
          ...(charge === 'cancelled' && { cancelled_date: at }),
          ...(order.settled_date === null && {
            state: chargeStates.step(requested.state, 'declined', 'system'),
            failure_code,
            failure_message,
            settled_date: at,
          }),
        })
        .where('uuid', '=', order_uuid)
        .execute()
    }
    if (order.settled_date === null) await release(transaction, order, end, at)
    const next_ask_date = charge === 'away' ? new Date(at.getTime() + cancelAgainAfter) : null
    await transaction.updateTable('orders').set({ next_ask_date }).where('uuid', '=', order_uuid).execute()
  })
}

/** How an order that is given up ends: declined, if that was noted. */
async function endOf({ database }: CheckoutDeps, order_uuid: string): Promise<End> {
  const charge = await database.kysely
    .selectFrom('charges')
    .select(['failure_code', 'failure_message'])
    .where('uuid', '=', order_uuid)
    .executeTakeFirst()
  const { failure_code = null, failure_message = null } = charge ?? {}
  if (failure_code === null || failure_message === null) return expired
  return { state: 'declined', failure_code, failure_message }
}

/**
 * Its time is over, or its card was declined: the charge is cancelled at the processor first, and then what the order kept
 * is free again. One that has gone through is booked instead. While the processor is away an open order stays as it is.
 * `end`: what the client reads, else that it took too long or why the card was declined. False: the processor was away.
 */
export async function expireOrder(
  deps: CheckoutDeps,
  processor: CardProcessor,
  order_uuid: string,
  end?: End,
): Promise<boolean> {
  const result = await cancelCharge(deps, processor, order_uuid)
  if (result.state === 'away') return false
  const { state, processor_charge_id } = result
  if (state === 'succeeded') await settlePaid(deps, order_uuid, result)
  else {
    const why = end ?? (await endOf(deps, order_uuid))
    await settleGivenUp(deps, order_uuid, why, { charge: state, processor_charge_id })
  }
  return true
}

/** An order that was never charged: nobody has to be asked. */
export async function expireReserved(deps: CheckoutDeps, order_uuid: string): Promise<void> {
  await settleGivenUp(deps, order_uuid, expired, { charge: 'none', processor_charge_id: null })
}

/** Keeps why a card was declined before its charge is cancelled: afterwards the processor may only tell that. */
async function noteDecline({ database }: CheckoutDeps, order_uuid: string, { code, message }: Declined): Promise<void> {
  await database.kysely
    .updateTable('charges')
    .set({ failure_code: code, failure_message: message })
    .where('uuid', '=', order_uuid)
    .where('state', 'in', chargeStates.sets.open)
    .execute()
}

/**
 * The card was declined: nothing is kept of the order but the reason. Its charge is cancelled too, so that it can't be
 * confirmed with another card; while the processor is away the job sees to that.
 */
export async function declineOrder(
  deps: CheckoutDeps,
  processor: CardProcessor,
  order_uuid: string,
  declined: Declined,
): Promise<void> {
  const { code, message, processor_charge_id } = declined
  if (code === cancelledCode) {
    return settleGivenUp(deps, order_uuid, await endOf(deps, order_uuid), {
      charge: 'cancelled',
      processor_charge_id,
    })
  }
  await noteDecline(deps, order_uuid, declined)
  if (await expireOrder(deps, processor, order_uuid)) return
  const end: End = { state: 'declined', failure_code: code, failure_message: message }
  await settleGivenUp(deps, order_uuid, end, { charge: 'away', processor_charge_id })
}
