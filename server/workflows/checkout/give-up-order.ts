import type { Transaction } from 'kysely'
import { settlePromotions } from '../../features/promotions/hold-promotions.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { ChargeResult } from '../../platform/payments/card-processor.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { freeHeldHours } from './free-held-hours.ts'
import { lockOrder } from './lock-order.ts'

/** Gives back what an order held; the draft stays as it is. */
async function release(
  transaction: Transaction<Tables>,
  order_uuid: string,
  end: { state: 'declined' | 'expired'; failure_code: string; failure_message: string; settled_date: Date },
): Promise<void> {
  await transaction.updateTable('orders').set(end).where('uuid', '=', order_uuid).execute()
  await settlePromotions(transaction, order_uuid, 'released')
  await freeHeldHours(transaction, order_uuid)
  await recordAudit(transaction, {
    at: end.settled_date,
    actor_uuid: null,
    action: `order.${end.state}`,
    entity: `order:${order_uuid}`,
    details: { code: end.failure_code },
  })
}

/** The card was declined: nothing is kept of the order but the reason. */
export async function settleDeclined(
  { database, clock }: CheckoutParts,
  order_uuid: string,
  declined: Extract<ChargeResult, { state: 'declined' }>,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_uuid)
    if (order.settled_date !== null) return
    const at = clock.now()
    const { processor_charge_id, code: failure_code, message: failure_message } = declined
    await transaction
      .updateTable('charges')
      .set({ state: 'declined', processor_charge_id, failure_code, failure_message, settled_date: at })
      .where('uuid', '=', order_uuid)
      .execute()
    await release(transaction, order_uuid, { state: 'declined', failure_code, failure_message, settled_date: at })
  })
}

/** Nobody paid in time: what was kept is free again. */
export async function settleExpired({ database, clock }: CheckoutParts, order_uuid: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_uuid)
    const at = clock.now()
    if (order.settled_date !== null || at < order.held_until) return
    await transaction
      .updateTable('charges')
      .set({ state: 'declined', failure_code: 'expired', settled_date: at })
      .where('uuid', '=', order_uuid)
      .execute()
    await release(transaction, order_uuid, {
      state: 'expired',
      failure_code: 'expired',
      failure_message: 'The payment was not completed in time. Nothing was charged.',
      settled_date: at,
    })
  })
}
