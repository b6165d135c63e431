import { sql, type Kysely, type RawBuilder } from 'kysely'
import { unseen } from '../../platform/database/unseen.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface TimersOn {
  readonly timer_count: number
  readonly seconds_logged: number
}

/** The timers on tasks and their subtasks, running and paused, and the time logged for them. */
export async function timersOn(database: Kysely<Tables>, tasks: readonly string[]): Promise<TimersOn> {
  const { rows } = await timersOnRows(tasks).execute(database)
  return rows[0] ?? { timer_count: 0, seconds_logged: 0 }
}

/** The same, to be read with others. */
export function timersOnRows(tasks: readonly string[]): RawBuilder<TimersOn> {
  const wanted = unseen(sql`${tasks}::uuid[]`)
  return sql<TimersOn>`
    select coalesce(sum((select count(*) from timers where timers.task_uuid = tasks.uuid)), 0)::int as timer_count,
      coalesce(sum(seconds_logged), 0)::int as seconds_logged
    from tasks where removed_date is null and (uuid = any (${wanted}::uuid[]) or parent_uuid = any (${wanted}::uuid[]))`
}
