import { listOwnCourses } from '@talentplace/contract/talent/courses/course.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { describeCourses } from './own-courses.ts'
import { readTaker } from './taker.ts'

export function listOwnCoursesOperation({ database }: { database: Database }) {
  return handle(listOwnCourses, async (context) =>
    describeCourses(database.kysely, await readTaker(database.kysely, signedIn(context).user_uuid)),
  )
}
