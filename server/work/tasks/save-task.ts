import { saveTask } from '@talentplace/contract/work/tasks/task.routes'
import { changeTask } from './change-task.ts'
import { wholeTaskAhead } from './get-task.ts'
import { projectOfTask } from './reached-task.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notifyOfAssignment, notifyOfTasks } from './notifications.ts'

/** C2: what is given of a task is changed; those it is given to are told. */
export function saveTaskOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveTask, async (context, { params: { uuid }, body: given }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    const whole = await database.kysely.transaction().execute(async (transaction) => {
      const { name, assigned } = await changeTask(transaction, { uuid, given, project, session, at })
      await notifyOfTasks(transaction, project.uuid, at)
      const notice = { task_uuid: uuid, name, project_name: project.project_name, by: session, at }
      await notifyOfAssignment(transaction, { ...notice, users: assigned })
      return wholeTaskAhead(transaction, uuid, session)
    })
    return whole()
  })
}
