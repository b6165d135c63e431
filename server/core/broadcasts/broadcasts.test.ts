import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createUnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import type { PlatformDeps } from '../../testing/servers/operations-server.ts'
import { browserOf, connected, serveRealtime, type RealtimeServer } from '../../testing/servers/realtime-server.ts'
import { runDueTasks } from '../notification-loop.ts'
import { notificationsOperations } from '../notifications.operations.ts'
import { notify } from '../notifications/notify.ts'
import { testSender } from '../../testing/test-sender.ts'
import { createReplyAddresses } from '../../platform/mail/reply-addresses.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const hour = 60 * 60_000
const absent = '01940000-0000-7000-8000-000000000000'
let database: TestDatabase
let here: RealtimeServer
let there: RealtimeServer
let staff: Person & { token: string }

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`)
  const links = { client_support: 'clients@talentplace.test', va_support: 'assistants@talentplace.test' }
  const configuration = { ...testSender, links }
  const bind = (deps: PlatformDeps) => Object.values(notificationsOperations({ ...deps, configuration }))
  here = await serveRealtime({ database, clock }, bind)
  there = await serveRealtime({ database, clock })
  staff = await person(['admin', 'admin_notification.view', 'admin_notification.edit'])
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

async function person(permissions: readonly Permission[]): Promise<Person & { token: string }> {
  const added = await addPerson(database, { permissions })
  return { ...added, token: await addSession(database, clock, added.uuid) }
}

const form = { audience: { kind: 'all' }, title: 'Office closed', body: 'On Monday.' }
const request = (what: Parameters<typeof call>[1], body?: unknown) =>
  call(here.server, what, { token: staff.token, body })
const compose = (more: object = {}) => request('POST /notifications', { ...form, ...more })
const save = (uuid: unknown, more: object = {}) => request(`PUT /notifications/${String(uuid)}`, { ...form, ...more })
const inHours = (hours: number) => new Date(start.getTime() + hours * hour).toISOString()
async function seenBy(recipient: { token: string }): Promise<string[]> {
  const { body } = await call(here.server, 'GET /notifications?pagination.limit=100', recipient)
  return (body['notifications'] as { title: string }[]).map(({ title }) => title)
}
const publicUrl = 'https://talentplace.example'
const unsubscribeLinks = createUnsubscribeLinks({ publicUrl, secret: () => Promise.resolve(Buffer.alloc(32, 7)) })
const due = () =>
  runDueTasks({
    database,
    clock,
    ...testSender,
    publicUrl,
    unsubscribeLinks,
    replyAddresses: createReplyAddresses({ database, domain: null }),
  })

describe('A5 Ours composing', () => {
  it('reaches its audience at once, on another process too, and says how it stands', async () => {
    const client = await person(['client'])
    const browser = browserOf(there.port, { token: client.token })
    await connected(browser)
    const answer = await compose({ audience: { kind: 'role', role: 'client' }, title: 'At once', priority: 0 })
    expect(answer.status).toBe(200)
    await browser.hears('notifications_updated')
    browser.socket.disconnect()
    expect(answer.body).toEqual({
      uuid: expect.any(String),
      state: 'running',
      audience: { kind: 'role', role: 'client' },
      audience_title: 'All clients',
      title: 'At once',
      body: 'On Monday.',
      icon: 'info',
      priority: 0,
      entity_link: null,
      starts: start.toISOString(),
      ends: inHours(90 * 24),
      sender_name: staff.full_name,
      created_date: start.toISOString(),
      results: { read: 0, mailed: 0 },
    })
    expect(await seenBy(client)).toContain('At once')
    expect(await seenBy(await person(['virtualassistant']))).not.toContain('At once')
    const uuid = String(answer.body['uuid'])
    await call(here.server, 'POST /notifications/read', { token: client.token, body: { uuid } })
    expect((await request(`GET /notifications/manage/${uuid}`)).body['results']).toEqual({ read: 1, mailed: 0 })
  })

  it('for one person is theirs alone, mailed as a message, and counted', async () => {
    const client = await person(['client'])
    const { body } = await compose({ audience: { kind: 'user', user_uuid: client.uuid }, title: 'Hello' })
    expect(body).toMatchObject({ audience_title: client.full_name })
    await due()
    await call(here.server, 'POST /notifications/read', { token: client.token, body: { uuid: body['uuid'] } })
    expect((await request(`GET /notifications/manage/${String(body['uuid'])}`)).body['results']).toEqual({
      read: 1,
      mailed: 1,
    })
    const { rows } = await database.pool.query('select subject from mail_outbox where recipient = $1', [client.email])
    expect(rows).toEqual([{ subject: 'Hello' }])
  })

  it('for later waits, even for those who had loaded their list long before', async () => {
    const client = await person(['client'])
    const { body } = await compose({ title: 'Later', starts: inHours(2), ends: inHours(4) })
    expect(body).toMatchObject({ state: 'scheduled', starts: inHours(2) })
    const { offset } = (await call(here.server, 'GET /notifications', client)).body
    expect(await seenBy(client)).not.toContain('Later')
    clock.set(new Date(inHours(2)))
    await due()
    expect(await seenBy(client)).toContain('Later')
    const missed = await call(here.server, `GET /notifications/missed?offset=${String(offset)}`, client)
    expect(missed.body['notifications']).toContainEqual(
      expect.objectContaining({ title: 'Later', created_date: inHours(2) }),
    )
    clock.set(new Date(inHours(4)))
    expect(await seenBy(client)).not.toContain('Later')
  })

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['body', { body: 'x'.repeat(5_001) }],
    ['ends', { starts: inHours(2), ends: inHours(1) }],
    ['ends', { ends: inHours(-1) }],
    ['ends', { ends: inHours(24 * 400) }],
    ['starts', { starts: inHours(24 * 400) }],
    ['starts', { starts: 'tomorrow' }],
    ['priority', { priority: 3 }],
    ['icon', { icon: 'skull' }],
    ['entity_link', { entity_link: 'javascript:alert(1)' }],
    ['audience.role', { audience: { kind: 'role', role: 'super_admin' } }],
    ['audience.user_uuid', { audience: { kind: 'user', user_uuid: absent } }],
  ])('400 at %s for %j, and nothing is stored', async (field, more) => {
    const before = await database.kysely.selectFrom('notifications').select('uuid').execute()
    const answer = await compose(more)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
    expect(await database.kysely.selectFrom('notifications').select('uuid').execute()).toHaveLength(before.length)
  })

  it('a preview counts whom it would reach and stores nothing', async () => {
    const one = await person(['client.beta'])
    const two = await person(['client.beta'])
    await database.kysely
      .insertInto('user_preferences')
      .values({ user_uuid: one.uuid, notifications: JSON.stringify({ announcement: 'off' }) })
      .execute()
    const answer = await request('POST /notifications/preview', {
      ...form,
      audience: { kind: 'role', role: 'client.beta' },
    })
    expect(answer.body).toMatchObject({
      notification: { title: 'Office closed', type: 'announcement', read_at: null },
      audience_title: 'Clients in the beta',
      starts: start.toISOString(),
      recipients: { all: 2, email: 0, digest: 0, off: 1 },
    })
    expect(await seenBy(two)).not.toContain('Office closed')
  })

  it('is audited', async () => {
    const { body } = await compose({ title: 'For the record' })
    const { rows } = await database.pool.query('select action, actor_uuid from audit_entries where entity = $1', [
      `notification:${String(body['uuid'])}`,
    ])
    expect(rows).toEqual([{ action: 'notification.composed', actor_uuid: staff.uuid }])
  })
})

describe('A5.3 changing', () => {
  it('before it starts everything, and then it may start at once', async () => {
    const assistant = await person(['virtualassistant'])
    const { uuid } = (await compose({ starts: inHours(5) })).body
    const changed = await save(uuid, {
      audience: { kind: 'role', role: 'virtualassistant' },
      title: 'Sooner',
      starts: inHours(3),
    })
    expect(changed.body).toMatchObject({ state: 'scheduled', title: 'Sooner', starts: inHours(3) })
    expect(
      (await save(uuid, { audience: { kind: 'role', role: 'virtualassistant' }, title: 'Now' })).body,
    ).toMatchObject({
      state: 'running',
    })
    expect(await seenBy(assistant)).toContain('Now')
  })

  it('while it runs its text and end; those who were away are told of it', async () => {
    const client = await person(['client'])
    const { uuid } = (await compose({ title: 'Tpyo' })).body
    const { offset } = (await call(here.server, 'GET /notifications', client)).body
    const answer = await save(uuid, { title: 'Typo', starts: inHours(7), ends: inHours(1) })
    expect(answer.body).toMatchObject({
      state: 'running',
      title: 'Typo',
      starts: start.toISOString(),
      ends: inHours(1),
    })
    const missed = await call(here.server, `GET /notifications/missed?offset=${String(offset)}`, client)
    expect(missed.body['notifications']).toContainEqual(expect.objectContaining({ title: 'Typo' }))
    expect(await save(uuid, { audience: { kind: 'role', role: 'client' } })).toMatchObject({
      status: 409,
      body: { code: 'already_started' },
    })
  })

  it('once it is over or withdrawn nothing', async () => {
    const over = (await compose({ ends: inHours(1) })).body['uuid']
    clock.set(new Date(inHours(1)))
    expect(await save(over)).toMatchObject({ status: 409, body: { code: 'over' } })
    const withdrawn = (await compose()).body['uuid']
    expect((await request(`DELETE /notifications/${String(withdrawn)}`)).status).toBe(200)
    expect((await save(withdrawn)).status).toBe(409)
  })

  it('what nobody composed is not staff’s to change, see or withdraw', async () => {
    const client = await person(['client'])
    await database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        users: [client.uuid],
        at: start,
        type: 'message',
        title: 'Private',
        icon: 'info',
        priority: 1,
      }),
    )
    const { uuid } = await database.kysely
      .selectFrom('notifications')
      .select('uuid')
      .where('user_uuid', '=', client.uuid)
      .executeTakeFirstOrThrow()
    expect((await save(uuid)).status).toBe(404)
    expect((await request(`GET /notifications/manage/${uuid}`)).status).toBe(404)
    expect((await request(`DELETE /notifications/${uuid}`)).status).toBe(404)
    expect(await seenBy(client)).toContain('Private')
  })
})

describe('A5.3 withdrawing', () => {
  it('takes it from everybody’s list, ends its mails, and leaves it among those composed', async () => {
    const client = await person(['client'])
    await database.kysely
      .insertInto('user_preferences')
      .values({ user_uuid: client.uuid, notifications: JSON.stringify({ announcement: 'email' }) })
      .execute()
    const uuid = String((await compose({ title: 'Wrong' })).body['uuid'])
    expect(await seenBy(client)).toContain('Wrong')
    expect((await request(`DELETE /notifications/${uuid}`)).status).toBe(200)
    expect((await request(`DELETE /notifications/${uuid}`)).status).toBe(200)
    expect(await seenBy(client)).not.toContain('Wrong')
    await due()
    const { rows } = await database.pool.query(`select from mail_outbox where subject = 'Wrong'`)
    expect(rows).toEqual([])
    expect((await request(`GET /notifications/manage/${uuid}`)).body).toMatchObject({ state: 'withdrawn' })
  })
})

describe('the list of those composed', () => {
  it('is found by words and state, sorted and paged, newest first', async () => {
    await database.pool.query('truncate notifications cascade')
    for (const [at, title] of ['b first', 'a second', 'c third'].entries()) {
      clock.set(new Date(start.getTime() + at * hour))
      await compose({ title, ...(title === 'c third' && { starts: inHours(10) }) })
    }
    const titles = async (query: string) =>
      ((await request(`GET /notifications/manage${query as '/'}`)).body['notifications'] as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles('')).toEqual(['c third', 'a second', 'b first'])
    expect(await titles('?state=scheduled')).toEqual(['c third'])
    expect(await titles('?state=running&pagination.sortBy[]=title')).toEqual(['a second', 'b first'])
    expect(await titles('?search=SECOND')).toEqual(['a second'])
    expect((await request('GET /notifications/manage?pagination.limit=1&pagination.offset=1')).body).toMatchObject({
      notifications: [{ title: 'a second' }],
      count: 3,
    })
  })
})
