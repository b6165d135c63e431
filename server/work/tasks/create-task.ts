import { createTask } from '@talentplace/contract/work/tasks/task.routes'
import { addTask } from './add-task.ts'
import { wholeTask } from './get-task.ts'
import { reachedProject } from './reached-project.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfAssignment, notifyOfTasks } from './notifications.ts'

/** C2: a task of a subscription within the caller's reach; those it is given to are told. */
export function createTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createTask, async (context, { body: given }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await reachedProject(database.kysely, given.project_uuid, { session, reach: 'edit', now: at })
    const { uuid: project_uuid, project_name } = project
    return database.kysely.transaction().execute(async (transaction) => {
      const { uuid, assigned } = await addTask(transaction, { given, project, session, at })
      await notifyOfTasks(transaction, project_uuid, at)
      const notice = { task_uuid: uuid, name: given.name, project_name, by: session, at }
      await notifyOfAssignment(transaction, { ...notice, users: assigned })
      return wholeTask(transaction, uuid, session)
    })
  })
}
