import { z } from 'zod'
import { uuid } from '../../../shared/identifier.ts'
import { namedSubscription } from '../../../shared/named-subscription.ts'
import { operation } from '../../../shared/operation.ts'
import { paging } from '../../../shared/paging.ts'
import { searchWords } from '../../../shared/search-words.ts'
import { lineText } from '../../../shared/line-text.ts'
import { changesTasks, readsTasks } from '../task-callers.ts'

const params = z.object({ uuid })
const name = lineText().min(1, 'Required').max(120, 'At most 120 characters')

export const taskList = z.object({
  uuid: z.uuid(),
  ...namedSubscription,
  name: z.string(),
  /** "General", for what belongs to no other list: it stays. */
  is_default: z.boolean(),
  position: z.number(),
  created_by: z.uuid().nullable(),
  created_by_user_name: z.string().nullable(),
  created_date: z.iso.datetime(),
  /** Tasks in it that are to be done. */
  open_count: z.int(),
  version: z.int(),
})
export type TaskList = z.infer<typeof taskList>

export const taskListPage = z.object({ lists: z.array(taskList), count: z.int() })
const query = z.object({
  project_uuid: uuid.optional(),
  search: searchWords,
  pagination: paging(100, ['name', 'project_name', 'company', 'created_date']),
})

/** The lists that the caller may see, by subscription, the default one first, then by hand. */
export const listTaskLists = operation({
  name: 'tasks.listTaskLists',
  method: 'GET',
  path: '/project/task/list',
  summary: 'Task lists',
  ...readsTasks,
  query,
  reply: taskListPage,
})

export const listClientTaskLists = operation({
  name: 'tasks.listClientTaskLists',
  method: 'GET',
  path: '/client/task/list',
  summary: 'The task lists of the caller’s own subscriptions',
  caller: ['client'],
  flag: { name: 'client-tasks', beta: ['client.beta'] },
  query,
  reply: taskListPage,
})

export const listAssistantTaskLists = operation({
  name: 'tasks.listAssistantTaskLists',
  method: 'GET',
  path: '/virtualassistants/task/list',
  summary: 'The task lists of the projects that the calling assistant works on',
  caller: ['virtualassistant'],
  flag: { name: 'va-tasks', beta: ['virtualassistant.beta'] },
  query,
  reply: taskListPage,
})

/** C1.7. */
export const listProjectTaskLists = operation({
  name: 'tasks.listProjectTaskLists',
  method: 'GET',
  path: '/project/{uuid}/task/list',
  summary: 'The task lists of one subscription',
  ...readsTasks,
  params,
  reply: taskListPage,
  failures: ['404 not_found'],
})

/** Where the caller can add tasks, and who could have them: the people of a subscription. */
export const listTaskProjects = operation({
  name: 'tasks.listTaskProjects',
  method: 'GET',
  path: '/project/task/projects',
  summary: 'The subscriptions whose tasks the caller sees, with their people and lists',
  ...readsTasks,
  query: z.object({ project_uuid: uuid.optional(), search: searchWords, pagination: paging(50, ['project_name']) }),
  reply: z.object({
    projects: z.array(
      z.object({
        uuid: z.uuid(),
        project_name: z.string(),
        client_uuid: z.uuid(),
        company: z.string(),
        timezone: z.string(),
        /** The day in its zone. */
        today: z.iso.date(),
        people: z.array(
          z.object({ user_uuid: z.uuid(), name: z.string(), kind: z.enum(['client', 'assistant', 'staff']) }),
        ),
        lists: z.array(z.object({ uuid: z.uuid(), name: z.string(), is_default: z.boolean() })),
      }),
    ),
    count: z.int(),
  }),
})

export const createTaskList = operation({
  name: 'tasks.createTaskList',
  method: 'POST',
  path: '/project/task/list',
  summary: 'Add a task list to a subscription',
  ...changesTasks,
  body: z.object({ project_uuid: uuid, name }),
  reply: taskList,
  failures: ['404 not_found', '409 too_many_lists'],
})

export const saveTaskList = operation({
  name: 'tasks.saveTaskList',
  method: 'PUT',
  path: '/project/task/list/{uuid}',
  summary: 'Rename a task list',
  ...changesTasks,
  params,
  body: z.object({ name, version: z.int().min(1).max(2_147_483_647) }),
  reply: taskList,
  failures: ['404 not_found', '409 stale_version'],
})

/** Its tasks go to the default list. That one stays: 409 `default_list`. */
export const deleteTaskList = operation({
  name: 'tasks.deleteTaskList',
  method: 'DELETE',
  path: '/project/task/list/{uuid}',
  summary: 'Remove a task list; its tasks go to the default one',
  ...changesTasks,
  params,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 default_list'],
})
