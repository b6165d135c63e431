import { cpuUsage } from 'node:process'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { hashToken } from '../../platform/sessions/session-store.ts'
import { serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, type Person } from '../../testing/people.ts'
import { whileChanging } from '../../testing/while-changing.ts'
import { hashPassword } from '../stored-passwords/password.ts'

const password = 'Right-pass-1!'
const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let server: OperationsServer
let client: Person
let companyUuid: string

const process = (environment?: Record<string, string>) => serveAccounts(database, clock, environment)

function signIn(options: { email?: string; password?: string; address?: string; on?: OperationsServer } = {}) {
  return call((options.on ?? server).server, 'POST /auth/login', {
    body: { email: options.email ?? client.email, password: options.password ?? password },
    address: options.address ?? '192.0.2.1',
  })
}

const wrong = (options: Parameters<typeof signIn>[0] = {}) => signIn({ password: 'Wrong-pass-1!', ...options })
const send = (body: unknown) => call(server.server, 'POST /auth/login', { body })

async function statuses(times: number, attempt: () => ReturnType<typeof signIn>): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) found.push((await attempt()).status)
  return found
}

beforeAll(async () => {
  database = await testDatabase()
  companyUuid = await addClient(database, 'Maple Books')
  client = await addPerson(database, {
    permissions: ['client'],
    client_uuid: companyUuid,
    is_primary_contact: true,
    email: 'owner@maple.test',
    password_hash: await hashPassword(password),
  })
  server = await process()
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const rejectionIn = async (language: string) => {
  const answer = await server.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'accept-language': language },
    payload: { email: client.email, password: 'Wrong-pass-1!' },
  })
  return answer.json<{ message: string }>().message
}

it('A1.6 a wrong password is answered in the language of whoever signs in', async () => {
  expect(await rejectionIn('fr-CA,fr;q=0.9')).toBe('Ce courriel ou ce mot de passe n’est pas le bon.')
  expect(await rejectionIn('en-CA')).toBe('That email or password isn’t right.')
})

describe('signing in', () => {
  it('A1.6 the right password gives a token and the person', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(200)
    expect(answer.body['user']).toEqual({
      uuid: client.uuid,
      full_name: client.full_name,
      email: client.email,
      permissions: ['client'],
      avatar_id: -1,
      client_uuid: companyUuid,
      is_primary_contact: 'true',
      colleague_role: 'everything',
    })
    expect(answer.body['token']).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('A2.2 GET /auth/session gives the same person', async () => {
    const { body } = await signIn()
    const session = await call(server.server, 'GET /auth/session', { token: String(body['token']) })
    expect(session).toMatchObject({ status: 200, body: { user: body['user'] } })
  })

  it('A1.4 the email is trimmed and its letters’ case does not matter', async () => {
    expect((await signIn({ email: '  Owner@MAPLE.test ' })).status).toBe(200)
  })

  it('a wrong password, an unknown address and an account without a password answer alike, byte for byte', async () => {
    const bare = await addPerson(database, { permissions: ['client'] })
    const wrong = await signIn({ password: 'Wrong-pass-1!' })
    const unknown = await signIn({ email: 'nobody@maple.test' })
    const withoutPassword = await signIn({ email: bare.email })
    expect(wrong.status).toBe(401)
    for (const other of [unknown, withoutPassword]) {
      expect(other.status).toBe(401)
      expect(other.text).toBe(wrong.text)
      expect(Object.keys(other.headers)).toEqual(Object.keys(wrong.headers))
    }
  })

  it('a wrong password and an unknown address take about the same time', async () => {
    const patient = await process({
      LOGIN_FAILURES_PER_PAIR: '1000',
      LOGIN_FAILURES_PER_ADDRESS: '1000',
      LOGIN_FAILURES_PER_EMAIL: '1000',
    })
    // What of it the processor works: what else the machine does lengthens only the wait.
    const worked = { wrong: 0, unknown: 0 }
    for (let round = 0; round < 8; round += 1) {
      for (const [kind, email] of [
        ['wrong', client.email],
        ['unknown', 'nobody@maple.test'],
      ] as const) {
        const before = cpuUsage()
        await signIn({ email, password: 'Wrong-pass-1!', on: patient })
        const { user, system } = cpuUsage(before)
        worked[kind] += user + system
      }
    }
    await patient.stop()
    const ratio = worked.wrong / worked.unknown
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('A1.12 says what is wrong at its field', async () => {
    expect(await send({})).toMatchObject({ status: 400, body: { fields: { email: 'Required', password: 'Required' } } })
    expect(await send({ email: ' ', password: '' })).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { email: 'Required', password: 'Required' } },
    })
    expect((await send({ email: 'owner@', password })).body['fields']).toEqual({ email: 'E-mail must be valid' })
    expect((await send({ email: `${'a'.repeat(250)}@maple.test`, password })).body['fields']).toEqual({
      email: 'E-mail must be valid',
    })
  })

  it('a password that is being changed meanwhile opens nothing any more', async () => {
    const change = 'update users set password_hash = $2 where uuid = $1'
    const answer = await whileChanging(database, [change, [client.uuid, 'another']], () => signIn())
    expect(answer.status).toBe(401)
    await database.pool.query('update users set password_hash = $2 where uuid = $1', [
      client.uuid,
      await hashPassword(password),
    ])
  })

  it('the token is kept nowhere: no table holds it, only its hash', async () => {
    const token = String((await signIn()).body['token'])
    const { rows } = await database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) {
      const found = await database.pool.query(`select 1 from ${name} as row where row::text like $1`, [`%${token}%`])
      expect({ name, holds: found.rowCount }).toEqual({ name, holds: 0 })
    }
    const hashed = await database.pool.query('select 1 from sessions where token_hash = $1', [hashToken(token)])
    expect(hashed.rowCount).toBe(1)
  })
})

describe('A1 the throttle of login', () => {
  it('refuses an email and address after 10 failures, with Retry-After', async () => {
    expect(await statuses(10, () => wrong())).toEqual(Array(10).fill(401))
    const rejected = await signIn()
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(900)
  })

  it('never locks the owner out: they still sign in from elsewhere, and here after 15 minutes', async () => {
    await statuses(11, () => wrong())
    expect((await signIn({ address: '198.51.100.7' })).status).toBe(200)
    clock.set(new Date(start.getTime() + 15 * 60_000))
    expect((await signIn()).status).toBe(200)
  })

  it('refuses an address after its own limit over all emails, and no other address', async () => {
    const small = await process({ LOGIN_FAILURES_PER_ADDRESS: '15' })
    let attempt = 0
    const spread = () => wrong({ email: `guess${Math.floor((attempt += 1) / 5)}@maple.test`, on: small })
    expect(await statuses(15, spread)).toEqual(Array(15).fill(401))
    expect((await signIn({ on: small })).status).toBe(429)
    expect((await signIn({ on: small, address: '198.51.100.7' })).status).toBe(200)
    await small.stop()
  })

  it('an office behind one address: neither successes nor tries refused by a pair’s own limit use up what all share', async () => {
    const small = await process({ LOGIN_FAILURES_PER_ADDRESS: '12' })
    expect(new Set(await statuses(20, () => signIn({ on: small })))).toEqual(new Set([200]))
    expect((await statuses(30, () => wrong({ email: 'colleague@maple.test', on: small }))).slice(9, 12)).toEqual([
      401, 429, 429,
    ])
    expect((await signIn({ on: small })).status).toBe(200)
    await small.stop()
  })

  it('a success forgets the failures of its pair', async () => {
    await statuses(9, () => wrong())
    expect((await signIn()).status).toBe(200)
    expect(await statuses(10, () => wrong())).toEqual(Array(10).fill(401))
  })

  it('many tries at once get no further than one after the other', async () => {
    const found = await Promise.all(Array.from({ length: 30 }, () => wrong()))
    expect(found.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(found.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('only well-formed attempts count', async () => {
    await statuses(12, () => wrong({ email: 'owner@' }))
    expect((await signIn()).status).toBe(200)
  })

  it('a restart forgets nothing', async () => {
    const before = await process()
    await statuses(10, () => wrong({ on: before }))
    await before.stop()
    const after = await process()
    expect((await signIn({ on: after })).status).toBe(429)
    await after.stop()
  })

  it('two servers on one database count together', async () => {
    const second = await process()
    let turn = 0
    expect(await statuses(10, () => wrong({ on: (turn += 1) % 2 ? server : second }))).toEqual(Array(10).fill(401))
    expect((await signIn({ on: second })).status).toBe(429)
    expect((await signIn()).status).toBe(429)
    await second.stop()
  })

  it('counts the whole network that an IPv6 address comes from, and no other', async () => {
    let turn = 0
    const fromNext = () => wrong({ address: `2001:db8:1:2::${(turn += 1).toString(16)}` })
    expect(await statuses(10, fromNext)).toEqual(Array(10).fill(401))
    expect((await fromNext()).status).toBe(429)
    expect((await signIn({ address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('an address in a forwarding header is not believed', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await wrong()
    const { statusCode } = await server.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' },
      payload: JSON.stringify({ email: client.email, password }),
      remoteAddress: '192.0.2.1',
    })
    expect(statusCode).toBe(429)
  })
})
