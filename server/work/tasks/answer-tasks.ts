import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { pageOf, type Ties } from '../../platform/database/list-page.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { findTasks, sortColumns, type TaskQuery } from './listed-tasks.ts'
import { completedRows, toTaskView, taskRows } from './task-rows.ts'

const ties: Ties = [
  [sql`tasks.priority`, 'asc'],
  [sql`tasks.position`, 'asc'],
  [sql`tasks.uuid`, 'asc'],
]

/** C2.3, A6.6: by due day, then priority; what was completed, newest first. Which ones first, then what is shown of the page alone. */
export async function answerTasks(
  { database: { kysely }, clock }: { database: Database; clock: Clock },
  session: Session,
  query: TaskQuery,
) {
  const person = await kysely
    .selectFrom('users')
    .select('timezone')
    .where('uuid', '=', session.user_uuid)
    .executeTakeFirst()
  const zone = person?.timezone ?? 'UTC'
  const completed = query.type === 'completed'
  const usual = completed
    ? ({ by: 'completed_date', descending: true } as const)
    : ({ by: 'next_due_date', descending: false } as const)
  const page = pageOf(
    query.pagination,
    sortColumns(query.type),
    usual,
    completed ? [...ties, [sql`done.uuid`, 'asc']] : ties,
  )
  const { keys, count } = await findTasks(kysely, query, { session, zone, now: clock.now() }, page)
  const ids = sql`${keys.map((key) => key.completion_uuid ?? key.uuid)}::uuid[]`
  const rows = completed
    ? await completedRows(kysely, sql`done.uuid = any (${ids})`).execute()
    : await taskRows(kysely, sql`tasks.uuid = any (${ids})`).execute()
  const places = new Map(keys.map((key, at) => [key.completion_uuid ?? key.uuid, at]))
  const placeOf = (row: (typeof rows)[number]) => places.get(row.completion_uuid ?? row.uuid) ?? 0
  const inOrder = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  return { tasks: inOrder.map((row) => toTaskView(row, completed ? zone : null)), count }
}
