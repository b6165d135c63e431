import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { attachTaskFilesOperation } from './attach-task-files.ts'
import { deleteTaskOperation } from './delete-task.ts'
import { deleteTasksOperation } from './delete-tasks.ts'
import { getTaskOperation } from './get-task.ts'
import { getTimerCountOperation } from './get-timer-count.ts'
import { listAssistantTasksOperation } from './list-assistant-tasks.ts'
import { listClientTasksOperation } from './list-client-tasks.ts'
import { listTasksOperation } from './list-tasks.ts'
import { removeTaskFileOperation } from './remove-task-file.ts'
import { taskListsOperations } from './lists/task-lists.operations.ts'

/** Tasks as they are read and removed, and their lists. */
export function tasksOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    listTasks: listTasksOperation(deps),
    listClientTasks: listClientTasksOperation(deps),
    listAssistantTasks: listAssistantTasksOperation(deps),
    getTask: getTaskOperation(deps),
    deleteTask: deleteTaskOperation(deps),
    deleteTasks: deleteTasksOperation(deps),
    getTimerCount: getTimerCountOperation(deps),
    attachTaskFiles: attachTaskFilesOperation(deps),
    removeTaskFile: removeTaskFileOperation(deps),
    ...taskListsOperations(deps),
  }
}
