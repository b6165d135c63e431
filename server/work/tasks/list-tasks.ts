import { listTasks } from '@talentplace/contract/work/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { answerTasks } from './answer-tasks.ts'

export function listTasksOperation(deps: { database: Database; clock: Clock }) {
  return handle(listTasks, (context, { query }) => answerTasks(deps, signedIn(context), query))
}
