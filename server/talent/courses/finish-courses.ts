import { finishCourses } from '@talentplace/contract/talent/courses/course.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { completeStep } from '../applications/complete-step.ts'
import { describeCourses } from './own-courses.ts'
import { areRequiredFinished } from './read-courses.ts'
import { lockTaker } from './taker.ts'

/** Which courses are required may have changed since the last of them was finished. */
export function finishCoursesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(finishCourses, (context) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const { application, ...taker } = await lockTaker(transaction, user_uuid)
      if (!(await areRequiredFinished(transaction, taker))) {
        throw new HttpError(409, 'courses_left', 'Some of the required courses aren’t finished yet.')
      }
      if (application) await completeStep(transaction, application, { step: 'courses', at: clock.now() })
      return describeCourses(transaction, taker)
    })
  })
}
