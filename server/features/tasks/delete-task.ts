import { deleteTask } from '@talentplace/contract/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { projectOfTask, taskIsGone } from './reached-task.ts'
import { recordChange } from './record-change.ts'
import { tellOfTasks } from './tell-of-tasks.ts'
import { timersOn } from './timers-on.ts'

/** C2: with its subtasks; where someone's time is on it, only once that is confirmed. What was logged keeps its name. */
export function deleteTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteTask, async (context, { params: { uuid }, query: { confirmed = false } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    await database.kysely.transaction().execute(async (transaction) => {
      const task = await lockRow(transaction, 'tasks', uuid)
      if (!task || task.removed_date !== null) throw taskIsGone()
      await lockRows(transaction, 'tasks', [uuid], 'parent_uuid')
      const { timer_count, seconds_logged } = await timersOn(transaction, uuid)
      if (!confirmed && (timer_count > 0 || seconds_logged > 0)) {
        const message =
          timer_count > 0
            ? 'Someone’s timer is on this task. Their time is kept. Remove the task anyway?'
            : 'Time is logged for this task. It is kept with its name. Remove the task anyway?'
        throw new HttpError(409, 'time_logged', message)
      }
      await transaction
        .updateTable('tasks')
        .set({ removed_date: at, updated_date: at })
        .where((where) => where.or([where('uuid', '=', uuid), where('parent_uuid', '=', uuid)]))
        .where('removed_date', 'is', null)
        .execute()
      await recordChange(transaction, { task_uuid: uuid, what: 'removed', by: session.user_uuid, at })
      await tellOfTasks(transaction, project.uuid, at)
    })
    return { uuid }
  })
}
