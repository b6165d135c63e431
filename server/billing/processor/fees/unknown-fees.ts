import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { isNotResting } from '../../../platform/jobs/failing-items.ts'
import type { CardProcessor } from '../../../platform/payments/card-processor.ts'

/** What the processor may be asked the fee of. */
export interface UnknownFee {
  readonly of: 'charge' | 'refund'
  /** Of the payment, or of the refund. */
  readonly uuid: string
  /** As the processor knows it. */
  readonly processor_id: string
}

const atOnce = 500

/** Booked charges and refunds of this processor whose fee isn't known, the oldest first; `processor_charge_id`: of one charge. */
export async function unknownFees(
  database: Kysely<Tables>,
  about: { processor: CardProcessor['name']; queue: string; now: Date; processor_charge_id?: string },
): Promise<UnknownFee[]> {
  const { processor, queue, now, processor_charge_id } = about
  const isRequested =
    processor_charge_id === undefined ? sql`true` : sql`charges.processor_charge_id = ${processor_charge_id}`
  const { rows } = await sql<UnknownFee>`
    select of, uuid, processor_id from (
      (select 'charge' as of, payments.uuid, charges.processor_charge_id as processor_id, paid_date as at
       from payments join charges on charges.uuid = payments.charge_uuid
       where payments.charge_uuid is not null and not payments.fee_known
         and charges.processor = ${processor} and charges.processor_charge_id is not null and ${isRequested}
         and ${isNotResting(queue, sql`payments.uuid`, now)}
       order by paid_date limit ${atOnce})
      union all
      (select 'refund', refunds.uuid, refunds.processor_refund_id, refunds.created_date
       from refunds join payments on payments.uuid = refunds.payment_uuid join charges on charges.uuid = payments.charge_uuid
       where refunds.state = 'succeeded' and not refunds.fee_known
         and charges.processor = ${processor} and refunds.processor_refund_id is not null and ${isRequested}
         and ${isNotResting(queue, sql`refunds.uuid`, now)}
       order by refunds.created_date limit ${atOnce})) unknown
    order by at limit ${atOnce}`.execute(database)
  return rows
}
