import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface LastWorked {
  readonly rate_plan_uuid: string
  readonly task_uuid: string | null
}

/** What an assistant's latest timer or entry was for: whichever ended, began or was written last. */
export async function lastWorked(database: Kysely<Tables>, assistant_uuid: string): Promise<LastWorked | null> {
  const { rows } = await sql<LastWorked>`
    select rate_plan_uuid, task_uuid from (
      (select rate_plan_uuid, task_uuid, coalesce(running_since, last_sign_at) as at from timers
        where virtualassistant_uuid = ${assistant_uuid} order by running_since is null, at desc limit 1)
      union all
      (select rate_plan_uuid, task_uuid, coalesce(end_at, created_date) as at from time_entries
        where virtualassistant_uuid = ${assistant_uuid} and removed_date is null
        order by task_date desc, created_date desc limit 1)
    ) latest order by at desc limit 1`.execute(database)
  return rows[0] ?? null
}
