import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { createTaskListOperation } from './create-task-list.ts'
import { deleteTaskListOperation } from './delete-task-list.ts'
import { listAssistantTaskListsOperation } from './list-assistant-task-lists.ts'
import { listClientTaskListsOperation } from './list-client-task-lists.ts'
import { listProjectTaskListsOperation } from './list-project-task-lists.ts'
import { listTaskListsOperation } from './list-task-lists.ts'
import { listTaskProjectsOperation } from './list-task-projects.ts'
import { saveTaskListOperation } from './save-task-list.ts'

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
