import type { Client, Pool } from 'pg'

/** So many entries of a second each, like one that is there, numbered from 1 in their descriptions. */
export async function addManyEntries(database: Client | Pool, like: string, count: number): Promise<void> {
  await database.query(
    `insert into time_entries (rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date, origin_uuid,
        seconds, timezone, billable, payable, description, source, status, created_date, updated_date)
      select rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date, gen_random_uuid(), 1,
        timezone, billable, payable, 'entry ' || number, source, status, created_date, updated_date
      from time_entries, generate_series(1, $2) number where time_entries.uuid = $1`,
    [like, count],
  )
}
