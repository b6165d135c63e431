import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: an order keeps no hours any more. Their people are locked first, in the order in which every order locks them. */
export async function freeHeldHours(transaction: Transaction<Tables>, order_uuid: string): Promise<void> {
  await sql`select from assistants
    where uuid in (select virtualassistant_uuid from hour_holds where order_uuid = ${order_uuid})
    order by uuid for no key update`.execute(transaction)
  await transaction.deleteFrom('hour_holds').where('order_uuid', '=', order_uuid).execute()
}
