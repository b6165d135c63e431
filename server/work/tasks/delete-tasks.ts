import { deleteTasks } from '@talentplace/contract/work/tasks/bulk.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { projectsOfTasks } from './projects-of-tasks.ts'
import { removeTasks } from './remove-tasks.ts'
import { notifyOfTasks } from './notifications.ts'

/** C2: several tasks, all or none of them. */
export function deleteTasksOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteTasks, async (context, { body: { uuids, confirmed } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const projects = await projectsOfTasks(database.kysely, uuids, { session, reach: 'edit', now: at })
    await database.kysely.transaction().execute(async (transaction) => {
      await removeTasks(transaction, uuids, { confirmed, by: session.user_uuid, at })
      for (const uuid of new Set([...projects.values()].map((project) => project.uuid))) {
        await notifyOfTasks(transaction, uuid, at)
      }
    })
    return { uuids }
  })
}
