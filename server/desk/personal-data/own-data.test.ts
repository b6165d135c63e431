import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { createListener } from '../../platform/database/listener.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createSessionStore } from '../../platform/sessions/session-store.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { addWorkplace } from '../../testing/rows/add-workplace.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { appCodeOf } from '../../testing/two-step.ts'
import { startTestServer } from '../../testing/servers/running-server.ts'
import { partKey } from './erase-exports.ts'
import { erasePeople } from './erase-people.ts'
import { expireExports } from './make-export.ts'
import { zipParts } from './zip-parts.ts'

const start = new Date('2026-11-20T15:00:00Z')
const password = 'Right-pass-1!'
const clock = settableClock(start)
const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
const files = createFolderStore(`/tmp/talentplace-own-data-${process.pid}/files`)
let database: TestDatabase
let running: Awaited<ReturnType<typeof startTestServer>>
let maple: { uuid: string; token: string }
let birch: { uuid: string; token: string }
let worker: { uuid: string; token: string }
let staff: string

interface Export {
  readonly uuid: string
  readonly state: string
  readonly parts: number
}

const send = (
  what: Parameters<typeof call>[1],
  { token, body }: { token: string; body?: unknown },
): ReturnType<typeof call> => call(running.server, what, { token, body })

async function addOwner(company: string, email: string): Promise<{ uuid: string; token: string; client: string }> {
  const client = await addClient(database, company)
  await database.pool.query(
    `update clients set country = 'CA', state_prov = 'ON', address_line1 = '1 Main St', city = 'Toronto',
       postal_code = 'M5V 1A1', currency = 'cad' where uuid = $1`,
    [client],
  )
  const about = { permissions: ['client'], client_uuid: client, is_primary_contact: true } as const
  const { uuid } = await addPerson(database, { ...about, email, password_hash: await hashPassword(password) })
  return { uuid, client, token: await addSession(database, clock, uuid) }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({
    database,
    clock,
    environment: { DATA_DIR: `/tmp/talentplace-own-data-${process.pid}` },
  })
  const [one, two] = [
    await addOwner('Maple Books', 'owner@maple.test'),
    await addOwner('Birch Foods', 'owner@birch.test'),
  ]
  maple = one
  birch = two
  const hash = await hashPassword(password)
  const person = await addPerson(database, {
    permissions: ['virtualassistant'],
    email: 'va@work.test',
    password_hash: hash,
  })
  worker = { uuid: person.uuid, token: await addSession(database, clock, person.uuid) }
  const assistant = await addAssistant(database, { user_uuid: person.uuid, state: 'inactive' })
  for (const [owner, word] of [
    [one, 'MapleSecret'],
    [two, 'BirchSecret'],
  ] as const) {
    await addSubscription(database, {
      client_uuid: owner.client,
      created_by: owner.uuid,
      start_date: '2026-11-01',
      at: start,
      name: `${word} books`,
    })
    const place = await addWorkplace(database, {
      client_uuid: owner.client,
      created_by: owner.uuid,
      virtualassistant_uuid: assistant.uuid,
      project_name: `${word} inbox`,
    })
    await addTask(database, place.project_uuid, `${word} task`)
    await addTimeEntry(database, place, { task_date: '2026-11-10', description: `${word} time` })
  }
  const admin = await addPerson(database, {
    permissions: ['admin', 'admin_user.view', 'admin_user.edit'],
    email: 'users@staff.test',
  })
  staff = await addSession(database, clock, admin.uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** As the job does. */
async function erase(): Promise<void> {
  const log = silentLog
  const listener = createListener({ url: database.url, log })
  const jobs = createJobs({ url: database.url, log })
  const sessions = createSessionStore({ database, listener, clock })
  await erasePeople({ database, clock, log, files, jobs, sessions })
}

/** Asks for a copy and waits until it is made. */
async function copyOf(token: string): Promise<Export> {
  const { body } = await send('POST /user/data/exports', { token, body: { password } })
  return vi.waitFor(
    async () => {
      const { body: own } = await send('GET /user/data', { token })
      const made = (own['exports'] as Export[]).find(({ uuid }) => uuid === body['uuid'])
      if (made?.state !== 'ready') throw new Error('not yet')
      return made
    },
    { timeout: 20_000, interval: 100 },
  )
}

async function filesOf(token: string, { uuid }: Export): Promise<Record<string, string>> {
  const reply = await running.server.inject({
    method: 'GET',
    url: `/api/user/data/exports/${uuid}/1`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.headers['content-disposition']).toContain('.zip')
  const unzipped = unzipSync(new Uint8Array(reply.rawPayload))
  return Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const rowsOf = (all: Record<string, string>, table: string) =>
  JSON.parse(all[`data/${table}.json`] ?? '[]') as Record<string, unknown>[]

describe('issue 17: a copy of one’s data', () => {
  it('has all that is a client’s, nothing of another one’s, and nothing that isn’t theirs to read', async () => {
    const all = await filesOf(maple.token, await copyOf(maple.token))
    const text = Object.values(all).join('\n')
    for (const word of [
      'MapleSecret books',
      'MapleSecret inbox',
      'MapleSecret task',
      'MapleSecret time',
      'owner@maple.test',
    ]) {
      expect(text).toContain(word)
    }
    expect(text).not.toMatch(/BirchSecret|Birch Foods|owner@birch/)
    expect(rowsOf(all, 'invoices')).toHaveLength(1)
    expect(rowsOf(all, 'rate_plans').map((row) => 'va_rate_cents' in row)).toEqual([false, false])
    expect(rowsOf(all, 'users')).toHaveLength(1)
    expect(text).not.toMatch(/password_hash|token_hash|\$argon2|scrypt/)
  })

  it('of an assistant has their work for everybody, and nobody’s prices or tasks', async () => {
    const all = await filesOf(worker.token, await copyOf(worker.token))
    expect(rowsOf(all, 'time_entries')).toHaveLength(2)
    expect(rowsOf(all, 'rate_plans').map((row) => 'client_rate_cents' in row)).toEqual([false, false])
    expect(Object.keys(all)).not.toContain('data/tasks.json')
    expect(Object.keys(all)).not.toContain('data/clients.json')
  })

  it('asks for the password, and is one at a time', async () => {
    const wrong = await send('POST /user/data/exports', { token: birch.token, body: { password: 'Wrong-pass-1!' } })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) as string } } })
    const requests = await Promise.all(
      [1, 2].map(() => send('POST /user/data/exports', { token: birch.token, body: { password } })),
    )
    expect(requests.map(({ status }) => status)).toEqual([200, 200])
    await copyOf(birch.token)
    // Whether the first one was made before the second one was asked for is up to the machine: two never wait at once.
    const waiting = { user_uuid: birch.uuid, asked_date: start }
    await expect(database.kysely.insertInto('data_exports').values([waiting, waiting]).execute()).rejects.toThrow(
      'data_exports_one_at_a_time',
    )
  })

  it('is told by notification and email, is nobody else’s, and is gone after seven days', async () => {
    const made = await copyOf(maple.token)
    const notifications = await database.pool.query(
      `select title from notifications where user_uuid = $1 and entity_link = $2`,
      [maple.uuid, `data_export:${made.uuid}`],
    )
    expect(notifications.rows).toEqual([{ title: 'Your data is ready to download' }])
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ text: string }>(
          `select subject || text_body as text from mail_outbox where recipient = 'owner@maple.test'`,
        )
        expect(rows.map(({ text }) => text).join('\n')).toContain('Your data is ready to download')
      },
      { timeout: 15_000, interval: 200 },
    )
    const path = `GET /user/data/exports/${made.uuid}/1` as const
    expect((await send(path, { token: birch.token })).status).toBe(404)
    expect((await send(path.replace(/1$/, '2') as typeof path, { token: maple.token })).status).toBe(404)
    clock.set(later(7))
    expect((await send(path, { token: maple.token })).status).toBe(404)
    await expireExports({ database, clock, files, brand: { name: 'Talentplace' } })
    expect(await files.get(partKey(made.uuid, 1))).toBeNull()
    clock.set(start)
  })

  it('can be asked for three times in 24 hours', async () => {
    await copyOf(maple.token)
    const rejected = await send('POST /user/data/exports', { token: maple.token, body: { password } })
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_exports' } })
    clock.set(later(1.1))
    expect((await send('POST /user/data/exports', { token: maple.token, body: { password } })).status).toBe(200)
    clock.set(start)
  })

  it('begins another ZIP before one gets too large, and loses nothing', async () => {
    const chunks: Buffer[] = []
    const zip = zipParts((_part, bytes) => Promise.resolve(void chunks.push(bytes)))
    const bytes = new Uint8Array(20 * 1024 * 1024)
    for (const name of ['a', 'b', 'c']) await zip.add(name, [bytes], true)
    expect(await zip.end()).toMatchObject({ parts: 2 })
    expect(chunks.flatMap((part) => Object.keys(unzipSync(new Uint8Array(part))))).toEqual(['a', 'b', 'c'])
  })
})

/** What there is of someone’s: copies they asked for, and requests to be forgotten. */
async function madeBy(email: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select count(*) from data_exports where user_uuid = users.uuid)::int as copies,
       (select count(*) from deletion_requests where user_uuid = users.uuid)::int as deletions
     from users where email = $1`,
    [email],
  )
  return rows[0]
}

describe('issue 17: where an account has two-step sign-in', () => {
  it('a copy and a deletion ask for its code beside the password, each code once', async () => {
    const { token } = await addOwner('Spruce Tools', 'owner@spruce.test')
    const { body: started } = await send('POST /auth/twostep/begin', { token, body: { password } })
    const code = () => appCodeOf(String(started['secret']), clock.now())
    const { body } = await send('POST /auth/twostep/confirm', { token, body: { code: code() } })
    const [first, second] = body['recovery_codes'] as [string, string]
    for (const what of ['POST /user/data/exports', 'POST /user/data/deletion'] as const) {
      for (const wrong of [undefined, '', '000000', code()]) {
        expect(await send(what, { token, body: { password, code: wrong } })).toMatchObject({
          status: 400,
          body: { fields: { code: expect.stringMatching(/code/) as string } },
        })
      }
    }
    expect(await madeBy('owner@spruce.test')).toEqual({ copies: 0, deletions: 0 })
    expect((await send('POST /user/data/exports', { token, body: { password, code: first } })).status).toBe(200)
    expect((await send('POST /user/data/deletion', { token, body: { password, code: first } })).status).toBe(400)
    expect(await madeBy('owner@spruce.test')).toEqual({ copies: 1, deletions: 0 })
    expect((await send('POST /user/data/deletion', { token, body: { password, code: second } })).status).toBe(200)
    expect(await madeBy('owner@spruce.test')).toEqual({ copies: 1, deletions: 1 })
  })
})

const request = (token: string) => send('POST /user/data/deletion', { token, body: { password } })
const waiting = async () =>
  (await send('GET /user/deletions?state=waiting', { token: staff })).body['deletion_requests'] as {
    uuid: string
    user_uuid: string
    version: number
  }[]
const requestOf = async (user: string) => {
  const found = (await waiting()).find(({ user_uuid }) => user_uuid === user)
  if (!found) throw new Error('No request')
  return found
}

describe('issue 17: a request to be forgotten', () => {
  it('needs the password, is told to whoever’s account it is, and can be taken back while it waits', async () => {
    const { token, uuid } = birch
    expect((await send('POST /user/data/deletion', { token, body: { password: 'x' } })).status).toBe(400)
    expect((await request(token)).status).toBe(200)
    expect((await request(token)).status).toBe(200)
    const mails = await database.pool.query(
      `select count(*)::int as mails from mail_outbox where recipient = 'owner@birch.test' and subject = 'You asked us to delete your account'`,
    )
    expect(mails.rows).toEqual([{ mails: 1 }])
    expect((await waiting()).map(({ user_uuid }) => user_uuid)).toContain(uuid)
    expect((await send('DELETE /user/data/deletion', { token })).status).toBe(200)
    expect((await send('DELETE /user/data/deletion', { token })).status).toBe(404)
    expect((await waiting()).map(({ user_uuid }) => user_uuid)).not.toContain(uuid)
  })

  it('waits for what has to be settled: staff see it, and can’t approve before', async () => {
    await request(maple.token)
    const { uuid, version } = await requestOf(maple.uuid)
    const record = await send(`GET /user/deletions/${uuid}`, { token: staff })
    expect(record.body).toMatchObject({
      with_company: true,
      stands_against: ['2 running subscriptions'],
      stays: ['1 invoice', '1 payment'],
    })
    const rejected = await send(`POST /user/deletions/${uuid}/approval`, { token: staff, body: { version } })
    expect(rejected).toMatchObject({ status: 409, body: { code: 'stands_against' } })
  })

  it('is done once it is approved and the last email has gone; what came between stops it', async () => {
    const person = await addOwner('Cedar Shop', 'owner@cedar.test')
    await request(person.token)
    const { uuid, version } = await requestOf(person.uuid)
    const approve = (known: number) =>
      send(`POST /user/deletions/${uuid}/approval`, { token: staff, body: { version: known } })
    expect((await approve(version + 1)).body).toMatchObject({ code: 'stale_version' })
    expect((await approve(version)).status).toBe(200)
    expect((await send('DELETE /user/data/deletion', { token: person.token })).body).toMatchObject({
      code: 'already_approved',
    })
    const mailIsSent = () =>
      database.pool.query(
        `update mail_outbox set next_attempt = null, sent_date = now() where recipient = 'owner@cedar.test'`,
      )
    const stateOf = async () =>
      (await database.pool.query<{ state: string }>('select state from deletion_requests where uuid = $1', [uuid]))
        .rows[0]?.state
    await addWorkplace(database, {
      client_uuid: person.client,
      created_by: person.uuid,
      virtualassistant_uuid: (await addAssistant(database, { state: 'inactive' })).uuid,
    })
    await mailIsSent()
    await erase()
    expect(await stateOf()).toBe('waiting')
    await database.pool.query(`update projects set end_date = '2026-11-01' where client_uuid = $1`, [person.client])
    expect((await approve((await requestOf(person.uuid)).version)).status).toBe(200)
    await database.pool.query(
      `update mail_outbox set next_attempt = now() + interval '1 hour', sent_date = null where recipient = 'owner@cedar.test'`,
    )
    await erase()
    expect(await stateOf()).toBe('approved')
    await mailIsSent()
    await erase()
    expect(await stateOf()).toBe('done')
    expect((await send('GET /user/data', { token: person.token })).status).toBe(401)
    const { rows } = await database.pool.query('select full_name from users where uuid = $1', [person.uuid])
    expect(rows).toEqual([{ full_name: 'Someone who left' }])
  })
})
