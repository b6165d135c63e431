import * as t from '@talentplace/contract/work/messages/notifications'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { announceTo } from '../../platform/realtime/announce.ts'
import type { HandedOver } from './hand-over-tasks.ts'
import type { Successor } from './left-tasks.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { peopleOf } from './task-people.ts'

interface Notified {
  readonly task_uuid: string
  readonly name: string
  readonly project_name: string
  readonly by: { readonly user_uuid: string; readonly full_name: string }
  readonly users: readonly string[]
  readonly at: Date
}

/** Whoever was given a task by someone else is told. */
export async function notifyOfAssignment(transaction: Transaction<Tables>, notification: Notified): Promise<void> {
  const { task_uuid, name, project_name, by, users, at } = notification
  await notify(transaction, {
    users: users.filter((user) => user !== by.user_uuid),
    at,
    type: 'tasks',
    ...inEachLanguage(() => ({
      title: t.oneTask({ name }),
      body: t.assignedYou({ person: by.full_name, project: project_name }),
    })),
    icon: 'task',
    priority: 2,
    entity_link: `task:${task_uuid}`,
  })
}

/** A task that one of several changes gave to someone. */
export interface Assignment {
  readonly user_uuid: string
  readonly task_uuid: string
  readonly name: string
  readonly project_name: string
}

const namedTasks = 5

function listed(tasks: readonly { readonly name: string }[]): string {
  const names = tasks.slice(0, namedTasks).map(({ name }) => t.quoted({ text: name }))
  const more = tasks.length - names.length
  return more > 0 ? t.andMore({ tasks: names.join(', '), count: more }) : names.join(', ')
}

/** Whoever was given tasks by someone else is told once, however many there are. */
export async function notifyOfAssignments(
  transaction: Transaction<Tables>,
  given: readonly Assignment[],
  { by, at }: Pick<Notified, 'by' | 'at'>,
): Promise<void> {
  for (const [user, tasks] of Map.groupBy(given, ({ user_uuid }) => user_uuid)) {
    const [first] = tasks
    if (!first || tasks.length === 1) {
      if (first) await notifyOfAssignment(transaction, { ...first, by, at, users: [user] })
      continue
    }
    await notify(transaction, {
      users: user === by.user_uuid ? [] : [user],
      at,
      type: 'tasks',
      ...inEachLanguage(() => ({
        title: t.severalTasks({ count: tasks.length }),
        body: t.assignedThese({ person: by.full_name, tasks: listed(tasks) }),
      })),
      icon: 'task',
      priority: 2,
      entity_link: `tasks:${first.task_uuid}`,
    })
  }
}

/** Whoever takes over the open tasks of someone who is gone is told once, however many there are. */
export async function notifyOfHandOver(
  transaction: Transaction<Tables>,
  over: Successor & { tasks: readonly HandedOver[]; at: Date },
): Promise<void> {
  const { next_user, gone_name, project_name, tasks, at } = over
  const [first] = tasks
  if (!first) return
  const several = tasks.length > 1
  await notify(transaction, {
    users: [next_user],
    at,
    type: 'tasks',
    ...inEachLanguage(() => ({
      title: several ? t.severalTasks({ count: tasks.length }) : t.oneTask({ name: first.name }),
      body: t.takingOver({ person: gone_name, project: project_name, tasks: listed(tasks) }),
    })),
    icon: 'task',
    priority: 2,
    entity_link: `${several ? 'tasks' : 'task'}:${first.task_uuid}`,
  })
}

/** Those whose work it is, whoever made it and whoever commented before are told of a comment. */
export async function notifyOfComment(
  transaction: Transaction<Tables>,
  notification: Notified & { body: string },
): Promise<void> {
  const { task_uuid, name, by, users, at, body } = notification
  await notify(transaction, {
    users: users.filter((user) => user !== by.user_uuid),
    at,
    type: 'tasks',
    ...inEachLanguage(() => ({ title: t.commented({ person: by.full_name, name }), body })),
    icon: 'task',
    priority: 2,
    entity_link: `task:${task_uuid}`,
  })
}

/** The open pages of a subscription's people, and of our own, show what has changed. */
export async function notifyOfTasks(transaction: Transaction<Tables>, project: string, at: Date): Promise<void> {
  const people = await peopleOf(transaction, { projects: [project], now: at, withStaff: false })
  const users = people.get(project)?.map(({ user_uuid }) => user_uuid) ?? []
  await announceTo(transaction, [{ users }, { permission: 'admin' }], {
    event: 'tasks_updated',
    data: { project_uuid: project },
  })
}
