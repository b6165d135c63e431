import type { Database } from '@talentplace/server/platform/database/connection'
import { now } from './servers.ts'
import type { World } from './world.ts'

const hour = 3_600_000

/** From now on the jobs find what is due in this world; and nobody has called too often. */
export async function wake({ pool }: Database, world: World): Promise<void> {
  const { project, invoice, waitingOrder, waitingInvoice } = world
  const ago = new Date(now.getTime() - hour)
  await pool.query(
    `with uncounted as (delete from throttle_counters),
       forgotten as (delete from throttle_subjects),
       to_renew as (update projects set invoiced_until = '2026-11-14' where uuid = $1),
       to_release as (update rate_plans set rp_end_date = '2026-11-01'
         where project_uuid = $1 and rp_end_date is not null),
       to_collect as (update collections set next_try = $3 where invoice_uuid = $2),
       to_give_up as (update orders set next_ask_date = $5, held_until = $5 where uuid = $4)
     update charges set created_date = $5 where uuid = $6`,
    [project, invoice, now, waitingOrder.uuid, ago, waitingInvoice.uuid],
  )
}
