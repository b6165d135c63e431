import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { tasksOperations } from './tasks.operations.ts'

const people = (status: number) => ({ ...clients(status), assistant: status })
const editors = (theirs: number, staff: number) => ({
  ...anonymous,
  ...people(theirs),
  'admin with admin_tasks.edit': staff,
  'super admin': staff,
  others: 403,
})

// A3.10: all staff, but not in a client's place.
const readers: AccessRow = { own: { ...anonymous, others: 200 } }
const clientsOnly: AccessRow = { own: { ...anonymous, ...clients(200), others: 403 } }
const assistantsOnly: AccessRow = { own: { ...anonymous, assistant: 200, others: 403 } }

const read: AccessRow = {
  ...readers,
  foreign: { ...anonymous, ...people(404), others: 200 },
  absent: { ...anonymous, others: 404 },
}
const changed: AccessRow = { own: editors(200, 200), foreign: editors(404, 200), absent: editors(404, 404) }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const tasksAccess: Readonly<Record<keyof typeof tasksOperations, AccessRow>> = {
  listTasks: readers,
  listClientTasks: clientsOnly,
  listAssistantTasks: assistantsOnly,
  getTask: read,
  createTask: changed,
  saveTask: changed,
  deleteTask: changed,
  saveTasks: changed,
  deleteTasks: changed,
  getTimerCount: read,
  addComment: changed,
  attachTaskFiles: changed,
  removeTaskFile: changed,
  listTaskLists: readers,
  listClientTaskLists: clientsOnly,
  listAssistantTaskLists: assistantsOnly,
  listProjectTaskLists: read,
  listTaskProjects: readers,
  createTaskList: changed,
  saveTaskList: changed,
  deleteTaskList: changed,
}
