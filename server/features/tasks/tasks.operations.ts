import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { getTaskOperation } from './get-task.ts'
import { getTimerCountOperation } from './get-timer-count.ts'
import { listAssistantTasksOperation, listClientTasksOperation, listTasksOperation } from './list-tasks.ts'
import { createTaskListOperation, deleteTaskListOperation, saveTaskListOperation } from './lists/change-task-lists.ts'
import {
  listAssistantTaskListsOperation,
  listClientTaskListsOperation,
  listProjectTaskListsOperation,
  listTaskListsOperation,
} from './lists/list-task-lists.ts'
import { listTaskProjectsOperation } from './lists/list-task-projects.ts'
import { deleteTaskOperation } from './remove-task.ts'

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
