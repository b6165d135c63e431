import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { deleteTaskOperation } from './delete-task.ts'
import { getTaskOperation } from './get-task.ts'
import { getTimerCountOperation } from './get-timer-count.ts'
import { listAssistantTasksOperation } from './list-assistant-tasks.ts'
import { listClientTasksOperation } from './list-client-tasks.ts'
import { listTasksOperation } from './list-tasks.ts'
import { createTaskListOperation } from './lists/create-task-list.ts'
import { deleteTaskListOperation } from './lists/delete-task-list.ts'
import { listAssistantTaskListsOperation } from './lists/list-assistant-task-lists.ts'
import { listClientTaskListsOperation } from './lists/list-client-task-lists.ts'
import { listProjectTaskListsOperation } from './lists/list-project-task-lists.ts'
import { listTaskListsOperation } from './lists/list-task-lists.ts'
import { listTaskProjectsOperation } from './lists/list-task-projects.ts'
import { saveTaskListOperation } from './lists/save-task-list.ts'

/** Tasks as they are read and removed, and their lists. */
export function tasksOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    listTasks: listTasksOperation(deps),
    listClientTasks: listClientTasksOperation(deps),
    listAssistantTasks: listAssistantTasksOperation(deps),
    getTask: getTaskOperation(deps),
    deleteTask: deleteTaskOperation(deps),
    getTimerCount: getTimerCountOperation(deps),
    listTaskLists: listTaskListsOperation(deps),
    listClientTaskLists: listClientTaskListsOperation(deps),
    listAssistantTaskLists: listAssistantTaskListsOperation(deps),
    listProjectTaskLists: listProjectTaskListsOperation(deps),
    listTaskProjects: listTaskProjectsOperation(deps),
    createTaskList: createTaskListOperation(deps),
    saveTaskList: saveTaskListOperation(deps),
    deleteTaskList: deleteTaskListOperation(deps),
  }
}
