import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationsOperations } from '../applications.operations.ts'
import { quizQuestions } from './quiz.ts'
import { shippedCourses } from './shipped-courses.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { coursesOperations } from '../courses.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const [first] = shippedCourses
if (!first) throw new Error('There is no course')

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () =>
    Object.values({ ...applicationsOperations({ database, clock }), ...coursesOperations({ database, clock }) }),
  )
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** The answers of a try, so many of them wrong. */
function answers(attempt: number, wrong = 0, course = first) {
  if (!course) return []
  return quizQuestions(course, attempt).map(({ key, right, options }, at) => ({
    question: key,
    option: at < wrong ? (right + 1) % options.length : right,
  }))
}

const requireCourses = (value: string) =>
  database.pool.query(`update configurations set value = $1 where name = 'setting.required-courses'`, [value])

async function taker(about: { state?: 'applicant' | 'active'; stage?: 'interview' | 'onboarding' } = {}) {
  const { state = 'applicant', stage } = about
  const person = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid: person.uuid, state })
  const application = stage && (await addApplication(database, { virtualassistant_uuid: uuid, state: stage }))
  const token = await addSession(database, clock, person.uuid)
  const request = (what: `${'GET' | 'POST'} /${string}`, body?: object) => call(running.server, what, { token, body })

  async function readLessons(course = first) {
    for (const { key } of course?.lessons ?? [])
      await request(`POST /virtualassistants/courses/${course?.id}/lessons/${key}`)
  }
  const send = (attempt: number, wrong = 0, course = first) =>
    request(`POST /virtualassistants/courses/${course?.id}/quiz`, { attempt, answers: answers(attempt, wrong, course) })
  const courseIds = async () =>
    (
      await database.kysely
        .selectFrom('assistants')
        .select('course_ids')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
    ).course_ids
  const isDone = async () =>
    (
      await database.pool.query(`select from application_steps where application_uuid = $1 and step = 'courses'`, [
        application,
      ])
    ).rowCount === 1
  return { uuid, request: request, readLessons, send, courseIds, isDone }
}

describe('C6.1 a course', () => {
  it('keeps which lessons are done, and asks its questions once all are, without telling what is right', async () => {
    const someone = await taker({ stage: 'onboarding' })
    const lesson = await someone.request('POST /virtualassistants/courses/1/lessons/hours')
    await someone.request('POST /virtualassistants/courses/1/lessons/hours')
    expect(lesson.body).toMatchObject({ quiz: null, lessons: [{ key: 'hours', done: true }, { done: false }, {}, {}] })
    expect((await someone.request('POST /virtualassistants/courses/1/lessons/none')).status).toBe(404)
    await someone.readLessons()
    const read = await someone.request('GET /virtualassistants/courses/1')
    expect((read.body['quiz'] as { questions: unknown[] }).questions).toHaveLength(5)
    expect(read.text).not.toContain('"right"')
  })

  it('is tried again with other questions until four of five are right; then it is on the profile at once', async () => {
    const someone = await taker({ stage: 'onboarding' })
    await someone.readLessons()
    const failed = await someone.send(0, 2)
    expect(failed.body).toMatchObject({ passed: false, right: 3, asked: 5, course: { quiz: { attempt: 1 } } })
    expect(failed.body['wrong']).toHaveLength(2)
    expect((await someone.send(0)).body['code']).toBe('attempt_over')
    expect(await someone.courseIds()).toEqual([])
    expect((await someone.send(1, 1)).body).toMatchObject({ passed: true, right: 4, course: { quiz: null } })
    expect(await someone.courseIds()).toEqual([1])
    expect((await someone.send(2)).body['code']).toBe('attempt_over')
  })

  it('is counted once, however often its quiz is sent at the same time', async () => {
    const someone = await taker({ stage: 'onboarding' })
    await someone.readLessons()
    const answers = await Promise.all([0, 0, 0].map((attempt) => someone.send(attempt)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await someone.courseIds()).toEqual([1])
  })

  it('asks for every answer', async () => {
    const someone = await taker({ stage: 'onboarding' })
    await someone.readLessons()
    const sent = await someone.request('POST /virtualassistants/courses/1/quiz', { attempt: 0, answers: [] })
    expect(sent.body['fields']).toEqual({ 'answers.round': 'Choose an answer' })
  })

  it('is taken by whoever works with us or is being onboarded, and read by any applicant', async () => {
    const active = await taker({ state: 'active' })
    await active.readLessons()
    expect((await active.send(0)).body['passed']).toBe(true)
    const early = await taker({ stage: 'interview' })
    expect((await early.request('GET /virtualassistants/courses')).body).toMatchObject({ is_open: false })
    expect((await early.request('POST /virtualassistants/courses/1/lessons/hours')).body['code']).toBe('step_closed')
  })
})

describe('C6.1 the step of courses', () => {
  it('is done with the last of those that are required', async () => {
    const someone = await taker({ stage: 'onboarding' })
    for (const course of shippedCourses) {
      expect(await someone.isDone()).toBe(false)
      await someone.readLessons(course)
      await someone.send(0, 0, course)
    }
    const { body } = await someone.request('GET /virtualassistants/courses')
    expect((body['courses'] as { required: boolean }[]).map(({ required }) => required)).not.toContain(false)
    expect(await someone.isDone()).toBe(true)
  })

  it('follows the setting, and is finished by hand where that has changed since', async () => {
    const someone = await taker({ stage: 'onboarding' })
    expect((await someone.request('POST /applications/self/courses')).body['code']).toBe('courses_left')
    await someone.readLessons()
    await someone.send(0)
    await requireCourses('["Working remotely with clients", "No such course"]')
    expect((await someone.request('GET /virtualassistants/courses')).body).toMatchObject({ may_finish: true })
    expect((await someone.request('POST /applications/self/courses')).body).toMatchObject({ may_finish: false })
    expect(await someone.isDone()).toBe(true)
  })
})

it.each(shippedCourses)(
  'C6.1 course $id has three lessons or more, and six questions that its lessons answer',
  (course) => {
    const keys = course.lessons.map(({ key }) => key)
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(course.questions).toHaveLength(6)
    for (const { lesson, right, options } of course.questions) {
      expect(keys).toContain(lesson)
      expect(options[right]).toBeDefined()
    }
  },
)
