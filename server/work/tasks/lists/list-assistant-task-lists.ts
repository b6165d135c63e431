import { listAssistantTaskLists } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { answerTaskLists } from './answer-task-lists.ts'

export function listAssistantTaskListsOperation(deps: { database: Database; clock: Clock }) {
  return handle(listAssistantTaskLists, (context, { query }) => answerTaskLists(deps, signedIn(context), query))
}
