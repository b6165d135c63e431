import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession, type Person } from '../../testing/people.ts'
import { mailsTo, serveAccounts } from '../../testing/servers/account-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import { deviceWords } from './device-words.ts'
import { clearPastDevices } from './note-device.ts'

const password = 'Right-pass-1!'
const start = new Date('2026-11-20T15:00:00Z')
const day = 86_400_000
const clock = settableClock(start)
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const laptop = 'l'.repeat(32)
const phone = 'p'.repeat(32)

let database: TestDatabase
let server: OperationsServer
let password_hash: string

beforeAll(async () => {
  database = await testDatabase()
  password_hash = await hashPassword(password)
  server = await serveAccounts(database, clock)
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function someone(): Promise<Person> {
  const person = await addPerson(database, { permissions: ['client'], password_hash })
  await database.pool.query(`update users set verified_date = now(), timezone = 'America/Toronto' where uuid = $1`, [
    person.uuid,
  ])
  return person
}

async function signIn(
  { email }: Person,
  device?: string,
  userAgent = chrome,
  address = '203.0.113.9',
): Promise<string> {
  const answer = await call(server.server, 'POST /auth/login', {
    body: { email, password, ...(device !== undefined && { device }) },
    userAgent,
    address,
  })
  expect(answer.status).toBe(200)
  return String(answer.body['token'])
}

const request = (what: Parameters<typeof call>[1], token: string) => call(server.server, what, { token })

interface Listed {
  uuid: string
  device: string | null
  address: string | null
  is_current: boolean
}
async function listed(token: string): Promise<Listed[]> {
  return (await request('GET /auth/sessions', token)).body['sessions'] as Listed[]
}

const isIn = async (token: string) => (await request('GET /auth/session', token)).status === 200
const newSignIns = async ({ email }: Person) =>
  (await mailsTo(database, email)).filter(({ subject }) => subject === 'New sign-in to your account')

describe('A1 Ours: one’s own sessions', () => {
  it('are listed with device, address and times, the present one first, and nobody else’s', async () => {
    const person = await someone()
    await signIn(await someone(), laptop)
    const here = await signIn(person, laptop)
    clock.set(new Date(start.getTime() + day))
    await signIn(person, phone, safari, '198.51.100.4')
    expect((await request('GET /auth/sessions', here)).body).toMatchObject({
      count: 2,
      sessions: [
        { device: 'Chrome on Windows', address: '203.0.113.9', created_date: start.toISOString(), is_current: true },
        { device: 'Safari on iOS', address: '198.51.100.4', is_current: false },
      ],
    })
  })

  it('name their browser in the language of whoever reads', async () => {
    const token = await signIn(await someone(), laptop)
    const read = await call(server.server, 'GET /auth/sessions', { token, language: 'fr-CA' })
    expect(read.body).toMatchObject({ sessions: [{ device: 'Chrome sur Windows' }] })
  })

  it('one is ended elsewhere, at once; a stranger’s, and one that is gone, can’t be told apart', async () => {
    const person = await someone()
    const [here, there] = [await signIn(person, laptop), await signIn(person, phone)]
    expect(await isIn(there)).toBe(true)
    const [, other] = await listed(here)
    expect((await request(`DELETE /auth/sessions/${other?.uuid}`, here)).status).toBe(200)
    expect(await isIn(there)).toBe(false)
    expect(await isIn(here)).toBe(true)
    const revoked = await request(`DELETE /auth/sessions/${other?.uuid}`, here)
    const stranger = await someone()
    const [theirs] = await listed(await signIn(stranger, laptop))
    const foreign = await request(`DELETE /auth/sessions/${theirs?.uuid}`, here)
    expect([revoked.status, foreign.status]).toEqual([404, 404])
    expect(revoked.text).toBe(foreign.text)
  })

  it('all others end together, the one that asks stays', async () => {
    const person = await someone()
    const here = await signIn(person, laptop)
    const others = [await signIn(person, phone), await signIn(person, 'x'.repeat(32))]
    expect((await request('DELETE /auth/sessions', here)).body).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(isIn))).toEqual([false, false])
    expect(await listed(here)).toMatchObject([{ is_current: true }])
  })

  it('ending one ends what staff do by it in a client’s place; that itself isn’t in the client’s list', async () => {
    const client_uuid = await addClient(database, 'Maple Books')
    const client = await addPerson(database, { permissions: ['client'], client_uuid, password_hash })
    await database.pool.query('update users set verified_date = now() where uuid = $1', [client.uuid])
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
    const [here, there] = [await addSession(database, clock, staff.uuid), await addSession(database, clock, staff.uuid)]
    const acting = await call(server.server, 'POST /user/impersonation', { token: there, body: { client_uuid } })
    expect(await listed(await signIn(client, laptop))).toHaveLength(1)
    const [, other] = await listed(here)
    await request(`DELETE /auth/sessions/${other?.uuid}`, here)
    expect(await isIn(String(acting.body['token']))).toBe(false)
  })
})

describe('A1 Ours: a sign-in from a new device', () => {
  it('is told by mail with device, time on one’s own clock and where to change the password; the first of all isn’t', async () => {
    const person = await someone()
    await signIn(person, laptop)
    await signIn(person, laptop, safari, '198.51.100.4')
    expect(await newSignIns(person)).toEqual([])
    await signIn(person, phone, safari)
    const mails = await newSignIns(person)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Safari on iOS, Nov 20, 10:00 am Toronto time.')
    expect(mails[0]?.text).toContain('https://talentplace.test/client/password')
    await signIn(person, phone, safari)
    expect(await newSignIns(person)).toHaveLength(1)
  })

  it('is told in the language it asks for, and is the same one in every language', async () => {
    const person = await someone()
    const signInFrom = (device: string | undefined, userAgent: string, language: string) =>
      call(server.server, 'POST /auth/login', {
        body: { email: person.email, password, ...(device !== undefined && { device }) },
        userAgent,
        language,
      })
    await signInFrom(laptop, chrome, 'fr')
    await signInFrom(undefined, safari, 'fr')
    const [mail, ...others] = await mailsTo(database, person.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nouvelle connexion à votre compte')
    expect(mail?.text).toContain(
      'nouveau navigateur\u00a0: Safari sur iOS, 20 nov., 10\u00a0h\u00a000 (fuseau horaire\u00a0: Toronto).',
    )
    expect(mail?.html).toContain('>Changer mon mot de passe</a>')
    await signInFrom(undefined, safari, 'en')
    expect(await mailsTo(database, person.email)).toHaveLength(1)
  })

  it('is known from account to account anew, and its text is kept by nobody', async () => {
    const [one, other] = [await someone(), await someone()]
    await signIn(one, laptop)
    await signIn(other, phone)
    await signIn(other, laptop)
    expect(await newSignIns(other)).toHaveLength(1)
    const { rows } = await database.pool.query<{ hash: string }>(
      `select encode(device_hash, 'escape') as hash from known_devices`,
    )
    for (const { hash } of rows) expect(hash).not.toContain('lll')
  })

  it('that says nothing of itself is known by its browser’s name alone', async () => {
    const person = await someone()
    await signIn(person, laptop)
    await signIn(person, undefined, 'curl/8.5.0')
    expect(await newSignIns(person)).toHaveLength(1)
    await signIn(person, undefined, 'curl/8.5.0')
    expect(await newSignIns(person)).toHaveLength(1)
  })

  it('of a refused sign-in nothing is remembered', async () => {
    const person = await someone()
    await signIn(person, laptop)
    const rejected = { email: person.email, password: 'Wrong-pass-1!', device: phone }
    expect((await call(server.server, 'POST /auth/login', { body: rejected })).status).toBe(401)
    expect(await newSignIns(person)).toEqual([])
    await signIn(person, phone)
    expect(await newSignIns(person)).toHaveLength(1)
  })

  it('after more than a year unused is a new one again; of very many those seen last are kept', async () => {
    const person = await someone()
    await signIn(person, laptop)
    await database.pool.query(
      `insert into known_devices (user_uuid, device_hash, first_seen, last_seen)
       select $1, sha256(n::text::bytea), $2, $2 from generate_series(1, 100) n`,
      [person.uuid, new Date(start.getTime() - day)],
    )
    await signIn(person, phone)
    const countDevices = 'select count(*)::int as count from known_devices where user_uuid = $1'
    expect((await database.pool.query(countDevices, [person.uuid])).rows).toEqual([{ count: 100 }])
    await signIn(person, laptop)
    expect(await newSignIns(person)).toHaveLength(1)
    clock.set(new Date(start.getTime() + 401 * day))
    await clearPastDevices(database, clock)
    expect((await database.pool.query(countDevices, [person.uuid])).rows).toEqual([{ count: 0 }])
  })
})

describe('a device in words', () => {
  it.each([
    [chrome, 'Chrome on Windows'],
    [safari, 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari on macOS',
    ],
    [undefined, 'An unknown browser'],
    ['  ', 'An unknown browser'],
    ['𝕏'.repeat(400), 'An unknown browser'],
  ])('%j is %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words))
})
