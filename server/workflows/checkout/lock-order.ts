import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export type OrderRow = Selectable<Tables['orders']>

/**
 * The order, held until the transaction ends, after its client and its project: a checkout takes them in the same order,
 * so that nobody waits in a circle.
 */
export async function lockOrder(transaction: Transaction<Tables>, order_uuid: string): Promise<OrderRow> {
  const { client_uuid, project_uuid } = await transaction
    .selectFrom('orders')
    .select(['client_uuid', 'project_uuid'])
    .where('uuid', '=', order_uuid)
    .executeTakeFirstOrThrow()
  await transaction.selectFrom('clients').select('uuid').where('uuid', '=', client_uuid).forNoKeyUpdate().execute()
  await transaction.selectFrom('projects').select('uuid').where('uuid', '=', project_uuid).forNoKeyUpdate().execute()
  return transaction
    .selectFrom('orders')
    .selectAll()
    .where('uuid', '=', order_uuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
