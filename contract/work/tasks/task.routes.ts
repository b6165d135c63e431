import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { namedSubscription } from '../../shared/named-subscription.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { filesToAttach, storedFile } from '../../shared/stored-file.ts'
import { lineText } from '../../shared/line-text.ts'
import { isRecurrence } from './recurrence.ts'
import { changesTasks, readsTasks } from './task-callers.ts'
import { humanText } from '../../shared/human-text.ts'

const params = z.object({ uuid })
const version = z.int().min(1).max(2_147_483_647)

export const taskPriority = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(99)])

/** C2.2: what is to be done, what was done, or both. */
export const taskType = z.enum(['current', 'completed', 'all'])
export type TaskType = z.infer<typeof taskType>

/** C2.2: our own people by what they look after: clients, matching, assistants. */
export const adminGroup = z.enum(['csm', 'sales', 'vsm'])
export type AdminGroup = z.infer<typeof adminGroup>

/** C2.1: a task as a row of a list. */
export const task = z.object({
  uuid: z.uuid(),
  ...namedSubscription,
  project_task_list_uuid: z.uuid(),
  project_task_list_name: z.string(),
  project_task_list_created_by: z.uuid().nullable(),
  project_task_list_created_by_user_name: z.string().nullable(),
  project_task_list_created_date: z.iso.datetime(),
  /** A subtask's task. */
  parent_uuid: z.uuid().nullable(),
  parent_name: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  assignment: z.array(z.object({ user_uuid: z.uuid(), name: z.string() })),
  /** The day it was first asked for, in the subscription's zone. */
  due_date: z.iso.date().nullable(),
  /** The day it is due now: for recurring work it moves when that is done. */
  next_due_date: z.iso.date().nullable(),
  priority: taskPriority,
  /** A rule as RFC 5545 writes it, and as a person reads it. */
  recurrence: z.string().nullable(),
  recurrence_text: z.string().nullable(),
  estimate_seconds: z.int().nullable(),
  seconds_logged: z.int(),
  percent_complete: z.int(),
  /** Its place by hand in its list, smallest first. */
  position: z.number(),
  subtask_count: z.int(),
  subtasks_done: z.int(),
  comment_count: z.int(),
  /** Files of the task and of its comments. */
  file_count: z.int(),
  completed_date: z.iso.datetime().nullable(),
  /** In a list of what was completed, the day on the caller's clock. */
  completed_day: z.iso.date().nullable(),
  completed_by_user_uuid: z.uuid().nullable(),
  completed_by_user_name: z.string().nullable(),
  /** Which time it was done, in a list of what was completed: recurring work is done more than once. */
  completion_uuid: z.uuid().nullable(),
  created_date: z.iso.datetime(),
  version: z.int(),
})
export type Task = z.infer<typeof task>

const filters = {
  type: taskType.default('current'),
  project_uuid: uuid.optional(),
  client_uuid: uuid.optional(),
  project_task_list_uuid: uuid.optional(),
  parent_uuid: uuid.optional(),
  /** Whose work it is. */
  user_uuid: uuid.optional(),
  /** Only what is the caller's own work. */
  mine: z.boolean().optional(),
  priority: z.enum(['0', '1', '2', '99']).optional(),
  /** The days it is due; with `completed`, the days on which it was done, by the caller's clock. Both included. */
  from: givenDay().optional(),
  to: givenDay().optional(),
  /** Words of its name, its subscription or its client. */
  search: searchWords,
}

const sortKeys = [
  'next_due_date',
  'due_date',
  'priority',
  'name',
  'project_name',
  'company',
  'project_task_list_name',
  'completed_date',
  'created_date',
  'position',
  'seconds_logged',
  // What is grouped is sorted by these.
  'list',
  'assignment',
  'completed_by_user_name',
] as const

export const taskPage = z.object({ tasks: z.array(task), count: z.int() })

/** The tasks that the caller may see: a client's of their subscriptions, an assistant's of the projects they work on, staff all. */
export const listTasks = operation({
  name: 'tasks.listTasks',
  method: 'GET',
  path: '/project/task',
  summary: 'Tasks, by due day and priority unless asked otherwise; completed ones newest first',
  ...readsTasks,
  query: z.object({
    ...filters,
    /** For staff: work of our own people of these groups. */
    admin_groups: z.array(adminGroup).max(3).optional(),
    pagination: paging(100, [...sortKeys]),
  }),
  reply: taskPage,
})

export const listClientTasks = operation({
  name: 'tasks.listClientTasks',
  method: 'GET',
  path: '/client/task',
  summary: 'The tasks of the caller’s own subscriptions',
  caller: ['client'],
  flag: { name: 'client-tasks', beta: ['client.beta'] },
  readsReplica: true,
  query: z.object({ ...filters, pagination: paging(100, [...sortKeys]) }),
  reply: taskPage,
})

/** C2.3: the browser sorts, filters and pages these, so that one answer may hold them all. */
export const listAssistantTasks = operation({
  name: 'tasks.listAssistantTasks',
  method: 'GET',
  path: '/virtualassistants/task',
  summary: 'The tasks of the projects that the calling assistant works on, up to 5,000 at once',
  caller: ['virtualassistant'],
  flag: { name: 'va-tasks', beta: ['virtualassistant.beta'] },
  query: z.object({
    ...filters,
    pagination: paging(100, [...sortKeys])
      .unwrap()
      .extend({ limit: z.int().min(1).max(5000).default(5000) })
      .prefault({}),
  }),
  reply: taskPage,
})

export const historyEntry = z.object({
  uuid: z.uuid(),
  what: z.enum(['created', 'changed', 'completed', 'reopened', 'removed']),
  by_name: z.string().nullable(),
  at: z.iso.datetime(),
  /** What was changed: a field, what it was and what it became, as people read them. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})

export const taskComment = z.object({
  uuid: z.uuid(),
  user_uuid: z.uuid(),
  user_name: z.string(),
  /** Empty where it is files alone. */
  body: z.string(),
  files: z.array(storedFile),
  created_date: z.iso.datetime(),
})

/** A task with what its page shows besides. */
export const wholeTask = z.object({
  ...task.shape,
  /** How it is done: stays with recurring work, whoever does it. */
  instructions: z.string(),
  created_by_user_name: z.string().nullable(),
  /** The task's own; those of comments are with them. */
  files: z.array(storedFile),
  subtasks: z.array(task),
  /** The oldest first. */
  comments: z.array(taskComment),
  /** The newest hundred, newest first. */
  history: z.array(historyEntry),
  /** The caller may change it. */
  can_edit: z.boolean(),
  timer_count: z.int(),
})
export type WholeTask = z.infer<typeof wholeTask>

export const getTask = operation({
  name: 'tasks.getTask',
  method: 'GET',
  path: '/project/task/{uuid}',
  summary: 'A task with its subtasks, comments and history',
  ...readsTasks,
  params,
  reply: wholeTask,
  failures: ['404 not_found'],
})

const name = lineText().min(1, 'Required').max(300, 'At most 300 characters')
const text = (longest: number) => humanText().max(longest, `At most ${longest.toLocaleString('en-CA')} characters`)
const recurrence = z.string().max(500).refine(isRecurrence, 'We can’t read how often this is')

/** What one task, or several at once, can be given. */
export const taskChoices = {
  assignment: z
    .array(z.object({ user_uuid: uuid }))
    .max(50)
    .optional(),
  due_date: givenDay().nullable().optional(),
  priority: taskPriority.optional(),
}

const fields = {
  project_task_list_uuid: uuid.nullable().optional(),
  description: text(10_000).optional(),
  instructions: text(20_000).optional(),
  ...taskChoices,
  recurrence: recurrence.nullable().optional(),
  estimate_seconds: z.int().min(1).max(3_600_000, 'At most 1,000 hours').nullable().optional(),
}

/** Without a list it goes to the subscription's default one. Only people of the subscription can have it (400). */
export const createTask = operation({
  name: 'tasks.createTask',
  method: 'POST',
  path: '/project/task',
  createsPerDay: 'tasks',
  summary: 'Add a task, or a subtask of one',
  ...changesTasks,
  body: z.object({ project_uuid: uuid, parent_uuid: uuid.nullable().optional(), name, ...fields }),
  reply: wholeTask,
  failures: ['404 not_found', '409 subscription_ended', '409 too_many_tasks'],
})

/**
 * Changes what is given. `completed`: done or to do again; recurring work moves to its next day, and is completed after the last one.
 * `after_uuid`: its place by hand, behind that task of its list; null is the first place. A stale `version` is 409 `stale_version`.
 */
export const saveTask = operation({
  name: 'tasks.saveTask',
  method: 'PUT',
  path: '/project/task/{uuid}',
  summary: 'Change, complete, reopen or move a task',
  ...changesTasks,
  params,
  body: z.object({
    version,
    name: name.optional(),
    ...fields,
    percent_complete: z.int().min(0).max(99).optional(),
    completed: z.boolean().optional(),
    after_uuid: uuid.nullable().optional(),
  }),
  reply: wholeTask,
  failures: ['404 not_found', '409 moved', '409 stale_version'],
})

/** 409 `time_logged` while someone's timer is on it or time is logged for it, unless `confirmed`. Logged time keeps its name. */
export const deleteTask = operation({
  name: 'tasks.deleteTask',
  method: 'DELETE',
  path: '/project/task/{uuid}',
  summary: 'Remove a task with its subtasks',
  ...changesTasks,
  params,
  query: z.object({ confirmed: z.boolean().optional() }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 time_logged'],
})

export const getTimerCount = operation({
  name: 'tasks.getTimerCount',
  method: 'GET',
  path: '/project/task/{uuid}/timer_count',
  summary: 'How many timers are on a task and its subtasks, and the time logged for them',
  ...readsTasks,
  params,
  reply: z.object({ timer_count: z.int(), seconds_logged: z.int() }),
  failures: ['404 not_found'],
})

/** `files`: uuids of files that the caller sent before (`files.uploadFile`). Words, files, or both. */
export const addComment = operation({
  name: 'tasks.addComment',
  method: 'POST',
  path: '/project/task/{uuid}/comment',
  createsPerDay: 'messages and comments',
  summary: 'Comment on a task; those whose work it is and whoever commented before are told',
  ...changesTasks,
  params,
  body: z.object({ body: text(5000), files: filesToAttach.default([]) }),
  reply: taskComment,
  failures: ['404 not_found', '409 too_many_comments'],
})

/** Ten hang on a task, besides those of its comments: 400 beyond. Who may see the task may read them. */
export const attachTaskFiles = operation({
  name: 'tasks.attachTaskFiles',
  method: 'POST',
  path: '/project/task/{uuid}/files',
  summary: 'Attach files to a task that were sent before',
  ...changesTasks,
  params,
  body: z.object({ files: filesToAttach.min(1, 'Required') }),
  reply: wholeTask,
  failures: ['404 not_found'],
})

/** The task's own by whoever may change it, a comment's by whoever wrote it; otherwise 404. Its content goes within two days. */
export const removeTaskFile = operation({
  name: 'tasks.removeTaskFile',
  method: 'DELETE',
  path: '/project/task/{uuid}/files/{file_uuid}',
  summary: 'Take a file off a task or a comment',
  ...changesTasks,
  params: params.extend({ file_uuid: uuid }),
  reply: wholeTask,
  failures: ['404 not_found'],
})
