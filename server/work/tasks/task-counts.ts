import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Subscriptions whose tasks nobody sees. */
export const neverBoughtOrRemoved = sql`(select uuid from projects where start_date is null or removed_date is not null)`

/** How often any task was done: all by an index, less the few times of tasks that are left out. */
export async function countEveryCompletion(database: Kysely<Tables>): Promise<number> {
  const leftOut = sql`select uuid from tasks where removed_date is not null
    union all select uuid from tasks where project_uuid in ${neverBoughtOrRemoved}`
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from task_completions where undone_date is null)
      - (select count(*) from task_completions where undone_date is null and task_uuid = any (array(${leftOut}))))::int as count`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}

/** How many tasks stand, or are open: those that triggers of tasks have counted, less the few that are left out. */
export async function countEveryTask(
  database: Kysely<Tables>,
  { isOpen, priority }: { isOpen: boolean; priority: string | undefined },
): Promise<number> {
  const isPriority = priority === undefined ? sql`true` : sql`priority = ${Number(priority)}`
  const { rows } = await sql<{ count: number }>`
    select (
      (select coalesce(sum(tasks), 0) from task_counts where ${isOpen ? sql`is_open` : sql`true`} and ${isPriority})
      - (select count(*) from tasks where removed_date is null and ${isOpen ? sql`completed_date is null` : sql`true`} and ${isPriority}
        and project_uuid = any (array${neverBoughtOrRemoved})))::int as count`.execute(database)
  return rows[0]?.count ?? 0
}

/** Joins the rows of each priority, of open tasks and of done ones, to one. */
export async function joinTaskCounts(database: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select unnest(array_agg(uuid)) as uuid from task_counts group by is_open, priority having count(*) > 1),
    joined as (
      delete from task_counts using several where task_counts.uuid = several.uuid returning task_counts.*)
    insert into task_counts (is_open, priority, tasks)
    select is_open, priority, sum(tasks) from joined group by 1, 2`.execute(database)
}
