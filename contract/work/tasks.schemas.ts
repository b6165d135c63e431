import { taskList, taskListPage } from './tasks/lists/task-list.routes.ts'
import { historyEntry, task, taskComment, taskPage, taskPriority, wholeTask } from './tasks/task.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const tasksSchemas = {
  Task: task,
  TaskComment: taskComment,
  TaskDetail: wholeTask,
  TaskHistoryEntry: historyEntry,
  TaskList: taskList,
  TaskListPage: taskListPage,
  TaskPage: taskPage,
  TaskPriority: taskPriority,
}
