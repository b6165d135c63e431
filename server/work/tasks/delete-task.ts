import { deleteTask } from '@talentplace/contract/work/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { projectOfTask } from './reached-task.ts'
import { removeTasks } from './remove-tasks.ts'
import { notifyOfTasks } from './notifications.ts'

/** C2: with its subtasks; where someone's time is on it, only once that is confirmed. What was logged keeps its name. */
export function deleteTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteTask, async (context, { params: { uuid }, query: { confirmed = false } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    await database.kysely.transaction().execute(async (transaction) => {
      await removeTasks(transaction, [uuid], { confirmed, by: session.user_uuid, at })
      await notifyOfTasks(transaction, project.uuid, at)
    })
    return { uuid }
  })
}
