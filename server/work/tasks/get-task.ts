import { getTask, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Session } from '../../platform/sessions/session.ts'
import { taskComments } from './task-comments.ts'
import { projectOfTask, taskIsDeleted } from './reached-task.ts'
import { filesOn } from './task-files.ts'
import { nameOf, toTaskView, taskRows } from './task-rows.ts'
import { timersOn } from './timers-on.ts'

const maxHistory = 100

function mayEdit({ permissions }: Session): boolean {
  return (['client', 'virtualassistant', 'admin_tasks.edit'] as const).some((each) => hasPermission(permissions, each))
}

async function historyOf(database: Kysely<Tables>, uuid: string): Promise<WholeTask['history']> {
  const rows = await database
    .selectFrom('task_changes')
    .select(['uuid', 'what', 'created_date', 'changes', nameOf(sql`changed_by`).as('by_name')])
    .where('task_uuid', '=', uuid)
    .orderBy('created_date', 'desc')
    .orderBy('uuid', 'desc')
    .limit(maxHistory)
    .execute()
  return rows.map(({ created_date, changes, ...row }) => ({
    ...row,
    at: created_date.toISOString(),
    changes: changes as WholeTask['history'][number]['changes'],
  }))
}

/** A task that is there, as its page shows it. Whether the caller may see it was asked before. */
export async function wholeTask(database: Kysely<Tables>, uuid: string, session: Session): Promise<WholeTask> {
  const row = await taskRows(database, sql<boolean>`tasks.uuid = ${uuid}`).executeTakeFirst()
  if (!row) throw taskIsDeleted()
  const parts = await taskRows(database, sql<boolean>`tasks.parent_uuid = ${uuid}`)
    .orderBy('position')
    .orderBy('uuid')
    .execute()
  const { instructions, created_by_user_name, files } = await database
    .selectFrom('tasks')
    .select(['instructions', nameOf(sql`tasks.created_by`).as('created_by_user_name')])
    .select(filesOn(sql`tasks.uuid`, sql`null`).as('files'))
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return {
    ...toTaskView(row),
    instructions,
    created_by_user_name,
    files,
    subtasks: parts.map((part) => toTaskView(part)),
    comments: await taskComments(database, uuid),
    history: await historyOf(database, uuid),
    can_edit: mayEdit(session),
    timer_count: (await timersOn(database, [uuid])).timer_count,
  }
}

export function getTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getTask, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    await projectOfTask(database.kysely, uuid, { session, reach: 'view', now: clock.now() })
    return wholeTask(database.kysely, uuid, session)
  })
}
