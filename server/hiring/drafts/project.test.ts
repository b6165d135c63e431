import { matchingCriteria, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { createProjectOperation } from './create-project.ts'
import { getProjectOperation } from './get-project.ts'
import { saveProjectOperation } from './save-project.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const absent = '01940000-0000-7000-8000-000000000000'

let database: TestDatabase
let running: OperationsServer
let owner: string
let colleague: string
let stranger: string

async function tokenOf(permissions: readonly Permission[], clientUuid?: string): Promise<string> {
  const person = await addPerson(database, {
    permissions,
    ...(clientUuid !== undefined && { client_uuid: clientUuid }),
  })
  return addSession(database, clock, person.uuid)
}

const create = (token: string, body: unknown = {}) => call(running.server, 'POST /project', { token, body })
const load = (token: string, uuid: string) => call(running.server, `GET /project/${uuid}`, { token })
const save = (token: string, uuid: string, body: unknown) =>
  call(running.server, `PUT /project/${uuid}`, { token, body })

async function newProject(token: string, body: unknown = {}): Promise<string> {
  return String((await create(token, body)).body['project_uuid'])
}

/** Every part filled in, so that a part lost on the way is seen. */
const everything: MatchingCriteria = {
  step: 'hours',
  keywords: {
    roles: ['Bookkeeper'],
    skills: ['Tenue de livres – québécoise'],
    tools: ['QuickBooks "Online"'],
    default: ["someone who's patient 🙂; drop table projects;--"],
  },
  rids: [3, 9],
  hours: [10, 59],
  more_hours_rids: [9],
  focusedRid: [3],
  tids: [5, 6],
  sids: [7],
  lids: [2],
  timezone: 'America/St_Johns',
  timezone_offset: -210,
  offset_range: 120,
  self_identifications: '1,4',
  availabilities: ['monday_morning', 'friday_evening'],
  not_meant: [],
  sort: 'rating',
  cart: [
    {
      hours: 10,
      role_id: 3,
      assistant_id: 12,
      avatar_id: 4,
      known_as: 'Zoë',
      tids: [5],
      sids: [],
      timezone: { timezone: 'America/Toronto', offset_range: 60 },
      self_identifications: '1',
    },
  ],
  alternates: [],
  uuid: null,
  project_name: '',
  confirmationShown: true,
  package: 'starter',
  addons: { selectedInitialAddons: ['onboarding'], selectedRecurringAddons: [] },
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    createProjectOperation({ database, clock }),
    getProjectOperation(database),
    saveProjectOperation({ database, clock }),
  ])
  const maple = await addClient(database, 'Maple Books')
  owner = await tokenOf(['client'], maple)
  colleague = await tokenOf(['client'], maple)
  stranger = await tokenOf(['client'], await addClient(database, 'Birch Foods'))
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('a draft', () => {
  it('B1.3 begins with what was chosen so far, and a name of its own', async () => {
    const created = await create(owner)
    expect(created).toMatchObject({ status: 200, body: { version: 1 } })
    const loaded = await load(owner, String(created.body['project_uuid']))
    expect(loaded.body).toMatchObject({ project_name: 'Search of 2026-11-20', version: 1, start_date: null })
  })

  it('B3.4, B6.1 comes back exactly as it was saved', async () => {
    const uuid = await newProject(owner, { project_name: 'Books for 2027' })
    expect(await save(owner, uuid, { matching_criteria: everything, version: 1 })).toMatchObject({
      status: 200,
      body: { uuid, version: 2 },
    })
    const { body } = await load(owner, uuid)
    expect(body['matching_criteria']).toEqual({ ...everything, uuid, project_name: 'Books for 2027' })
    expect(body).toMatchObject({
      uuid,
      project_name: 'Books for 2027',
      version: 2,
      created_date: '2026-11-20T15:00:00.000Z',
    })
  })

  it('B1.3 keeps what it began with', async () => {
    const uuid = await newProject(owner, { matching_criteria: everything })
    const { body } = await load(owner, uuid)
    expect(body['matching_criteria']).toEqual({ ...everything, uuid, project_name: 'Search of 2026-11-20' })
  })

  it('gives every part its default', async () => {
    const uuid = await newProject(owner, { matching_criteria: {} })
    const { body } = await load(owner, uuid)
    expect(body['matching_criteria']).toEqual({
      ...matchingCriteria.parse({}),
      uuid,
      project_name: 'Search of 2026-11-20',
    })
  })

  it('is renamed by a save with a name, and keeps its name by one without', async () => {
    const uuid = await newProject(owner, { project_name: ' First ' })
    await save(owner, uuid, { matching_criteria: {} })
    expect((await load(owner, uuid)).body['project_name']).toBe('First')
    await save(owner, uuid, { matching_criteria: {}, project_name: 'Second' })
    expect((await load(owner, uuid)).body['project_name']).toBe('Second')
  })

  it('refuses a save that began from an older version: 409 stale_version, and nothing is lost', async () => {
    const uuid = await newProject(owner)
    await save(owner, uuid, { matching_criteria: { rids: [3] }, version: 1 })
    const late = await save(colleague, uuid, { matching_criteria: { rids: [9] }, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect((await load(owner, uuid)).body).toMatchObject({ version: 2, matching_criteria: { rids: [3] } })
  })

  it('saved twenty times at once from one version is saved once', async () => {
    const uuid = await newProject(owner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(owner, uuid, { matching_criteria: { rids: [at + 1] }, version: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await load(owner, uuid)).body['version']).toBe(2)
  })

  it('a client keeps at most 100 of them', async () => {
    const busy = await tokenOf(['client'], await addClient(database, 'Cedar Works'))
    const first = await newProject(busy)
    await database.pool.query(
      `insert into projects (client_uuid, created_by, project_name, matching_criteria)
       select client_uuid, created_by, 'Draft ' || n, matching_criteria from projects, generate_series(1, 98) n where uuid = $1`,
      [first],
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(busy)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await create(busy)).toMatchObject({ status: 409, body: { code: 'too_many_drafts' } })
  })
})

describe('limits of what is saved', () => {
  const rejected: [string, unknown, string][] = [
    ['more than 20 roles', { rids: Array.from({ length: 21 }, (_, at) => at + 1) }, 'matching_criteria.rids'],
    ['more hours than a month has', { hours: [745] }, 'matching_criteria.hours.0'],
    ['a role that is no number', { rids: ['3'] }, 'matching_criteria.rids.0'],
    ['a keyword of 201 characters', { keywords: { roles: ['x'.repeat(201)] } }, 'matching_criteria.keywords.roles.0'],
    ['a keyword of blanks', { keywords: { default: ['  '] } }, 'matching_criteria.keywords.default.0'],
    ['a range beyond 8 hours', { offset_range: 540 }, 'matching_criteria.offset_range'],
    ['a zone that is no name', { timezone: "x'; select" }, 'matching_criteria.timezone'],
    ['a day that does not exist', { availabilities: ['someday_morning'] }, 'matching_criteria.availabilities.0'],
    ['a step that does not exist', { step: 'checkout' }, 'matching_criteria.step'],
    ['NUL in a text', { package: 'a\0b' }, 'matching_criteria.package'],
    ['a lone surrogate in a text', { package: '\ud800' }, 'matching_criteria.package'],
  ]
  it.each(rejected)('%s: 400 at its field', async (_what, criteria, field) => {
    const uuid = await newProject(owner)
    const answer = await save(owner, uuid, { matching_criteria: criteria })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body['fields'] as object)).toContain(field)
    expect((await load(owner, uuid)).body['version']).toBe(1)
  })
})

describe('who may', () => {
  it('a colleague of the same client loads and saves it', async () => {
    const uuid = await newProject(owner)
    expect((await load(colleague, uuid)).status).toBe(200)
    expect((await save(colleague, uuid, { matching_criteria: {} })).status).toBe(200)
  })

  it('a foreign client’s project answers as an absent one does, and says nothing of it', async () => {
    const uuid = await newProject(owner, { project_name: 'Secret plan' })
    const message = 'Draft subscription has been deleted. Please start a new search.'
    for (const attempt of [load, (token: string, of: string) => save(token, of, { matching_criteria: {} })]) {
      const foreign = await attempt(stranger, uuid)
      expect(foreign).toMatchObject({ status: 404, body: { message } })
      expect(foreign.text).toBe((await attempt(stranger, absent)).text)
      expect(foreign.text).not.toContain('Secret plan')
    }
    expect((await load(owner, uuid)).body['version']).toBe(1)
  })

  it.each<[readonly Permission[], number, number]>([
    [['virtualassistant'], 403, 403],
    [['admin'], 403, 403],
    [['admin', 'admin_client.view'], 403, 403],
    [['admin', 'admin_project.view'], 200, 403],
    [['admin', 'admin_project.view', 'admin_project.edit'], 200, 200],
    [['admin', 'admin_matching.view'], 200, 403],
    [['admin', 'admin_matching.view', 'admin_matching.edit'], 200, 200],
    [['super_admin'], 200, 200],
  ])('%j loads another’s with %i and saves it with %i', async (permissions, loads, saves) => {
    const uuid = await newProject(owner)
    const token = await tokenOf(permissions)
    expect((await load(token, uuid)).status).toBe(loads)
    expect((await save(token, uuid, { matching_criteria: {} })).status).toBe(saves)
  })

  it('staff without a client of their own begin no draft', async () => {
    expect((await create(await tokenOf(['super_admin']))).status).toBe(403)
    expect((await create(await tokenOf(['client']))).status).toBe(403)
  })
})

const cartOf = (assistant_id: number, role_id: number) => ({
  matching_criteria: { rids: [role_id], hours: [10], cart: [{ assistant_id, role_id, hours: 10 }] },
})

describe('an assistant chosen for a role', () => {
  it('has to have it: a new or changed cart with another is 409, and names person and role', async () => {
    const { id } = await addAssistant(database, { display_name: 'Zoë K.', role_ids: [1] })
    const rejected = await create(owner, cartOf(id, 2))
    expect(rejected).toMatchObject({ status: 409, body: { code: 'not_their_role' } })
    expect(rejected.body['message']).toMatch(/^Zoë K\. doesn’t offer the role .+ choose someone else/)
    const uuid = await newProject(owner, cartOf(id, 1))
    expect(await save(owner, uuid, cartOf(id, 2))).toMatchObject({ status: 409, body: { code: 'not_their_role' } })
    expect((await load(owner, uuid)).body['matching_criteria']).toMatchObject({ cart: [{ role_id: 1 }], rids: [1] })
  })

  it('may lose it later: the draft that holds the pair can still be loaded and changed', async () => {
    const { id, uuid: person } = await addAssistant(database, { role_ids: [1] })
    const uuid = await newProject(owner, cartOf(id, 1))
    await database.pool.query(`update assistants set role_ids = '{}' where uuid = $1`, [person])
    expect((await load(owner, uuid)).status).toBe(200)
    const { matching_criteria } = cartOf(id, 1)
    expect((await save(owner, uuid, { matching_criteria: { ...matching_criteria, step: 'candidates' } })).status).toBe(
      200,
    )
  })
})
