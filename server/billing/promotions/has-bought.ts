import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'

/**
 * True for a client who has bought something, or may be buying it at this moment, apart from the order named. A
 * subscription that was given back in full before it began is nothing bought.
 */
export async function hasBought(
  database: Kysely<Tables>,
  { client_uuid, besides = null }: { client_uuid: string; besides?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from orders join projects on projects.uuid = project_uuid
      where orders.client_uuid = ${client_uuid} and orders.uuid is distinct from ${besides}::uuid
        and state in ${sqlIn(orderStates.sets.live)} and refunded_date is null
    union all
    select from projects where client_uuid = ${client_uuid} and start_date is not null and refunded_date is null
    limit 1`.execute(database)
  return rows.length > 0
}
