import { randomUUID } from 'node:crypto'
import type { OwnTest, RunningTest, TestResult } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { skillTestNames, skillTests, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { rightAnswers } from '../../testing/right-answers.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { applicationsOperations } from '../applications.operations.ts'
import { closeOverdue } from './close-attempt.ts'
import { solutionSchema, type Solution } from './item-solution.ts'
import { notifyOfRetries } from './notify-of-retries.ts'
import { testSender } from '../../testing/test-sender.ts'

const began = Date.parse('2026-11-20T15:00:00Z')
const clock = settableClock(new Date(began))
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000))
const day = 86_400

let database: TestDatabase
let running: OperationsServer
let staff: string
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(applicationsOperations({ database, clock })))
  const { uuid } = await addPerson(database, { permissions: ['super_admin'] })
  staff = await addSession(database, clock, uuid)
})
beforeEach(() => clock.set(new Date(began)))
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function applicant() {
  const person = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid: person.uuid, state: 'applicant' })
  const application = await addApplication(database, { virtualassistant_uuid: uuid, state: 'submitted' })
  return {
    ...person,
    assistant: uuid,
    application,
    token: await addSession(database, clock, person.uuid),
    tab: randomUUID(),
  }
}
type Applicant = Awaited<ReturnType<typeof applicant>>

const self = '/applications/self/skill-tests'
const start = ({ token, tab }: Applicant, test: SkillTestName, more: object = {}) =>
  call(running.server, `POST ${self}`, { token, body: { test, tab, ...more } })

async function started(who: Applicant, test: SkillTestName, more: object = {}): Promise<RunningTest> {
  const answer = await start(who, test, more)
  expect(answer.body).toMatchObject({ test })
  return answer.body as RunningTest
}

const answer = ({ token, tab }: Applicant, uuid: string, place: number, given: GivenAnswer) =>
  call(running.server, `PUT ${self}/${uuid}/answers/${place}`, {
    token,
    body: { tab, answer: given, seconds_spent: 5 },
  })
const note = ({ token, tab }: Applicant, uuid: string, notes: object[] = []) =>
  call(running.server, `POST ${self}/${uuid}/notes`, { token, body: { tab, notes } })
const finish = ({ token, tab }: Applicant, uuid: string) =>
  call(running.server, `POST ${self}/${uuid}/finish`, { token, body: { tab } })

async function ownTest({ token }: Applicant, test: SkillTestName): Promise<OwnTest> {
  const { tests } = (await call(running.server, `GET ${self}`, { token })).body as { tests: OwnTest[] }
  const found = tests.find((each) => each.test === test)
  if (!found) throw new Error(`No ${test}`)
  return found
}

const rightAnswer = (solution: Solution): GivenAnswer => rightAnswers(solution)[0]

async function solutionsOf(uuid: string): Promise<Solution[]> {
  const rows = await database.kysely
    .selectFrom('skill_test_answers')
    .select('solution')
    .where('attempt_uuid', '=', uuid)
    .orderBy('place')
    .execute()
  return rows.map(({ solution }) => solutionSchema.parse(solution))
}

/** Takes a test as someone who knows everything. */
async function passes(who: Applicant, test: SkillTestName): Promise<TestResult> {
  const { uuid } = await started(who, test)
  later(90)
  await note(who, uuid)
  for (const [at, solution] of (await solutionsOf(uuid)).entries()) {
    expect((await answer(who, uuid, at + 1, rightAnswer(solution))).status).toBe(200)
  }
  return (await finish(who, uuid)).body as TestResult
}

async function fails(who: Applicant, test: SkillTestName): Promise<RunningTest> {
  const attempt = await started(who, test)
  expect((await finish(who, attempt.uuid)).body).toMatchObject({ passed: false })
  return attempt
}

const stateOf = async ({ token }: Applicant) =>
  (await call(running.server, 'GET /applications/self', { token })).body['application']

describe('C6 skill tests', () => {
  it('bring the application to the interview once all four are passed', async () => {
    const who = await applicant()
    expect(await ownTest(who, 'typing')).toMatchObject({
      standing: 'ready',
      pass_score: 40,
      pass_accuracy: 92,
      results: [],
    })
    for (const test of skillTestNames) {
      expect(await passes(who, test)).toMatchObject({ passed: true })
      expect(await ownTest(who, test)).toMatchObject({ standing: 'passed' })
    }
    expect(await stateOf(who)).toMatchObject({
      state: 'interview',
      steps: expect.arrayContaining([{ name: 'skilltest', standing: 'done' }]),
    })
    expect((await start(who, 'typing')).body).toMatchObject({ code: 'step_closed' })
    const { rows } = await database.pool.query(
      `select actor_uuid, details->'state' as state from audit_entries
       where action = 'application.state_changed' and entity = $1 order by created_date, uuid`,
      [`assistant:${who.assistant}`],
    )
    expect(rows).toEqual([
      { actor_uuid: who.uuid, state: { before: 'submitted', after: 'testing' } },
      { actor_uuid: null, state: { before: 'testing', after: 'interview' } },
    ])
  })

  it('explain their score: typing by its speed and accuracy, the others by topic', async () => {
    const who = await applicant()
    expect(await passes(who, 'typing')).toMatchObject({ accuracy: 100, mistakes: 0, seconds_used: expect.any(Number) })
    const { uuid } = await started(who, 'spreadsheet')
    for (const [at, solution] of (await solutionsOf(uuid)).slice(0, 5).entries()) {
      await answer(who, uuid, at + 1, rightAnswer(solution))
    }
    const result = (await finish(who, uuid)).body as TestResult
    expect(result).toMatchObject({ score: 62, pass_score: 60, passed: true, ended_by: 'applicant' })
    expect(result.topics.reduce((sum, { right }) => sum + right, 0)).toBe(5)
    expect(result.topics.map(({ title }) => title)).toContain('Percent formulas')
    expect(await finish(who, uuid)).toMatchObject({ status: 200, body: result })
  })

  it('never tell the applicant what is right', async () => {
    const who = await applicant()
    const replies: string[] = []
    for (const test of skillTestNames) {
      const attempt = await started(who, test)
      replies.push(JSON.stringify(attempt))
      const opened = await call(running.server, `POST ${self}/${attempt.uuid}/open`, {
        token: who.token,
        body: { tab: who.tab },
      })
      replies.push(opened.text, (await answer(who, attempt.uuid, 1, { text: '' })).text)
      replies.push(
        (await finish(who, attempt.uuid)).text,
        (await call(running.server, `GET ${self}`, { token: who.token })).text,
      )
    }
    for (const reply of replies) {
      expect(reply).not.toMatch(/"(solution|right|accepted|values|ranks|points|right_answer|item_id|seed)":(?!\d)/)
      expect(reply).not.toMatch(/"(ranks|accepted|values|solution|item_id|points)"/)
    }
    // Nor by the place of an option: the right one isn’t always in the same.
    const places = await database.pool.query<{ right: string }>(
      `select distinct solution->>'right' as right from skill_test_answers where solution->>'kind' = 'choice'`,
    )
    expect(places.rowCount).toBeGreaterThan(1)
  })
})

describe('C6 the time of a test', () => {
  it('is the server’s: what is there at the end counts, and nothing after it', async () => {
    const who = await applicant()
    const { uuid, seconds_left } = await started(who, 'english')
    expect(seconds_left).toBe(720)
    const [solution] = await solutionsOf(uuid)
    if (!solution) throw new Error('No question')
    for (let at = 0; at < 14; at += 1) {
      later(50)
      await note(who, uuid)
    }
    expect((await answer(who, uuid, 1, rightAnswer(solution))).body).toEqual({ seconds_left: 20 })
    later(24)
    expect((await answer(who, uuid, 1, rightAnswer(solution))).body).toEqual({ seconds_left: 0 })
    later(3)
    expect(await answer(who, uuid, 2, { text: 'Late' })).toMatchObject({ status: 409, body: { code: 'ended' } })
    const { standing, results } = await ownTest(who, 'english')
    expect(standing).toBe('waiting')
    expect(results).toMatchObject([{ ended_by: 'time', seconds_used: 720, score: 6, passed: false }])
  })

  it('is ended by a job where nobody looks', async () => {
    const who = await applicant()
    const { uuid } = await started(who, 'judgement')
    later(720 + 600 + 6)
    await closeOverdue({ database, clock })
    const row = await database.kysely
      .selectFrom('skill_test_attempts')
      .select(['ended_by', 'score'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ended_by: 'time', score: 0 })
  })

  it('waits once for someone who was cut off, up to ten minutes, and staff see it', async () => {
    const who = await applicant()
    const { uuid } = await started(who, 'english')
    const open = () => call(running.server, `POST ${self}/${uuid}/open`, { token: who.token, body: { tab: who.tab } })
    later(300)
    expect((await open()).body).toMatchObject({ seconds_left: 720, pause_used: true })
    later(300)
    expect((await open()).body).toMatchObject({ seconds_left: 420, pause_used: true })
    const { body } = await call(running.server, `GET /applications/${who.application}/skill-tests`, { token: staff })
    expect(body).toMatchObject({
      tests: expect.arrayContaining([
        expect.objectContaining({ attempts: [expect.objectContaining({ pause_seconds: 300, finished_date: null })] }),
      ]),
    })
  })

  it('is longer for those who ask for it, and typing is measured by the usual time', async () => {
    const who = await applicant()
    const attempt = await started(who, 'typing', { extra_time: 100, extra_reason: 'I type with one hand' })
    expect(attempt.seconds_left).toBe(2 * skillTests.typing.seconds)
    await answer(who, attempt.uuid, 1, { text: 'x'.repeat(900) })
    for (let at = 0; at < 5; at += 1) {
      later(48)
      await note(who, attempt.uuid)
    }
    // 180 words in four minutes, which count as two.
    expect((await finish(who, attempt.uuid)).body).toMatchObject({ score: 90, passed: false, extra_time: 100 })
    expect((await start(who, 'english', { extra_time: 30 })).status).toBe(400)
  })

  it('goes on in one tab: another one takes over, and the first is told', async () => {
    const who = await applicant()
    const { uuid } = await started(who, 'english')
    const elsewhere = { ...who, tab: randomUUID() }
    expect((await answer(elsewhere, uuid, 1, { choice: 0 })).body).toMatchObject({ code: 'other_tab' })
    expect((await start(elsewhere, 'english')).body).toMatchObject({ uuid })
    expect((await note(who, uuid)).body).toMatchObject({ code: 'other_tab' })
    expect((await start(who, 'typing')).body).toMatchObject({ code: 'another_runs' })
  })
})

describe('C6 a test that wasn’t passed', () => {
  it('can be taken once more after seven days, with other questions, and then our team decides', async () => {
    const who = await applicant()
    const first = await fails(who, 'spreadsheet')
    expect(await ownTest(who, 'spreadsheet')).toMatchObject({
      standing: 'waiting',
      retry_date: '2026-11-27T15:00:00.000Z',
    })
    expect((await start(who, 'spreadsheet')).body).toMatchObject({ code: 'not_ready' })
    later(7 * day)
    const second = await fails(who, 'spreadsheet')
    const drawn = await database.kysely
      .selectFrom('skill_test_answers')
      .select('item_id')
      .where('attempt_uuid', 'in', [first.uuid, second.uuid])
      .execute()
    expect(new Set(drawn.map(({ item_id }) => item_id)).size).toBe(16)
    later(20 * day)
    expect(await ownTest(who, 'spreadsheet')).toMatchObject({ standing: 'ended', retry_date: null })
    expect(await stateOf(who)).toMatchObject({ state: 'testing' })
  })

  it('can be taken again at once where staff allow it, with a reason that is kept', async () => {
    const who = await applicant()
    await fails(who, 'english')
    const allow = () =>
      call(running.server, `POST /applications/${who.application}/skill-tests/english/attempts`, {
        token: staff,
        body: { reason: 'Their power went out' },
      })
    later(60)
    expect((await allow()).status).toBe(200)
    expect((await allow()).body).toMatchObject({ code: 'not_needed' })
    expect(await ownTest(who, 'english')).toMatchObject({ standing: 'ready' })
    const { rows } = await database.pool.query(
      `select reason, details from audit_entries where action = 'application.skill_test_allowed' and entity = $1`,
      [`assistant:${who.assistant}`],
    )
    expect(rows).toEqual([{ reason: 'Their power went out', details: { test: 'english' } }])
  })

  it('is told of by one mail when it can be taken again', async () => {
    const who = await applicant()
    await fails(who, 'judgement')
    const mails = async () => {
      await notifyOfRetries({ database, clock, sender: testSender })
      const rows = await database.kysely
        .selectFrom('mail_outbox')
        .select('subject')
        .where('recipient', '=', who.email)
        .execute()
      return rows.map(({ subject }) => subject)
    }
    later(6 * day)
    expect(await mails()).toEqual([])
    later(day)
    expect(await mails()).toEqual(['You can retake the “Judgement at work” test'])
    expect(await mails()).toHaveLength(1)
  })
})

describe('C6 what staff see', () => {
  it('are answers beside the right ones, and pastes and left tabs, which decide nothing', async () => {
    const who = await applicant()
    const { uuid } = await started(who, 'judgement')
    const paste = { uuid: randomUUID(), kind: 'paste' }
    await note(who, uuid, [paste, { uuid: randomUUID(), kind: 'tab_left' }])
    await note(who, uuid, [paste])
    const solutions = await solutionsOf(uuid)
    for (const [at, solution] of solutions.entries()) await answer(who, uuid, at + 1, rightAnswer(solution))
    expect((await finish(who, uuid)).body).toMatchObject({ score: 100, passed: true })
    for (const uuidOf of [who.application, who.assistant]) {
      const { body } = await call(running.server, `GET /applications/${uuidOf}/skill-tests`, { token: staff })
      const tests = body['tests'] as {
        test: string
        attempts: { notes: object[]; answers: { right_answer: string }[] }[]
      }[]
      const [attempt] = tests.find(({ test }) => test === 'judgement')?.attempts ?? []
      expect(attempt?.notes).toHaveLength(2)
      expect(attempt?.answers[0]).toMatchObject({
        points: 100,
        right_answer: expect.stringMatching(/^Best: .+ Worst: /),
      })
    }
    const never = await addAssistant(database, { display_name: 'Never A.' })
    const none = await call(running.server, `GET /applications/${never.uuid}/skill-tests`, { token: staff })
    expect(none.body).toEqual({ application_uuid: null, tests: [] })
  })

  it('are refused answers that can’t be', async () => {
    const who = await applicant()
    const { uuid } = await started(who, 'judgement')
    for (const given of [{ choice: 0 }, { text: 'Call them' }, { best: 1, worst: 1 }, { best: 7, worst: null }]) {
      expect(await answer(who, uuid, 1, given)).toMatchObject({
        status: 400,
        body: { fields: { answer: expect.any(String) } },
      })
    }
    expect((await answer(who, uuid, 9, { best: 0, worst: 1 })).status).toBe(404)
  })
})
