import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * The payment that a charge of the processor brought, and the invoice it paid most of; undefined where the charge is
 * none of ours. @throws while the charge isn't booked yet, so that the event about it is handled again later
 */
export async function paymentOfCharge(
  transaction: Transaction<Tables>,
  processor: 'test' | 'stripe',
  processor_charge_id: string,
): Promise<{ payment_uuid: string; client_uuid: string; invoice_uuid: string | null } | undefined> {
  const charge = await transaction
    .selectFrom('charges')
    .select('uuid')
    .where('processor', '=', processor)
    .where('processor_charge_id', '=', processor_charge_id)
    .executeTakeFirst()
  if (!charge) return undefined
  const payment = await transaction
    .selectFrom('payments')
    .leftJoin('payment_allocations', 'payment_uuid', 'payments.uuid')
    .select(['payments.uuid', 'client_uuid', 'invoice_uuid'])
    .where('charge_uuid', '=', charge.uuid)
    .orderBy('payment_allocations.amount_cents', (order) => order.desc().nullsLast())
    .executeTakeFirst()
  if (!payment) throw new Error(`The charge ${charge.uuid} isn't booked yet.`)
  const { uuid: payment_uuid, client_uuid, invoice_uuid } = payment
  return { payment_uuid, client_uuid, invoice_uuid }
}
