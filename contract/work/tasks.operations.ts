import { deleteTasks, saveTasks } from './tasks/bulk.routes.ts'
import {
  createTaskList,
  deleteTaskList,
  listAssistantTaskLists,
  listClientTaskLists,
  listProjectTaskLists,
  listTaskLists,
  listTaskProjects,
  saveTaskList,
} from './tasks/lists/task-list.routes.ts'
import {
  addComment,
  attachTaskFiles,
  createTask,
  deleteTask,
  getTask,
  getTimerCount,
  listAssistantTasks,
  listClientTasks,
  listTasks,
  removeTaskFile,
  saveTask,
} from './tasks/task.routes.ts'

/** Every operation of the feature. */
export const tasksOperations = {
  listTasks,
  listClientTasks,
  listAssistantTasks,
  getTask,
  createTask,
  saveTask,
  deleteTask,
  saveTasks,
  deleteTasks,
  getTimerCount,
  addComment,
  attachTaskFiles,
  removeTaskFile,
  listTaskLists,
  listClientTaskLists,
  listAssistantTaskLists,
  listProjectTaskLists,
  listTaskProjects,
  createTaskList,
  saveTaskList,
  deleteTaskList,
} as const
