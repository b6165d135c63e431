import { saveTasks } from '@talentplace/contract/work/tasks/bulk.routes'
import { sql, type Transaction } from 'kysely'
import { changeTask } from './change-task.ts'
import { lockTasks } from './lock-tasks.ts'
import { projectsOfTasks } from './projects-of-tasks.ts'
import { toTaskView, taskRows } from './task-rows.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { notifyOfAssignments, notifyOfTasks, type Assignment } from './notifications.ts'

/** Why all of it was refused, by the task that it was refused for. */
async function rejectionFor(transaction: Transaction<Tables>, uuid: string, error: unknown): Promise<unknown> {
  if (!(error instanceof HttpError)) return error
  const task = await transaction.selectFrom('tasks').select('name').where('uuid', '=', uuid).executeTakeFirst()
  const message = `${task ? `“${task.name}”: ` : ''}${error.message} Nothing was changed.`
  return new HttpError(error.status, error.code, message, { fields: { tasks: message } })
}

/** C2: several tasks changed in one go, all or none; each person they are given to is told once. */
export function saveTasksOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveTasks, async (context, { body: { tasks } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const uuids = tasks.map(({ uuid }) => uuid)
    const projects = await projectsOfTasks(database.kysely, uuids, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      const lists = tasks.flatMap(({ project_task_list_uuid }) => project_task_list_uuid ?? [])
      const locked = await lockTasks(transaction, uuids, lists)
      const parts = new Set(locked.flatMap(({ uuid, parent_uuid }) => (parent_uuid === null ? [] : uuid)))
      // Recurring work takes its subtasks up again: what is said of those comes before.
      const inOrder = [...tasks].sort((a, b) => Number(parts.has(b.uuid)) - Number(parts.has(a.uuid)))
      const given: Assignment[] = []
      for (const { uuid, ...change } of inOrder) {
        const project = projects.get(uuid)
        if (!project) continue
        try {
          const { name, assigned } = await changeTask(transaction, { uuid, given: change, project, session, at })
          const { project_name } = project
          given.push(...assigned.map((user_uuid) => ({ user_uuid, task_uuid: uuid, name, project_name })))
        } catch (error) {
          throw await rejectionFor(transaction, uuid, error)
        }
      }
      for (const uuid of new Set([...projects.values()].map((project) => project.uuid))) {
        await notifyOfTasks(transaction, uuid, at)
      }
      await notifyOfAssignments(transaction, given, { by: session, at })
      const rows = await taskRows(transaction, sql<boolean>`tasks.uuid = any (${uuids}::uuid[])`).execute()
      const views = new Map(rows.map((row) => [row.uuid, toTaskView(row)]))
      return { tasks: uuids.flatMap((uuid) => views.get(uuid) ?? []) }
    })
  })
}
