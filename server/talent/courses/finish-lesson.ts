import { finishLesson } from '@talentplace/contract/talent/courses/course.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { storeLesson } from './store-progress.ts'
import { courseOf, readCourse } from './read-courses.ts'
import { lockTaker } from './taker.ts'

export function finishLessonOperation({ database }: { database: Database }) {
  return handle(finishLesson, (context, { params: { id, key } }) => {
    const { user_uuid } = signedIn(context)
    const course = courseOf(id)
    if (!course.lessons.some((lesson) => lesson.key === key)) throw notFound('There is no such lesson.')
    return database.kysely.transaction().execute(async (transaction) => {
      const taker = await lockTaker(transaction, user_uuid)
      await storeLesson(transaction, { taker, course }, key)
      return readCourse(transaction, taker, id)
    })
  })
}
