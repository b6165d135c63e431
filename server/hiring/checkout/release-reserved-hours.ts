import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: an order keeps no hours any more. Its people are held from here on, and `also` those who get its places. */
export async function releaseReservedHours(
  transaction: Transaction<Tables>,
  order_uuid: string,
  also: readonly string[] = [],
): Promise<void> {
  const reserved = await lockRows(transaction, 'hour_holds', [order_uuid], 'order_uuid')
  await lockRows(transaction, 'assistants', [...reserved.map((each) => each.virtualassistant_uuid), ...also])
  await transaction.deleteFrom('hour_holds').where('order_uuid', '=', order_uuid).execute()
}
