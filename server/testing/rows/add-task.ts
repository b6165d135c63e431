import type { TestDatabase } from '../database.ts'

/** A task to do of a subscription, in a list of its own name; its uuid. */
export async function addTask(
  database: Pick<TestDatabase, 'pool'>,
  project_uuid: string,
  name = 'Close the month',
  due_date: string | null = null,
): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `with list as (insert into task_lists (project_uuid, name, created_date) values ($1, $2, now()) returning uuid)
     insert into tasks (project_uuid, task_list_uuid, name, due_date, created_date, updated_date)
     select $1, uuid, $2, $3, now(), now() from list returning uuid`,
    [project_uuid, name, due_date],
  )
  return rows[0]?.uuid ?? ''
}
