import { listTaskLists } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { answerTaskLists } from './answer-task-lists.ts'

export function listTaskListsOperation(deps: { database: Database; clock: Clock }) {
  return handle(listTaskLists, (context, { query }) => answerTaskLists(deps, signedIn(context), query))
}
