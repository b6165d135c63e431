import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { attachTaskFilesOperation } from './tasks/attach-task-files.ts'
import { deleteTaskOperation } from './tasks/delete-task.ts'
import { deleteTasksOperation } from './tasks/delete-tasks.ts'
import { getTaskOperation } from './tasks/get-task.ts'
import { getTimerCountOperation } from './tasks/get-timer-count.ts'
import { listAssistantTasksOperation } from './tasks/list-assistant-tasks.ts'
import { listClientTasksOperation } from './tasks/list-client-tasks.ts'
import { listTasksOperation } from './tasks/list-tasks.ts'
import { removeTaskFileOperation } from './tasks/remove-task-file.ts'
import { taskListsOperations } from './task-lists.operations.ts'

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
