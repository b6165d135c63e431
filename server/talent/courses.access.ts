import { applicationIn } from '../testing/access/access-applications.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import { shippedCourses } from './courses/shipped-courses.ts'
import { quizQuestions } from './courses/quiz.ts'
import type { coursesOperations } from './courses.operations.ts'

export function coursesCalls(world: AccessWorld): AccessCalls<typeof coursesOperations> {
  return {
    sendQuiz: async () => {
      await applicationIn(world, 'onboarding')
      const [course] = shippedCourses
      if (!course) throw new Error('There is no course')
      await world.database.pool.query(
        `insert into course_progress (virtualassistant_uuid, course_id, lessons) values ($1, $2, $3)
         on conflict (virtualassistant_uuid, course_id) do update set lessons = $3, attempts = 0, finished_date = null`,
        [world.assistants.own.uuid, course.id, course.lessons.map(({ key }) => key)],
      )
      const answers = quizQuestions(course, 0).map(({ key }) => ({ question: key, option: 0 }))
      return { path: `/virtualassistants/courses/${course.id}/quiz`, body: { attempt: 0, answers } }
    },
  }
}
