import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Discussion, Message } from '@talentplace/contract/discussions/discussion.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { discussionsOperations } from '../../features/discussions/discussions.operations.ts'
import { readerOfMessageFiles } from '../../features/discussions/message-files.ts'
import { filesOperations } from '../../features/files/files.operations.ts'
import { runDueTasks } from '../../features/notifications/notification-loop.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { discussionOperations } from './discussions.operations.ts'

const start = new Date('2026-11-20T15:00:00Z')
const minute = 60_000
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.discussions'`)
  folder = await mkdtemp(join(tmpdir(), 'talentplace-talk-'))
  running = await serveOperations({ database, clock }, (deps) => {
    const files = createFolderStore(folder)
    const readers = [readerOfMessageFiles(deps)]
    return Object.values({
      ...discussionsOperations(deps),
      ...discussionOperations(deps),
      ...filesOperations({ ...deps, avatars: new Map(), files, readers }),
    })
  })
})
afterAll(async () => {
  await running.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => clock.set(start))

const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))

async function someone(permissions: readonly Permission[], client_uuid?: string) {
  const person = await addPerson(database, { permissions, ...(client_uuid !== undefined && { client_uuid }) })
  return { ...person, token: await addSession(database, clock, person.uuid) }
}
type Someone = Awaited<ReturnType<typeof someone>>

/** A client with a subscription, and the assistant who works for it. */
async function pair() {
  const client_uuid = await addClient(database, 'Maple Books')
  await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
  const client = await someone(['client'], client_uuid)
  const va = await someone(['virtualassistant'])
  const assistant = await addAssistant(database, { user_uuid: va.uuid, display_name: 'Maya R.' })
  const about = { client_uuid, created_by: client.uuid, start_date: '2026-11-10', at: start }
  const project = await addSubscription(database, { ...about, assistant_uuid: assistant.uuid })
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from discussions where project_uuid = $1', [
    project.uuid,
  ])
  return { client, va, assistant, project, thread: rows[0]?.uuid ?? '' }
}

const ask = (who: Someone, what: Parameters<typeof call>[1], body?: unknown) =>
  call(running.server, what, { token: who.token, ...(body !== undefined && { body }) })
const write = (who: Someone, thread: string, body: string, more: { uuid?: string; files?: string[] } = {}) =>
  ask(who, `POST /discussions/${thread}/messages`, { uuid: randomUUID(), body, ...more })
async function said(who: Someone, thread: string, query = '') {
  const { body } = await ask(who, `GET /discussions/${thread}/messages${query}`)
  return body as unknown as { messages: Message[]; count: number; more: boolean; offset: number }
}
const words = (found: { messages: Message[] }) => found.messages.map(({ body }) => body)
async function listed(who: Someone, query = '') {
  const { body } = await ask(who, `GET /discussions${query}`)
  return body as unknown as { discussions: Discussion[]; count: number; unread: number }
}
const read = (who: Someone, thread: string, until: number) => ask(who, `POST /discussions/${thread}/read`, { until })
const staff = () => someone(['admin', 'admin_discussion.view'])
const audited = async (who: Someone) =>
  (
    await database.pool.query<{ action: string }>('select action from audit_entries where actor_uuid = $1', [who.uuid])
  ).rows.map(({ action }) => action)

const threadsOf = async (project_uuid: string) =>
  (await database.pool.query('select from discussions where project_uuid = $1', [project_uuid])).rowCount

const mailsTo = async ({ email }: Someone) =>
  (await database.pool.query<{ subject: string }>('select subject from mail_outbox where recipient = $1', [email])).rows
const notifications = async ({ uuid }: Someone) =>
  (
    await database.pool.query<{ title: string; entity_link: string; read_at: Date | null }>(
      `select title, entity_link, read_at from notifications where user_uuid = $1 and type = 'discussion' order by created_date`,
      [uuid],
    )
  ).rows

const begin = (who: Someone, more: object = {}) =>
  ask(who, 'POST /discussions', {
    uuid: randomUUID(),
    subject: 'My invoice',
    message: { uuid: randomUUID(), body: 'Could you help?' },
    ...more,
  })

async function sent(who: Someone): Promise<string> {
  const answer = await running.server.inject({
    method: 'POST',
    url: '/api/files?name=list.txt',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'text/plain' },
    payload: 'A list',
  })
  return answer.json<{ uuid: string }>().uuid
}

describe('C4 the thread of a subscription', () => {
  it('begins once someone asked is willing, and not before; thinking again begins no second one', async () => {
    const client_uuid = await addClient(database, 'Birch Foods')
    const { uuid: created_by } = await someone(['client'], client_uuid)
    const assistant = await addAssistant(database, {})
    const project = await database.kysely.transaction().execute(async (transaction) => {
      const { uuid } = await transaction
        .insertInto('projects')
        .values({ client_uuid, created_by, project_name: 'Inbox', matching_criteria: '{}' })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const place = { project_uuid: uuid, virtualassistant_uuid: assistant.uuid, role_id: 1 }
      const rates = {
        hours_per_month: 20,
        client_rate_cents: 3000,
        currency: 'cad',
        rate_start_date: '2026-11-10',
      } as const
      await transaction
        .insertInto('rate_plans')
        .values({ ...place, ...rates })
        .execute()
      await transaction
        .insertInto('va_relationships')
        .values({ ...place, source: 'client', asked_date: start })
        .execute()
      return uuid
    })
    expect(await threadsOf(project)).toBe(0)
    for (const interest of ['accepted', 'declined', 'accepted']) {
      const reason = interest === 'declined' ? 'hours' : null
      await database.pool.query(
        'update va_relationships set interest = $2, decline_reason = $3, answered_date = $4 where project_uuid = $1',
        [project, interest, reason, start],
      )
      expect(await threadsOf(project)).toBe(1)
    }
  })

  it('is seen by the client’s people and by who works for them, each as the other knows them', async () => {
    const { client, va, thread, project } = await pair()
    const [mine, theirs] = [await listed(client), await listed(va)]
    expect(mine.discussions.map(({ uuid }) => uuid)).toEqual([thread])
    expect(theirs.discussions.map(({ uuid }) => uuid)).toEqual([thread])
    expect(mine.discussions[0]).toMatchObject({
      kind: 'project',
      subject: 'Books and inbox',
      company: 'Maple Books',
      project_uuid: project.uuid,
      takes_part: true,
      participants: [
        { user_uuid: client.uuid, role: 'client', muted: false },
        { user_uuid: va.uuid, name: 'Maya R.', role: 'virtualassistant', muted: null },
      ],
    })
  })

  it('isn’t there for anybody else, nor for an assistant from the day after their last one', async () => {
    const { va, thread, project } = await pair()
    const other = await pair()
    const ops = [
      `GET /discussions/${thread}`,
      `GET /discussions/${thread}/messages`,
      `POST /discussions/${thread}/messages`,
      `POST /discussions/${thread}/read`,
    ] as const
    const bodies = [undefined, undefined, { uuid: randomUUID(), body: 'x' }, { until: 1 }]
    for (const who of [other.client, other.va, await someone(['admin'])]) {
      for (const [at, op] of ops.entries()) expect((await ask(who, op, bodies[at])).status).toBe(404)
    }
    await database.pool.query(`update rate_plans set rp_end_date = '2026-11-20' where project_uuid = $1`, [
      project.uuid,
    ])
    clock.set(new Date('2026-11-21T09:00:00Z'))
    expect((await ask(va, ops[0])).status).toBe(200)
    clock.set(new Date('2026-11-21T12:00:00Z'))
    expect((await ask(va, ops[0])).status).toBe(404)
    expect((await listed(va)).count).toBe(0)
  })
})

describe('C4 messages', () => {
  it('are plain text in the order in which they were written, on either side', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, '  <b>Hello</b>\n\nhttps://example.com  ')
    await write(va, thread, 'Hello')
    expect(words(await said(va, thread))).toEqual(['<b>Hello</b>\n\nhttps://example.com', 'Hello'])
    expect((await said(va, thread)).messages.map(({ sender }) => sender.role)).toEqual(['client', 'virtualassistant'])
  })

  it('have something in them, and at most 5,000 characters', async () => {
    const { client, thread } = await pair()
    expect((await write(client, thread, '  ')).body).toMatchObject({ code: 'invalid', fields: { body: 'Required' } })
    expect((await write(client, thread, 'x'.repeat(5001))).status).toBe(400)
    expect((await write(client, thread, 'x'.repeat(5000))).status).toBe(200)
  })

  it('sent twice, also at the same time, are there once; nobody takes another’s uuid', async () => {
    const { client, va, thread } = await pair()
    const uuid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(client, thread, 'Once', { uuid })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(words(await said(va, thread))).toEqual(['Once'])
    expect((await write(va, thread, 'Mine', { uuid })).body).toMatchObject({ code: 'uuid_taken' })
    const { rows } = await database.pool.query('select from notifications where entity_link = $1', [
      `discussion:${thread}`,
    ])
    expect(rows).toHaveLength(1)
  })

  it('written by many at once have one order, and an offset leaves none out', async () => {
    const { client, va, thread } = await pair()
    const { offset } = await said(client, thread)
    await Promise.all(Array.from({ length: 40 }, (_, at) => write(at % 2 ? client : va, thread, `${at}`)))
    const all = await said(client, thread, '?limit=100')
    expect(all.messages.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    const news: string[] = []
    let from = offset
    for (;;) {
      const some = await said(client, thread, `?after=${from}&limit=7`)
      news.push(...words(some))
      from = some.offset
      if (!some.more) break
    }
    expect(news).toEqual(words(all))
  })

  it('are paged from the newest, and what comes meanwhile moves no page', async () => {
    const { client, thread } = await pair()
    for (let at = 1; at <= 7; at += 1) await write(client, thread, `${at}`)
    const newest = await said(client, thread, '?limit=3')
    expect([words(newest), newest.more, newest.count]).toEqual([['5', '6', '7'], true, 7])
    await write(client, thread, '8')
    const before = await said(client, thread, `?limit=3&before=${newest.messages[0]?.position}`)
    expect([words(before), before.more]).toEqual([['2', '3', '4'], true])
    const first = await said(client, thread, `?limit=3&before=${before.messages[0]?.position}`)
    expect([words(first), first.more]).toEqual([['1'], false])
  })

  it('can be changed and taken back by their sender for 15 minutes, which is news to the others', async () => {
    const { client, va, thread } = await pair()
    const { uuid } = (await write(client, thread, 'Teh list')).body as unknown as Message
    await write(va, thread, 'Thanks')
    const { offset } = await said(va, thread)
    const path = `/discussions/${thread}/messages/${uuid}` as const
    expect((await ask(va, `PUT ${path}`, { body: 'Mine now' })).status).toBe(404)
    later(15 * minute - 1)
    await ask(client, `PUT ${path}`, { body: 'The list' })
    expect((await said(va, thread, `?after=${offset}`)).messages).toMatchObject([
      { uuid, body: 'The list', position: 1, edited_date: clock.now().toISOString() },
    ])
    expect((await ask(client, `PUT ${path}`, { body: '' })).status).toBe(400)
    later(1)
    expect((await ask(client, `PUT ${path}`, { body: 'Too late' })).body).toMatchObject({ code: 'too_late' })
    expect((await ask(client, `DELETE ${path}`)).body).toMatchObject({ code: 'too_late' })
    clock.set(start)
    expect((await ask(client, `DELETE ${path}`)).body).toMatchObject({ uuid, body: '', deleted: true })
    expect((await ask(client, `DELETE ${path}`)).status).toBe(404)
    expect(words(await said(va, thread))).toEqual(['', 'Thanks'])
    const { rows } = await database.pool.query('select body from messages where uuid = $1', [uuid])
    expect(rows).toEqual([{ body: '' }])
  })

  it('the last words of a thread follow when they change or go', async () => {
    const { client, thread } = await pair()
    await write(client, thread, 'First')
    const { uuid } = (await write(client, thread, 'Second')).body as unknown as Message
    const excerpt = async () => (await listed(client)).discussions[0]?.last_message_excerpt
    await ask(client, `PUT /discussions/${thread}/messages/${uuid}`, { body: `Second\n${'😀'.repeat(200)}` })
    expect(await excerpt()).toBe(`Second ${'😀'.repeat(132)}…`)
    await ask(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect(await excerpt()).toBe('First')
  })
})

describe('C4 unread', () => {
  it('counts what others wrote and one hasn’t seen, in each thread and over all but muted ones', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'One')
    await write(client, thread, 'Two')
    expect((await listed(client)).unread).toBe(0)
    expect(await listed(va)).toMatchObject({ unread: 2, discussions: [{ unread: 2 }] })
    expect((await listed(va, '?unread=true')).count).toBe(1)
    expect((await read(va, thread, 1)).body).toEqual({ unread: 1 })
    expect((await read(va, thread, 0)).body).toEqual({ unread: 1 })
    await ask(va, `POST /discussions/${thread}/mute`, { muted: true })
    expect(await listed(va)).toMatchObject({ unread: 0, discussions: [{ unread: 1, muted: true }] })
    expect((await listed(client)).discussions[0]?.participants[1]?.muted).toBeNull()
    expect((await read(va, thread, 1_000_000)).body).toEqual({ unread: 0 })
    expect((await listed(va, '?unread=true')).count).toBe(0)
    await write(client, thread, 'Three')
    expect((await listed(va)).discussions[0]?.unread).toBe(1)
  })

  it('is no more what was taken back', async () => {
    const { client, va, thread } = await pair()
    const { uuid } = (await write(client, thread, 'Oops')).body as unknown as Message
    await ask(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect((await listed(va)).unread).toBe(0)
  })
})

describe('C4 who hears of a message', () => {
  const brand = { name: 'Talentplace', title: 'Talentplace', tagline: '' }
  const deliver = () =>
    runDueTasks({
      database,
      clock,
      brand,
      publicUrl: 'https://talentplace.test',
      unsubscribeLinks: { page: () => Promise.resolve('https://x'), oneClick: () => Promise.resolve('https://x') },
      log: pino({ level: 'silent' }),
    } as unknown as Parameters<typeof runDueTasks>[0])
  it('one notification a thread until it is read, and one email after ten minutes unread', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'Good morning')
    await write(client, thread, 'Are you there?')
    expect(await notifications(client)).toEqual([])
    expect(await notifications(va)).toMatchObject([{ entity_link: `discussion:${thread}`, read_at: null }])
    expect((await notifications(va))[0]?.title).toBe(`${client.full_name} wrote to you: Books and inbox`)
    later(10 * minute - 1)
    await deliver()
    expect(await mailsTo(va)).toEqual([])
    later(1)
    await deliver()
    await write(client, thread, 'Still there?')
    later(60 * minute)
    await deliver()
    expect(await mailsTo(va)).toHaveLength(1)
    await read(va, thread, 3)
    await write(client, thread, 'Another day')
    expect(await notifications(va)).toHaveLength(2)
  })

  it('who has read a part is told of the rest: the notification and its email stay', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'One')
    await write(client, thread, 'Two')
    await read(va, thread, 1)
    expect((await notifications(va))[0]?.read_at).toBeNull()
    later(10 * minute)
    await deliver()
    expect(await mailsTo(va)).toHaveLength(1)
    await read(va, thread, 2)
    expect((await notifications(va))[0]?.read_at).toEqual(clock.now())
  })

  it('no email to who reads within ten minutes, nothing at all to who muted', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'Good morning')
    await read(va, thread, 1)
    expect((await notifications(va))[0]?.read_at).toEqual(clock.now())
    await ask(va, `POST /discussions/${thread}/mute`, { muted: true })
    await write(client, thread, 'And good evening')
    later(60 * minute)
    await deliver()
    expect(await mailsTo(va)).toEqual([])
    expect(await notifications(va)).toHaveLength(1)
  })
})

describe('C4 staff', () => {
  it('who may see discussions find all threads; what is said in one is a look that is noted', async () => {
    const { client, thread } = await pair()
    await write(client, thread, 'A secret word')
    const looker = await staff()
    const found = await listed(looker, `?participant_uuid=${client.uuid}`)
    expect(found).toMatchObject({
      count: 1,
      unread: 0,
      discussions: [{ uuid: thread, takes_part: false, last_message_excerpt: null, unread: 0 }],
    })
    expect(await audited(looker)).toEqual([])
    expect(words(await said(looker, thread))).toEqual(['A secret word'])
    expect((await listed(looker, '?search=secret')).count).toBe(1)
    expect(await audited(looker)).toEqual(['discussion.looked', 'discussion.searched'])
  })

  it('say something only once they have joined, which everybody sees; leaving, too', async () => {
    const { client, thread } = await pair()
    const looker = await staff()
    expect((await write(looker, thread, 'Hello')).body).toMatchObject({ code: 'join_first' })
    await ask(looker, `POST /discussions/${thread}/join`)
    await ask(looker, `POST /discussions/${thread}/join`)
    await write(looker, thread, 'Hello')
    await ask(looker, `POST /discussions/${thread}/leave`)
    expect((await said(client, thread)).messages).toMatchObject([
      { kind: 'joined', sender: { role: 'staff', name: looker.full_name } },
      { kind: 'message', body: 'Hello' },
      { kind: 'left' },
    ])
    expect((await write(looker, thread, 'Again')).status).toBe(409)
    expect((await listed(client)).discussions[0]?.participants).toHaveLength(2)
  })

  it('close a thread, which takes no message until they open it again', async () => {
    const { client, thread } = await pair()
    const looker = await staff()
    await ask(looker, `POST /discussions/${thread}/join`)
    expect((await ask(looker, `PUT /discussions/${thread}`, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
    })
    expect((await write(client, thread, 'Hello?')).body).toMatchObject({ code: 'closed' })
    await ask(looker, `PUT /discussions/${thread}`, { status: 'open' })
    expect((await write(client, thread, 'Hello')).status).toBe(200)
    expect((await said(client, thread)).messages.map(({ kind }) => kind)).toEqual([
      'joined',
      'closed',
      'opened',
      'message',
    ])
  })
})

describe('C4 a thread that someone begins', () => {
  it('by a client or an assistant is with our team, once however often it is sent', async () => {
    const { client } = await pair()
    const helper = await staff()
    const same = { uuid: randomUUID(), message: { uuid: randomUUID(), body: 'Could you help?' } }
    const first = await begin(client, same)
    expect(first.body).toMatchObject({ kind: 'support', last_message_excerpt: 'Could you help?' })
    expect((await begin(client, same)).text).toBe(first.text)
    expect((await said(helper, same.uuid)).count).toBe(1)
    expect((await listed(helper)).unread).toBe(1)
    expect((await begin(client, { participants: [helper.uuid] })).status).toBe(403)
    expect((await begin(await someone(['admin']))).status).toBe(403)
  })

  it('by staff who may see discussions is with the people they choose', async () => {
    const { va } = await pair()
    const helper = await staff()
    expect((await begin(helper)).body).toMatchObject({ fields: { participants: 'Choose who it is for' } })
    const { uuid } = (await begin(helper, { participants: [va.uuid] })).body as unknown as Discussion
    expect(words(await said(va, uuid))).toEqual(['Could you help?'])
    expect((await begin(await pair().then((each) => each.client), { uuid })).status).toBe(404)
  })
})

describe('C4 attachments', () => {
  it('are read by whoever reads the message, and by nobody once it is taken back', async () => {
    const { client, va, thread } = await pair()
    const other = await pair()
    const file = await sent(client)
    expect((await write(va, thread, 'Not mine', { files: [file] })).status).toBe(400)
    const { uuid, files } = (await write(client, thread, '', { files: [file] })).body as unknown as Message
    expect(files).toMatchObject([{ uuid: file, name: 'list.txt', type: 'text/plain', size: 6 }])
    expect((await listed(va)).discussions[0]?.last_message_excerpt).toBe('A file')
    expect((await ask(va, `GET /files/${file}`)).text).toBe('A list')
    expect((await ask(other.va, `GET /files/${file}`)).status).toBe(404)
    const looker = await staff()
    expect((await ask(looker, `GET /files/${file}`)).status).toBe(200)
    expect(await audited(looker)).toEqual(['discussion.looked'])
    await ask(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect((await ask(va, `GET /files/${file}`)).status).toBe(404)
  })

  it('are ten a message at most', async () => {
    const { client, thread } = await pair()
    const files = Array.from({ length: 11 }, () => randomUUID())
    expect((await write(client, thread, 'x', { files })).body).toMatchObject({ fields: { files: 'At most 10 files' } })
  })
})

describe('C4 search', () => {
  it('finds threads by words of their messages, and messages by theirs; never in others’ threads', async () => {
    const { client, va, thread } = await pair()
    const other = await pair()
    await write(client, thread, 'The quarterly report is ready')
    await write(client, thread, 'See you')
    expect((await listed(va, '?search=report+quarterly')).count).toBe(1)
    expect((await listed(va, '?search=annual')).count).toBe(0)
    expect((await listed(other.va, '?search=quarterly')).count).toBe(0)
    expect(words(await said(va, thread, '?search=report'))).toEqual(['The quarterly report is ready'])
  })
})
