import { sql, type Transaction } from 'kysely'
import { notify } from '../../features/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { OrderRow } from './lock-order.ts'

/**
 * Step: the processor took money for an order after the same subscription had been paid by another: a person has to give
 * it back.
 */
export async function tellOfDoublePayment(
  transaction: Transaction<Tables>,
  order: OrderRow,
  processor_charge_id: string,
  at: Date,
): Promise<void> {
  const staff = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && array['admin_finance.edit', 'super_admin']`)
    .execute()
  await notify(transaction, {
    users: staff.map(({ uuid }) => uuid),
    type: 'collections',
    title: 'A subscription was paid twice',
    body: `A charge of ${moneyText(order.total_cents, order.currency)} went through after another order had paid for the same subscription. Please refund it with the processor: ${processor_charge_id}.`,
    icon: 'alert',
    priority: 0,
    entity_link: `project:${order.project_uuid}`,
    at,
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'order.paid_too_late',
    entity: `order:${order.uuid}`,
    details: { project_uuid: order.project_uuid, total_cents: order.total_cents, processor_charge_id },
  })
}
