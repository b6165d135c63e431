import type { ListedCourse, OwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Course } from './course.ts'
import { toQuizView } from './quiz.ts'
import { shippedCourses } from './shipped-courses.ts'
import type { Taker } from './taker.ts'

/** @throws HttpError 404 */
export function courseOf(id: number): Course {
  const course = shippedCourses.find((each) => each.id === id)
  if (!course) throw notFound('There is no such course.')
  return course
}

export interface Progress {
  readonly lessons: readonly string[]
  readonly attempts: number
  readonly finished_date: Date | null
}
const nothing: Progress = { lessons: [], attempts: 0, finished_date: null }

interface TakenCourse {
  readonly course: Course
  readonly name: string
  readonly required: boolean
  readonly progress: Progress
}

async function requiredNames(database: Kysely<Tables>): Promise<readonly unknown[]> {
  const row = await database
    .selectFrom('configurations')
    .select('value')
    .where('name', '=', 'setting.required-courses')
    .executeTakeFirst()
  return Array.isArray(row?.value) ? row.value : []
}

/** Every course that can be taken, and how far someone is in it. */
async function readTaken(database: Kysely<Tables>, { virtualassistant_uuid }: Taker): Promise<TakenCourse[]> {
  const ids = shippedCourses.map(({ id }) => id)
  const [names, progress, required] = [
    await database.selectFrom('courses').select(['id', 'name']).where('id', 'in', ids).execute(),
    await database
      .selectFrom('course_progress')
      .selectAll()
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .execute(),
    await requiredNames(database),
  ]
  return shippedCourses.flatMap((course) => {
    const named = names.find(({ id }) => id === course.id)
    if (!named) return []
    const own = progress.find(({ course_id }) => course_id === course.id) ?? nothing
    return [{ course, name: named.name, required: required.includes(named.name), progress: own }]
  })
}

const dateOf = ({ finished_date }: Progress) => finished_date?.toISOString() ?? null

/** Lessons that are done and still there. */
const lessonsDone = ({ lessons }: Course, progress: Progress) =>
  lessons.filter(({ key }) => progress.lessons.includes(key)).length

export async function readCourses(database: Kysely<Tables>, taker: Taker): Promise<ListedCourse[]> {
  return (await readTaken(database, taker)).map(({ course, name, required, progress }) => ({
    id: course.id,
    name,
    summary: course.summary,
    minutes: course.minutes,
    required,
    lessons: course.lessons.length,
    lessons_done: lessonsDone(course, progress),
    finished_date: dateOf(progress),
  }))
}

/** True once nothing that is required is left to finish. */
export async function areRequiredFinished(database: Kysely<Tables>, taker: Taker): Promise<boolean> {
  return (await readCourses(database, taker)).every(
    ({ required, finished_date }) => !required || finished_date !== null,
  )
}

/** A course as its taker sees it. @throws HttpError 404 */
export async function readCourse(database: Kysely<Tables>, taker: Taker, id: number): Promise<OwnCourse> {
  const taken = (await readTaken(database, taker)).find(({ course }) => course.id === id)
  if (!taken) throw notFound('There is no such course.')
  const { course, name, required, progress } = taken
  const isRequested = progress.finished_date === null && lessonsDone(course, progress) === course.lessons.length
  return {
    id,
    name,
    summary: course.summary,
    minutes: course.minutes,
    required,
    finished_date: dateOf(progress),
    is_open: taker.is_open,
    is_applying: taker.application_uuid !== null,
    lessons: course.lessons.map(({ key, title, text }) => ({ key, title, text, done: progress.lessons.includes(key) })),
    quiz: isRequested && taker.is_open ? toQuizView(course, progress.attempts) : null,
  }
}
