import * as t from '@talentplace/contract/billing/messages/notifications'
import type { Transaction } from 'kysely'
import { bookPayment, type PaymentToBook } from '../../billing/payments/book-payment.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notifyOfCredit } from '../../billing/charges/notifications.ts'
import type { OrderRow } from './lock-order.ts'

/**
 * Step: the processor took money for an order after the same subscription had been bought by another. It is booked as the
 * client's credit, and staff and the client are told.
 */
export async function bookAsCredit(
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: Omit<PaymentToBook, 'invoices'>,
): Promise<void> {
  const { at, reference } = payment
  const { project_name } = await transaction
    .selectFrom('projects')
    .select('project_name')
    .where('uuid', '=', order.project_uuid)
    .executeTakeFirstOrThrow()
  const { uuid: payment_uuid, credit_cents } = await bookPayment(transaction, { ...payment, invoices: [] })
  const what = () => t.forSubscription({ project: project_name.slice(0, 120) })
  await notifyOfCredit(transaction, { ...payment, credit_cents, what, why: t.orderGivenUp }, at)
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'order.paid_too_late',
    entity: `order:${order.uuid}`,
    details: {
      project_uuid: order.project_uuid,
      total_cents: order.total_cents,
      processor_charge_id: reference,
      payment_uuid,
    },
  })
}
