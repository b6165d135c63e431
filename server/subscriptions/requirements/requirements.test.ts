import { answersOf, requirementFields } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call, type Answer } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { serveRequirements } from '../../testing/servers/requirements-server.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer
let maple: string
let owner: Caller
let colleague: Caller
let stranger: Caller
let matcher: Caller

interface Caller {
  readonly uuid: string
  readonly full_name: string
  readonly token: string
}

async function caller(...about: Parameters<typeof addPerson>): Promise<Caller> {
  const person = await addPerson(...about)
  return { ...person, token: await addSession(database, clock, person.uuid) }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveRequirements(database, clock)
  maple = await addClient(database, 'Maple Books')
  const birch = await addClient(database, 'Birch Foods')
  owner = await caller(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })
  colleague = await caller(database, { permissions: ['client'], client_uuid: maple })
  stranger = await caller(database, { permissions: ['client'], client_uuid: birch, is_primary_contact: true })
  matcher = await caller(database, { permissions: ['admin', 'admin_matching.view', 'admin_matching.edit'] })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(start))

async function addProject(): Promise<string> {
  const { uuid } = await database.kysely
    .insertInto('projects')
    .values({ client_uuid: maple, created_by: owner.uuid, project_name: 'Spring books', matching_criteria: '{}' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

const nothing = answersOf({})
const whole = answersOf({ tasks: 'The inbox', tools: 'Gmail', working_hours: 'Mornings', success: 'It is empty' })

const read = (project: string, who: Caller, version?: number): Promise<Answer> =>
  call(running.server, `GET /project/${project}/requirements${version === undefined ? '' : `?version=${version}`}`, {
    token: who.token,
  })
const save = (project: string, base_revision: number, answers: object, who = owner, submit = false): Promise<Answer> =>
  call(running.server, `PUT /project/${project}/requirements`, {
    token: who.token,
    body: { answers, submit, base_revision },
  })
const send = (project: string, base_revision: number, answers: object = whole): Promise<Answer> =>
  save(project, base_revision, answers, owner, true)
const review = (project: string, version: number, who = matcher): Promise<Answer> =>
  call(running.server, `POST /project/${project}/requirements/${version}/review`, { token: who.token })

async function notificationsOf(project: string, who: Caller) {
  return database.kysely
    .selectFrom('notifications')
    .select(['title', 'type'])
    .where('user_uuid', '=', who.uuid)
    .where('entity_link', '=', `requirements:${project}`)
    .orderBy('uuid')
    .execute()
}

async function auditOf(project: string): Promise<string[]> {
  const entries = await database.kysely
    .selectFrom('audit_entries')
    .select('action')
    .where('entity', '=', `project:${project}`)
    .orderBy('id')
    .execute()
  return entries.map(({ action }) => action)
}

describe('the questions', () => {
  it('A2.14 are those of the contract, each with name, label, type and whether it is required', async () => {
    const { status, body } = await call(running.server, 'GET /user/config/projectRequirement', { token: owner.token })
    expect(status).toBe(200)
    expect(body['fields']).toMatchObject(
      requirementFields.map(({ name, type, required }) => ({ name, type, required })),
    )
    expect(body['fields']).toContainEqual(expect.objectContaining({ label: 'When should they work?' }))
  })

  it('are asked in the language of whoever reads, whose answers are the same', async () => {
    const from = { token: owner.token, language: 'fr' }
    const { body } = await call(running.server, 'GET /user/config/projectRequirement', from)
    expect(body['fields']).toContainEqual(
      expect.objectContaining({
        name: 'check_ins',
        label: 'À quelle fréquence souhaitez-vous vous parler?',
        options: expect.arrayContaining([{ value: 'weekly', title: 'Une fois par semaine' }]),
      }),
    )
  })
})

describe('a draft', () => {
  it('of a project without any is version 0 with every answer empty', async () => {
    const { body } = await read(await addProject(), owner)
    expect(body).toMatchObject({ version: 0, revision: 0, status: null, answers: nothing, changed: [], versions: [] })
  })

  it('C1 Ours: is saved as it is written, by anybody of the company, and tells nobody', async () => {
    const project = await addProject()
    expect((await save(project, 0, { ...nothing, tasks: 'The in' })).status).toBe(200)
    clock.set(new Date('2026-11-20T15:05:00Z'))
    const second = await save(project, 1, { ...nothing, tasks: 'The inbox ' }, colleague)
    expect(second.body).toMatchObject({ version: 1, revision: 2, status: 'draft', answers: { tasks: 'The inbox ' } })
    expect(second.body['versions']).toMatchObject([
      { version: 1, changed_by: colleague.full_name, changed_date: '2026-11-20T15:05:00.000Z', submitted_date: null },
    ])
    expect(await notificationsOf(project, matcher)).toEqual([])
    expect(await auditOf(project)).toEqual([])
  })

  it('is its client’s alone: staff are told of none, also when they ask for it by its number', async () => {
    const project = await addProject()
    await save(project, 0, whole)
    expect((await read(project, matcher)).body).toMatchObject({ version: 0, answers: nothing, versions: [] })
    expect((await read(project, matcher, 1)).status).toBe(404)
    expect((await review(project, 1)).status).toBe(404)
  })

  it('too long or not among the options is refused at its field, and nothing is saved', async () => {
    const project = await addProject()
    const wrong = { ...whole, working_hours: 'x'.repeat(301), check_ins: 'hourly' }
    const { status, body } = await save(project, 0, wrong)
    expect(status).toBe(400)
    expect(body['fields']).toEqual({
      'answers.working_hours': 'Must be at most 300 characters',
      'answers.check_ins': 'Must be one of the options',
    })
    expect((await read(project, owner)).body['version']).toBe(0)
  })
})

describe('two at once', () => {
  it('never lose each other’s words: an older beginning is refused, and what is stored stays', async () => {
    const project = await addProject()
    await save(project, 0, { ...nothing, tasks: 'Mine' })
    const late = await save(project, 0, { ...nothing, tasks: 'Theirs' }, colleague)
    expect(late).toMatchObject({ status: 409, body: { code: 'requirements_changed' } })
    expect((await read(project, owner)).body).toMatchObject({ revision: 1, answers: { tasks: 'Mine' } })
  })

  it('of twenty saves from one beginning exactly one is kept', async () => {
    const project = await addProject()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(project, 0, { ...nothing, tasks: `Words ${at}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect((await read(project, owner)).body).toMatchObject({ version: 1, revision: 1 })
  })

  it('a save whose answer was lost is said again without harm, and a form sent twice is sent once', async () => {
    const project = await addProject()
    await save(project, 0, whole)
    expect((await save(project, 0, whole)).body).toMatchObject({ revision: 1 })
    const presses = await Promise.all(Array.from({ length: 10 }, () => send(project, 1)))
    expect(presses.map(({ status }) => status)).toEqual(presses.map(() => 200))
    expect(await notificationsOf(project, matcher)).toHaveLength(1)
    expect(await auditOf(project)).toEqual(['project.requirements_submitted'])
  })
})

describe('sending', () => {
  it('needs every required question answered, and says at each which isn’t', async () => {
    const project = await addProject()
    const { status, body } = await send(project, 0, { ...whole, tools: '  ', success: '' })
    expect(status).toBe(400)
    expect(body['fields']).toEqual({ 'answers.tools': 'Required', 'answers.success': 'Required' })
    expect(await notificationsOf(project, matcher)).toEqual([])
  })

  it('tells those who look after projects or matching, and the page then says so', async () => {
    const project = await addProject()
    expect((await send(project, 0)).body).toMatchObject({ version: 1, status: 'submitted' })
    expect(await notificationsOf(project, matcher)).toEqual([
      { title: 'Maple Books has sent the welcome brief', type: 'requirements' },
    ])
    expect((await read(project, matcher)).body).toMatchObject({ company: 'Maple Books', answers: whole })
  })

  it('keeps each version: a change begins a new draft, and staff go on seeing what was sent', async () => {
    const project = await addProject()
    await send(project, 0)
    const changed = { ...whole, tools: 'Outlook', must_haves: 'French' }
    expect((await save(project, 1, changed)).body).toMatchObject({ version: 2, revision: 2, status: 'draft' })
    expect((await read(project, matcher)).body).toMatchObject({ version: 1, answers: whole })
    expect((await send(project, 2, changed)).body).toMatchObject({
      version: 2,
      status: 'submitted',
      changed: ['tools', 'must_haves'],
      versions: [{ version: 2 }, { version: 1 }],
    })
    expect((await read(project, matcher, 1)).body).toMatchObject({ version: 1, answers: whole, changed: [] })
    expect((await read(project, matcher, 3)).status).toBe(404)
  })

  it('what was sent never changes, whoever tries', async () => {
    const project = await addProject()
    await send(project, 0)
    const attempts = [
      `update project_requirements set answers = '{}' where project_uuid = $1`,
      `update project_requirements set status = 'draft', submitted_by = null, submitted_date = null where project_uuid = $1`,
      `delete from project_requirements where project_uuid = $1`,
    ]
    for (const attempt of attempts) {
      await expect(database.pool.query(attempt, [project])).rejects.toThrow('stay as they are')
    }
  })
})

describe('reading', () => {
  it('is marked once, is audited, and tells the client’s primary contact but not by whom', async () => {
    const project = await addProject()
    await send(project, 0)
    clock.set(new Date('2026-11-21T09:00:00Z'))
    expect((await review(project, 1)).body).toMatchObject({
      status: 'reviewed',
      versions: [{ reviewed_by: matcher.full_name, reviewed_date: '2026-11-21T09:00:00.000Z' }],
    })
    expect(await notificationsOf(project, owner)).toEqual([
      { title: 'Our team read your welcome brief', type: 'subscription' },
    ])
    expect(await notificationsOf(project, colleague)).toEqual([])
    expect((await read(project, owner)).body).toMatchObject({
      versions: [{ reviewed_by: null, reviewed_date: '2026-11-21T09:00:00.000Z' }],
    })
    expect(await review(project, 1)).toMatchObject({ status: 409, body: { code: 'already_read' } })
    expect(await auditOf(project)).toEqual(['project.requirements_submitted', 'project.requirements_reviewed'])
  })

  it('of an older version than the last one sent is refused', async () => {
    const project = await addProject()
    await send(project, 0)
    await send(project, 1, { ...whole, tasks: 'Invoices' })
    expect(await review(project, 1)).toMatchObject({ status: 409, body: { code: 'not_the_newest' } })
    expect((await review(project, 2)).status).toBe(200)
  })

  it('is not marked by those who may only look at projects', async () => {
    const project = await addProject()
    await send(project, 0)
    const viewer = await caller(database, { permissions: ['admin', 'admin_project.view'] })
    expect((await read(project, viewer)).status).toBe(200)
    expect((await review(project, 1, viewer)).status).toBe(403)
  })
})

describe('whose it is', () => {
  it('someone else’s project is answered as an absent one, word for word', async () => {
    const project = await addProject()
    await send(project, 0)
    const absent = '01940000-0000-7000-8000-000000000000'
    for (const action of [read, (uuid: string, who: Caller) => save(uuid, 1, nothing, who)]) {
      const [foreign, nobodys] = [await action(project, stranger), await action(absent, stranger)]
      expect(foreign.status).toBe(404)
      expect(foreign.text).toBe(nobodys.text)
    }
    expect((await read(project, owner)).body['answers']).toEqual(whole)
  })

  it('a removed draft is there for nobody', async () => {
    const project = await addProject()
    await send(project, 0)
    await database.pool.query('update projects set removed_date = now() where uuid = $1', [project])
    for (const who of [owner, matcher]) expect((await read(project, who)).status).toBe(404)
    expect((await save(project, 1, nothing)).status).toBe(404)
    expect((await review(project, 1)).status).toBe(404)
  })
})
