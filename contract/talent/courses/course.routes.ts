import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

/** How many answers of a quiz have to be right. */
export const passMark = 4

export const listed = z.object({
  id: integerId,
  name: z.string(),
  summary: z.string(),
  minutes: z.int(),
  /** An applicant finishes it before they begin. */
  required: z.boolean(),
  lessons: z.int(),
  lessons_done: z.int(),
  finished_date: z.iso.datetime().nullable(),
})
export type ListedCourse = z.infer<typeof listed>

export const ownCourses = z.object({
  courses: z.array(listed),
  count: z.int(),
  /** They can be taken at this point. */
  is_open: z.boolean(),
  /** All required ones are finished, and the step of the application isn’t done yet. */
  may_finish: z.boolean(),
})

export const course = z.object({
  id: integerId,
  name: z.string(),
  summary: z.string(),
  minutes: z.int(),
  required: z.boolean(),
  finished_date: z.iso.datetime().nullable(),
  is_open: z.boolean(),
  /** It is taken for an application, rather than by someone who works with us. */
  is_applying: z.boolean(),
  lessons: z.array(z.object({ key: z.string(), title: z.string(), text: z.string(), done: z.boolean() })),
  /** Null: lessons are left, or it is finished. */
  quiz: z
    .object({
      /** Which try this is; an earlier one can’t be sent again. */
      attempt: z.int(),
      questions: z.array(
        z.object({
          key: z.string(),
          question: z.string(),
          options: z.array(z.object({ id: z.int(), text: z.string() })),
        }),
      ),
    })
    .nullable(),
})
export type OwnCourse = z.infer<typeof course>

const own = { caller: ['virtualassistant'] } as const
const params = z.object({ id: integerId })
const key = z.string().min(1).max(40)

export const listOwnCourses = operation({
  name: 'applications.listOwnCourses',
  method: 'GET',
  path: '/virtualassistants/courses',
  summary: 'The courses that can be taken here, and how far one is',
  ...own,
  reply: ownCourses,
  failures: ['404 not_found'],
})

export const getOwnCourse = operation({
  name: 'applications.getOwnCourse',
  method: 'GET',
  path: '/virtualassistants/courses/{id}',
  summary: 'A course with its lessons, and its quiz once they are done',
  ...own,
  params,
  reply: course,
  failures: ['404 not_found'],
})

export const finishLesson = operation({
  name: 'applications.finishLesson',
  method: 'POST',
  path: '/virtualassistants/courses/{id}/lessons/{key}',
  summary: 'Mark a lesson as done',
  ...own,
  params: params.extend({ key }),
  reply: course,
  failures: ['404 not_found', '409 step_closed'],
})

/** 409 `attempt_over`: this try was sent before, perhaps from another window. */
export const sendQuiz = operation({
  name: 'applications.sendQuiz',
  method: 'POST',
  path: '/virtualassistants/courses/{id}/quiz',
  summary: 'Send the answers of a course’s quiz',
  ...own,
  params,
  body: z.object({
    attempt: z.int().min(0).max(1_000_000),
    answers: z.array(z.object({ question: key, option: z.int().min(0).max(20) })).max(20),
  }),
  reply: z.object({
    passed: z.boolean(),
    right: z.int(),
    asked: z.int(),
    /** The questions that weren’t right, and the lesson that says more. */
    wrong: z.array(z.object({ question: z.string(), lesson: z.string() })),
    course,
  }),
  failures: ['404 not_found', '409 attempt_over', '409 step_closed'],
})

/** Where all required ones were finished before: done by itself otherwise. */
export const finishCourses = operation({
  name: 'applications.finishCourses',
  method: 'POST',
  path: '/applications/self/courses',
  summary: 'Finish the step of one’s application that courses are',
  ...own,
  reply: ownCourses,
  failures: ['404 not_found', '409 courses_left', '409 step_closed'],
})
