import { passMark, sendQuiz } from '@talentplace/contract/talent/courses/course.routes'
import { completeStep } from '../applications/complete-step.ts'
import { storeAttempt } from './store-progress.ts'
import { wrongAnswers } from './quiz.ts'
import { areRequiredFinished, courseOf, readCourse } from './read-courses.ts'
import { lockTaker } from './taker.ts'
import { awardCourse } from '../assistants/award-course.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'

/** C6.1: who passes has finished the course; it is on their profile at once, and with the last required one the step is done. */
export function sendQuizOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(sendQuiz, (context, { params: { id }, body }) => {
    const { user_uuid } = signedIn(context)
    const course = courseOf(id)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const { application, ...taker } = await lockTaker(transaction, user_uuid)
      const { virtualassistant_uuid } = taker
      const { quiz } = await readCourse(transaction, taker, id)
      if (quiz?.attempt !== body.attempt) {
        throw new HttpError(
          409,
          'attempt_over',
          'These answers were sent before. Load the course again to see how it went.',
        )
      }
      const { questions, wrong } = wrongAnswers(course, body)
      const answered = new Set(body.answers.map(({ question }) => question))
      const open = questions.find(({ key }) => !answered.has(key))
      if (open) throw invalidField(`answers.${open.key}`, 'Choose an answer')
      const right = questions.length - wrong.length
      const passed = right >= passMark
      if (passed) await awardCourse(transaction, { virtualassistant_uuid, course_id: id })
      await storeAttempt(transaction, { taker, course }, { finished: passed ? at : null })
      if (passed) {
        await recordAudit(transaction, {
          at,
          actor_uuid: user_uuid,
          action: 'assistant.course_finished',
          entity: `assistant:${virtualassistant_uuid}`,
          details: { course_id: id },
        })
        if (application && (await areRequiredFinished(transaction, taker))) {
          await completeStep(transaction, application, { step: 'courses', at })
        }
      }
      const titles = new Map(course.lessons.map(({ key, title }) => [key, title]))
      return {
        passed,
        right,
        asked: questions.length,
        wrong: wrong.map(({ question, lesson }) => ({ question, lesson: titles.get(lesson) ?? '' })),
        course: await readCourse(transaction, taker, id),
      }
    })
  })
}
