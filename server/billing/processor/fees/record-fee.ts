import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ProcessorFee } from '../../../platform/payments/processor-fee.ts'
import type { UnknownFee } from './unknown-fees.ts'

/** What is charged, and the invoice that most of it went to. */
const ofCharge = sql`
  select payment.uuid as payment_uuid, null::uuid as refund_uuid, client_uuid, paid_date as charged_date,
    (select invoice_uuid from payment_allocations where payment_uuid = payment.uuid
      order by amount_cents desc, invoice_uuid limit 1) as invoice_uuid
  from payments payment`
const ofRefund = sql`
  select payment_uuid, refund.uuid as refund_uuid, client_uuid, refund.created_date as charged_date, refund.invoice_uuid
  from refunds refund join payments payment on payment.uuid = payment_uuid`

/** Keeps a fee that was told, once: whoever learns it a second time changes nothing. */
export async function recordFee(
  database: Kysely<Tables>,
  { of, uuid }: UnknownFee,
  { fee: { amount_cents, currency }, at }: { fee: ProcessorFee; at: Date },
): Promise<void> {
  const moved =
    of === 'charge' ? sql`${ofCharge} where payment.uuid = ${uuid}` : sql`${ofRefund} where refund.uuid = ${uuid}`
  await sql`
    insert into processor_fees (payment_uuid, refund_uuid, client_uuid, invoice_uuid, project_uuid, amount_cents, currency, charged_date,
      learned_date)
    select payment_uuid, refund_uuid, moved.client_uuid, moved.invoice_uuid, invoices.project_uuid, ${amount_cents}, ${currency},
      charged_date, ${at}
    from (${moved}) moved left join invoices on invoices.uuid = moved.invoice_uuid
    on conflict on constraint processor_fees_once do nothing`.execute(database)
}
