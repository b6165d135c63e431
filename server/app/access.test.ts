import { operations } from '@talentplace/contract/operations'
import type { Permission } from '@talentplace/contract/shared/permission'
import {
  accessTable,
  actors,
  staffPermissions,
  type Actor,
  type OperationKey,
} from '@talentplace/contract/testing/access-table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../features/accounts/password.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { call, type Answer } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addClient, addPerson, addSession } from '../testing/people.ts'
import { startTestServer } from '../testing/running-server.ts'
import type { RunningServer } from './running-server.ts'

type Whose = 'own' | 'foreign' | 'absent'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const password = 'Right-pass-1!'
/** Stands in everything that only its owner may read. */
const secret = 'Confidential winter plan'
const absentUuid = '01940000-0000-7000-8000-000000000000'

let database: TestDatabase
let running: RunningServer
let server: FastifyInstance
const people = new Map<Actor, string>()
const projects = { maple: '', birch: '' }
const assistants = { own: { id: 0, uuid: '' }, other: { id: 0, uuid: '' } }

async function addProject(clientUuid: string, createdBy: string): Promise<string> {
  const row = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid: clientUuid,
      created_by: createdBy,
      project_name: secret,
      matching_criteria: JSON.stringify({ keywords: { default: [secret] } }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

async function addAssistant(userUuid: string | null): Promise<{ id: number; uuid: string }> {
  return database.kysely
    .insertInto('assistants')
    .values({
      user_uuid: userUuid,
      display_name: 'Robin Q.',
      avatar_id: 1,
      city: 'Toronto',
      country: 'CA',
      region: 'ON',
      timezone: 'America/Toronto',
      role_ids: [1],
      available_hours_per_month: 80,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

beforeAll(async () => {
  database = await testDatabase()
  const maple = await addClient(database, 'Maple Books')
  const birch = await addClient(database, 'Birch Foods')
  const add = async (actor: Actor, permissions: readonly Permission[], client?: string, primary = false) => {
    const { uuid } = await addPerson(database, {
      permissions,
      ...(client !== undefined && { client_uuid: client }),
      is_primary_contact: primary,
      email: `${actor.replaceAll(/\W/g, '-')}@example.test`,
      password_hash: await hashPassword(password),
    })
    people.set(actor, uuid)
    return uuid
  }
  const primary = await add('primary contact', ['client'], maple, true)
  await add('secondary contact', ['client'], maple)
  const other = await add('other client', ['client'], birch, true)
  const assistant = await add('assistant', ['virtualassistant'])
  await add('admin', ['admin'])
  for (const each of staffPermissions) await add(`admin with ${each}`, ['admin', each])
  await add('super admin', ['super_admin'])
  await add('ended session', ['super_admin'])
  projects.maple = await addProject(maple, primary)
  projects.birch = await addProject(birch, other)
  assistants.own = await addAssistant(assistant)
  assistants.other = await addAssistant(null)
  running = await startTestServer({ database, clock })
  server = running.server
  await running.searchReady
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** A session of the actor's own for each call: a logout ends only that one. */
async function tokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'visitor') return undefined
  if (actor === 'invented token') return 'i'.repeat(43)
  const token = await addSession(database, clock, people.get(actor) ?? '')
  if (actor === 'ended session')
    await database.kysely
      .deleteFrom('sessions')
      .where('user_uuid', '=', people.get(actor) ?? '')
      .execute()
  return token
}

function project(actor: Actor, whose: Whose): string {
  if (whose === 'absent') return absentUuid
  return (actor === 'other client') === (whose === 'own') ? projects.birch : projects.maple
}

function assistant(whose: Whose): { id: number; uuid: string } {
  if (whose === 'absent') return { id: 2_000_000, uuid: absentUuid }
  return whose === 'own' ? assistants.own : assistants.other
}

interface Call {
  readonly path: string
  readonly body?: unknown
}

/** A well-formed call of each operation. */
const calls: Record<OperationKey, (actor: Actor, whose: Whose) => Call> = {
  login: () => ({ path: '/auth/login', body: { email: 'primary-contact@example.test', password } }),
  getSession: () => ({ path: '/auth/session' }),
  logout: () => ({ path: '/auth/logout' }),
  getUserConfig: () => ({ path: '/user/config' }),
  listFeedback: (_actor, whose) => ({ path: `/feedback?subject_uuid=${assistant(whose).uuid}` }),
  getAvatar: (_actor, whose) => ({ path: `/file/avatar/${{ own: 1, foreign: 2, absent: -1 }[whose]}` }),
  searchKeywords: () => ({ path: '/matching/keywords?searchQuery=book' }),
  suggestKeywords: () => ({ path: '/matching/suggestions?roles[]=Bookkeeper' }),
  recommendRoles: () => ({ path: '/matching/roles?default[]=books' }),
  searchAssistants: () => ({ path: '/matching/vasearch?rids[]=1&hours[]=10' }),
  getAssistant: (_actor, whose) => ({ path: `/matching/assistants/${assistant(whose).uuid}?rids[]=1&hours[]=10` }),
  checkAvailability: (_actor, whose) => ({
    path: '/matching/availability',
    body: [{ virtualAssistant_id: assistant(whose).id, hours: 10 }],
  }),
  searchCities: () => ({ path: '/places/cities?searchQuery=toronto' }),
  findTimezone: () => ({ path: '/user/timezone', body: { latitude: 43.65, longitude: -79.38 } }),
  getZone: () => ({ path: '/places/zone?timezone=America/Toronto' }),
  getPriceBook: () => ({ path: '/prices/book' }),
  estimateMonthlyPrice: () => ({ path: '/prices/estimate?hours[]=10&currency=cad' }),
  createProject: () => ({ path: '/project', body: {} }),
  getProject: (actor, whose) => ({ path: `/project/${project(actor, whose)}` }),
  saveProject: (actor, whose) => ({
    path: `/project/${project(actor, whose)}`,
    body: { matching_criteria: { keywords: { default: [secret] } } },
  }),
  healthcheck: () => ({ path: '/healthcheck' }),
}

const keys = Object.keys(operations) as OperationKey[]
const cases = keys.flatMap((key) =>
  (['own', 'foreign', 'absent'] as const).flatMap((whose) => {
    const expected = accessTable[key][whose]
    return expected ? [{ key, whose, expected }] : []
  }),
)

describe('who may do what', () => {
  it.each(cases)(
    '$key of an object that is $whose answers every actor as the table says',
    async ({ key, whose, expected }) => {
      const answered: Record<string, number> = {}
      const wanted: Record<string, number> = {}
      const refusals: Answer[] = []
      for (const actor of actors) {
        const { path, body } = calls[key](actor, whose)
        const token = await tokenOf(actor)
        const answer = await call(server, `${operations[key].method} ${path as '/'}`, {
          body,
          ...(token !== undefined && { token }),
        })
        answered[actor] = answer.status
        wanted[actor] = expected[actor] ?? expected.others
        if (answer.status !== 200) refusals.push(answer)
      }
      expect(answered).toEqual(wanted)
      for (const { body, text } of refusals) {
        expect(body).toEqual(expect.objectContaining({ message: expect.any(String), code: expect.any(String) }))
        expect(text).not.toContain(secret)
        expect(text).not.toMatch(/Maple|Birch|Robin/)
      }
    },
  )

  it('a foreign object and an absent one are answered alike, byte for byte', async () => {
    for (const key of ['getProject', 'saveProject'] as const) {
      const token = await tokenOf('other client')
      const texts = await Promise.all(
        (['foreign', 'absent'] as const).map(async (whose) => {
          const { path, body } = calls[key]('other client', whose)
          const { text } = await call(server, `${operations[key].method} ${path as '/'}`, { body, token: token ?? '' })
          return text
        }),
      )
      expect(texts[0]).toBe(texts[1])
    }
  })
})

const put = async (actor: Actor, whose: Whose, payload: string, type = 'application/json') => {
  const token = await tokenOf(actor)
  const answer = await server.inject({
    method: 'PUT',
    url: `/api/project/${project(actor, whose)}`,
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return answer.statusCode
}

const malformed = (token?: string) => call(server, 'GET /project/not-a-uuid', token === undefined ? {} : { token })

describe('refusals come in the order 401, 403, 400, 404, 409', () => {
  const stale = JSON.stringify({ matching_criteria: {}, version: 99 })
  const wrong: [string, string, string, number][] = [
    ['broken JSON', '{"matching_criteria":', 'application/json', 400],
    ['an invalid body', '{"matching_criteria":{"rids":"x"}}', 'application/json', 400],
    ['a body that is too large', JSON.stringify('x'.repeat(1_100_000)), 'application/json', 413],
    ['a body that is no JSON', 'x', 'text/plain', 415],
  ]
  it.each(wrong)('%s: 401 and 403 before it, and itself before 404', async (_what, payload, type, status) => {
    expect(await put('visitor', 'own', payload, type)).toBe(401)
    expect(await put('ended session', 'own', payload, type)).toBe(401)
    expect(await put('assistant', 'own', payload, type)).toBe(403)
    expect(await put('admin', 'absent', payload, type)).toBe(403)
    expect(await put('other client', 'foreign', payload, type)).toBe(status)
    expect(await put('other client', 'absent', payload, type)).toBe(status)
  })

  it('a stale version: 404 before 409', async () => {
    expect(await put('other client', 'foreign', stale)).toBe(404)
    expect(await put('other client', 'own', stale)).toBe(409)
  })

  it('the caller is looked at before the address’s own parts', async () => {
    expect((await malformed()).status).toBe(401)
    expect((await malformed(await tokenOf('assistant'))).status).toBe(403)
    expect((await malformed(await tokenOf('primary contact'))).status).toBe(400)
  })
})

const statusFor = async (authorization: string) =>
  (await server.inject({ url: '/api/auth/session', headers: { authorization } })).statusCode

describe('a bearer token', () => {
  it('is read whatever the letters’ case of its scheme; other schemes are no session', async () => {
    const token = await tokenOf('assistant')
    expect(await statusFor(`Bearer ${token}`)).toBe(200)
    expect(await statusFor(`bearer ${token}`)).toBe(200)
    expect(await statusFor(`Basic ${token}`)).toBe(401)
    expect(await statusFor(`Bearer`)).toBe(401)
    expect(await statusFor(`Bearer ${token} ${token}`)).toBe(401)
  })
})
