import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { addCommentOperation } from './add-comment.ts'
import { createTaskOperation } from './create-task.ts'
import { saveTaskOperation } from './save-task.ts'
import { saveTasksOperation } from './save-tasks.ts'

/** What others are told of: tasks made, given to someone, done and talked about. */
export function taskWorkOperations(deps: { database: Database; clock: Clock }) {
  return {
    createTask: createTaskOperation(deps),
    saveTask: saveTaskOperation(deps),
    saveTasks: saveTasksOperation(deps),
    addComment: addCommentOperation(deps),
  }
}
