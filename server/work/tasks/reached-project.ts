import * as t from '@talentplace/contract/work/messages/task-errors'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { inReach, type Reach } from './task-reach.ts'

export interface ReachedProject {
  readonly uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly end_date: string | null
  readonly timezone: string
  /** The day in its zone. */
  readonly today: string
}

/**
 * A subscription whose tasks are within the caller's reach.
 * @param missing What is said otherwise: the same as where there is no such thing.
 * @throws HttpError 404
 */
export async function reachedProject(
  database: Kysely<Tables>,
  uuid: string | RawBuilder<string>,
  by: { session: Session; reach: Reach; now: Date },
  missing = t.noSubscription(),
): Promise<ReachedProject> {
  const condition = await inReach(database, by)
  const project = await database
    .selectFrom('projects')
    .select(['uuid', 'project_name', 'client_uuid', 'end_date'])
    .select(sql<string>`client_timezone(projects.client_uuid)`.as('timezone'))
    .where('uuid', '=', uuid)
    .where(condition)
    .executeTakeFirst()
  if (!project) throw notFound(missing)
  return { ...project, today: calendarDay(project.timezone, by.now) }
}
