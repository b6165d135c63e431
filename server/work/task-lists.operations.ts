import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createTaskListOperation } from './tasks/lists/create-task-list.ts'
import { deleteTaskListOperation } from './tasks/lists/delete-task-list.ts'
import { listAssistantTaskListsOperation } from './tasks/lists/list-assistant-task-lists.ts'
import { listClientTaskListsOperation } from './tasks/lists/list-client-task-lists.ts'
import { listProjectTaskListsOperation } from './tasks/lists/list-project-task-lists.ts'
import { listTaskListsOperation } from './tasks/lists/list-task-lists.ts'
import { listTaskProjectsOperation } from './tasks/lists/list-task-projects.ts'
import { saveTaskListOperation } from './tasks/lists/save-task-list.ts'

/** The lists that tasks are in. */
export function taskListsOperations(deps: { database: Database; clock: Clock }) {
  return {
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
