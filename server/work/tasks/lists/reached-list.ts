import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { notFound, type HttpError } from '../../../platform/http/http-error.ts'
import { reachedProject } from '../reached-project.ts'

export function listIsDeleted(): HttpError {
  return notFound(t.listDeleted())
}

/** The subscription of a list that is there and within the caller's reach: its uuid. @throws HttpError 404, as if it weren't there */
export async function projectOfList(
  database: Kysely<Tables>,
  uuid: string,
  by: Parameters<typeof reachedProject>[2],
): Promise<string> {
  const found = database.selectFrom('task_lists').select('project_uuid')
  const list = await found.where('uuid', '=', uuid).where('removed_date', 'is', null).executeTakeFirst()
  if (!list) throw listIsDeleted()
  return (await reachedProject(database, list.project_uuid, by, t.listDeleted())).uuid
}
