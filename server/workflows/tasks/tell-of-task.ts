import type { Transaction } from 'kysely'
import { notify } from '../../features/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface Told {
  readonly task_uuid: string
  readonly name: string
  readonly project_name: string
  readonly by: { readonly user_uuid: string; readonly full_name: string }
  readonly users: readonly string[]
  readonly at: Date
}

function titled(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`
}

/** Whoever was given a task by someone else is told. */
export async function tellOfAssignment(transaction: Transaction<Tables>, told: Told): Promise<void> {
  const { task_uuid, name, project_name, by, users, at } = told
  await notify(transaction, {
    users: users.filter((user) => user !== by.user_uuid),
    at,
    type: 'tasks',
    title: titled(`A task for you: ${name}`),
    body: `${by.full_name} gave you this task of ${project_name}.`,
    icon: 'task',
    priority: 2,
    entity_link: `task:${task_uuid}`,
  })
}

/** Those whose work it is, whoever made it and whoever commented before are told of a comment. */
export async function tellOfComment(transaction: Transaction<Tables>, told: Told & { body: string }): Promise<void> {
  const { task_uuid, name, by, users, at, body } = told
  await notify(transaction, {
    users: users.filter((user) => user !== by.user_uuid),
    at,
    type: 'tasks',
    title: titled(`${by.full_name} commented: ${name}`),
    body,
    icon: 'task',
    priority: 2,
    entity_link: `task:${task_uuid}`,
  })
}
