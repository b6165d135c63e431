import type { listOwnCourses } from '@talentplace/contract/talent/courses/course.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { readCourses } from './read-courses.ts'
import type { Taker } from './taker.ts'

/** What someone is shown of their courses. */
export async function describeCourses(database: Kysely<Tables>, taker: Taker): Promise<ReplyOf<typeof listOwnCourses>> {
  const courses = await readCourses(database, taker)
  const { application_uuid, is_open } = taker
  const done =
    application_uuid !== null &&
    (await database
      .selectFrom('application_steps')
      .select('step')
      .where('application_uuid', '=', application_uuid)
      .where('step', '=', 'courses')
      .executeTakeFirst()) !== undefined
  const isFinished = courses.every(({ required, finished_date }) => !required || finished_date !== null)
  return { courses, count: courses.length, is_open, may_finish: application_uuid !== null && !done && isFinished }
}
