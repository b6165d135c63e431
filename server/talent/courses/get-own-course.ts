import { getOwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readCourse } from './read-courses.ts'
import { readTaker } from './taker.ts'

export function getOwnCourseOperation({ database }: { database: Database }) {
  return handle(getOwnCourse, async (context, { params: { id } }) =>
    readCourse(database.kysely, await readTaker(database.kysely, signedIn(context).user_uuid), id),
  )
}
