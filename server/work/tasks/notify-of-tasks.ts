import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { peopleOf } from './task-people.ts'

/** The open pages of a subscription's people, and of our own, show what has changed. */
export async function notifyOfTasks(transaction: Transaction<Tables>, project: string, at: Date): Promise<void> {
  const people = await peopleOf(transaction, { projects: [project], now: at, withStaff: false })
  const users = people.get(project)?.map(({ user_uuid }) => user_uuid) ?? []
  const what = { event: 'tasks_updated', data: { project_uuid: project } } as const
  await announce(transaction, { ...what, to: { users } })
  await announce(transaction, { ...what, to: { permission: 'admin' } })
}
