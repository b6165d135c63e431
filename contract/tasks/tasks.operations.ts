import {
  createTaskList,
  deleteTaskList,
  listAssistantTaskLists,
  listClientTaskLists,
  listProjectTaskLists,
  listTaskLists,
  listTaskProjects,
  saveTaskList,
} from './lists/task-list.routes.ts'
import {
  addComment,
  createTask,
  deleteTask,
  getTask,
  getTimerCount,
  listAssistantTasks,
  listClientTasks,
  listTasks,
  saveTask,
} from './task.routes.ts'

/** Every operation of the feature. */
export const tasksOperations = {
  listTasks,
  listClientTasks,
  listAssistantTasks,
  getTask,
  createTask,
  saveTask,
  deleteTask,
  getTimerCount,
  addComment,
  listTaskLists,
  listClientTaskLists,
  listAssistantTaskLists,
  listProjectTaskLists,
  listTaskProjects,
  createTaskList,
  saveTaskList,
  deleteTaskList,
} as const
