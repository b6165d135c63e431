import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { addCommentOperation } from './tasks/add-comment.ts'
import { createTaskOperation } from './tasks/create-task.ts'
import { saveTaskOperation } from './tasks/save-task.ts'
import { saveTasksOperation } from './tasks/save-tasks.ts'

/** What others are told of: tasks made, given to someone, done and talked about. */
export function taskWorkOperations(deps: { database: Database; clock: Clock }) {
  return {
    createTask: createTaskOperation(deps),
    saveTask: saveTaskOperation(deps),
    saveTasks: saveTasksOperation(deps),
    addComment: addCommentOperation(deps),
  }
}
