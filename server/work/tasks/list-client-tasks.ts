import { listClientTasks } from '@talentplace/contract/work/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { answerTasks } from './answer-tasks.ts'

export function listClientTasksOperation(deps: { database: Database; clock: Clock }) {
  return handle(listClientTasks, (context, { query }) => answerTasks(deps, signedIn(context), query))
}
