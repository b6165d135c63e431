import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reachedProject, type ReachedProject } from './reached-project.ts'
import type { Reach } from './task-reach.ts'

/**
 * The subscription of each of several tasks, which all have to be there and within the caller's reach.
 * @throws HttpError 404, as if the others weren't there either
 */
export async function projectsOfTasks(
  database: Kysely<Tables>,
  uuids: readonly string[],
  by: { session: Session; reach: Reach; now: Date },
): Promise<ReadonlyMap<string, ReachedProject>> {
  const tasks = await database
    .selectFrom('tasks')
    .select(['uuid', 'project_uuid'])
    .where('uuid', 'in', uuids)
    .where('removed_date', 'is', null)
    .execute()
  if (tasks.length < uuids.length) throw notFound(t.oneTaskDeleted())
  const projects = new Map<string, ReachedProject>()
  for (const project of new Set(tasks.map(({ project_uuid }) => project_uuid))) {
    projects.set(project, await reachedProject(database, project, by, t.oneTaskDeleted()))
  }
  return new Map(
    tasks.flatMap(({ uuid, project_uuid }) => {
      const project = projects.get(project_uuid)
      return project ? [[uuid, project] as const] : []
    }),
  )
}
