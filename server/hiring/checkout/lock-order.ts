import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type OrderRow = Selectable<Tables['orders']>

/** The order, held until the transaction ends, after its client and its project. */
export async function lockOrder(transaction: Transaction<Tables>, order_uuid: string): Promise<OrderRow> {
  const { client_uuid, project_uuid } = await transaction
    .selectFrom('orders')
    .select(['client_uuid', 'project_uuid'])
    .where('uuid', '=', order_uuid)
    .executeTakeFirstOrThrow()
  await lockRow(transaction, 'clients', client_uuid)
  await lockRow(transaction, 'projects', project_uuid)
  const order = await lockRow(transaction, 'orders', order_uuid)
  if (!order) throw new Error(`Order ${order_uuid} is gone`)
  return order
}
