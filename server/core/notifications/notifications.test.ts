import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { beyondBare } from '../../testing/beyond-bare.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { roundTrips } from '../../testing/round-trips.ts'
import type { PlatformDeps } from '../../testing/servers/operations-server.ts'
import { serveRealtime, testBrowsers, type RealtimeServer } from '../../testing/servers/realtime-server.ts'
import { getNotificationOperation } from './get-notification.ts'
import { getFullNotificationOperation } from './get-full-notification.ts'
import { listMissedOperation } from './list-missed.ts'
import { listNotificationsOperation } from './list-notifications.ts'
import { searchNotificationsOperation } from './search-notifications.ts'
import { inEachLanguage, notify } from './notify.ts'
import { readNotificationOperation } from './read-notification.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const minute = 60_000
const absent = '01940000-0000-7000-8000-000000000000'
let database: TestDatabase
let here: RealtimeServer
let there: RealtimeServer
const browsers = testBrowsers()

interface Viewer extends Person {
  readonly token: string
}
interface View {
  uuid: string
  title: string
  read_at: string | null
}
interface Listed {
  notifications: View[]
  count: number
  unread: number
  offset: string
  complete?: boolean
}

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`)
  const deps = { database, clock }
  const bind = ({ listener }: PlatformDeps) => [
    listNotificationsOperation({ ...deps, listener }),
    searchNotificationsOperation(deps),
    listMissedOperation(deps),
    getNotificationOperation(deps),
    getFullNotificationOperation(deps),
    readNotificationOperation(deps),
  ]
  here = await serveRealtime(deps, bind)
  there = await serveRealtime(deps, bind)
})
beforeEach(() => clock.set(start))
afterEach(browsers.close)
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

async function person(permissions: readonly Permission[] = ['client']): Promise<Viewer> {
  const added = await addPerson(database, { permissions })
  return { ...added, token: await addSession(database, clock, added.uuid) }
}

/** Raises one for each title, a minute apart, the first being the oldest. */
async function raise(to: readonly Person[], ...titles: string[]): Promise<void> {
  for (const title of titles) {
    clock.set(new Date(clock.now().getTime() + minute))
    await database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        users: to.map(({ uuid }) => uuid),
        at: clock.now(),
        type: 'announcement',
        title,
        body: `${title}, in full`,
        icon: 'task',
        priority: title === 'urgent' ? 0 : 2,
        entity_link: 'discussion:42',
      }),
    )
  }
}

/** One row for many people, published now. */
async function broadcast(role: string | null, title: string): Promise<string> {
  clock.set(new Date(clock.now().getTime() + minute))
  const { rows } = await database.pool.query<{ uuid: string }>(
    `insert into notifications (role, type, title, icon, priority, composed, created_date, starts, ends, published_date, published_in)
     values ($1, 'announcement', $2, 'info', 1, true, $3, $3, $4, $3, pg_current_xact_id()) returning uuid`,
    [role, title, clock.now(), new Date(clock.now().getTime() + 600 * minute)],
  )
  return rows[0]?.uuid ?? ''
}

const get = async (recipient: Viewer, path: string): Promise<Listed> =>
  (await call(here.server, `GET ${path as '/'}`, { token: recipient.token })).body as unknown as Listed
const titles = async (recipient: Viewer, path = '/notifications/search') =>
  (await get(recipient, path)).notifications.map(({ title }) => title)
const missed = (recipient: Viewer, offset?: string) =>
  get(recipient, `/notifications/missed${offset === undefined ? '' : `?offset=${offset}`}`)
const read = (recipient: Viewer, body: unknown) =>
  call(there.server, 'POST /notifications/read', { token: recipient.token, body })

const endBroadcasts = () => database.pool.query('delete from notifications where user_uuid is null')

describe('A5.3 the list, read once until it changes', () => {
  beforeEach(endBroadcasts)
  afterAll(endBroadcasts)

  it('asks the database nothing again', async () => {
    const recipient = await person()
    await raise([recipient], 'one')
    const first = await get(recipient, '/notifications')
    const again = { body: {} }
    const { statements } = await roundTrips(async () => {
      again.body = await get(recipient, '/notifications')
    })
    expect(again.body).toEqual(first)
    expect(statements).toEqual([])
  })

  it('shows what this process changes at once', async () => {
    const recipient = await person()
    for (const title of ['one', 'two', 'three']) {
      await raise([recipient], title)
      expect((await get(recipient, '/notifications')).notifications[0]).toMatchObject({ title })
    }
    await read(recipient, { all: true })
    expect(await get(recipient, '/notifications')).toMatchObject({ count: 3, unread: 0 })
  })

  it.each([
    [
      'comes for them',
      `insert into notifications (user_uuid, type, title, icon, priority, created_date, starts, published_date, published_in)
       values ($1, 'announcement', 'new', 'info', 1, now(), now(), now(), pg_current_xact_id())`,
      { count: 3, unread: 3 },
    ],
    ['is read', 'update notifications set read_at = now() where user_uuid = $1', { count: 2, unread: 1 }],
    ['goes', 'delete from notifications where user_uuid = $1', { count: 1, unread: 1 }],
    [
      'of many is read',
      `insert into notification_reads (user_uuid, notification_uuid, read_at)
       select $1, uuid, now() from notifications where user_uuid is null and title = 'news of everybody'`,
      { count: 2, unread: 1 },
    ],
    [
      'is switched off',
      `insert into user_preferences (user_uuid, notifications) values ($1, '{"announcement": "off"}')`,
      { count: 0, unread: 0 },
    ],
    [
      'of many is withdrawn',
      `update notifications set withdrawn_date = now() where user_uuid is null and $1::uuid is not null`,
      { count: 1, unread: 1 },
    ],
  ])('shows what another process changes as soon as that is announced: what %s', async (_what, statement, after) => {
    const recipient = await person()
    await broadcast(null, 'news of everybody')
    await raise([recipient], 'own')
    const list = () => get(recipient, '/notifications')
    await vi.waitFor(async () => expect(await list()).toMatchObject({ count: 2, unread: 2 }))
    await database.pool.query(statement, [recipient.uuid])
    await vi.waitFor(async () => expect(await list()).toMatchObject(after))
  })

  it('goes without what has ended meanwhile', async () => {
    const recipient = await person()
    await broadcast('client', 'ends in ten hours')
    await vi.waitFor(async () => expect(await get(recipient, '/notifications')).toMatchObject({ count: 1 }))
    clock.set(new Date(clock.now().getTime() + 600 * minute))
    expect(await get(recipient, '/notifications')).toMatchObject({ count: 0, unread: 0 })
  })
})

describe('A5.3 the list', () => {
  it('is newest first, three unless more are asked for, with a count of all and of the unread', async () => {
    const recipient = await person()
    await raise([recipient], 'one', 'two', 'three')
    await broadcast('client', 'news')
    await raise([recipient], 'four')
    const list = await get(recipient, '/notifications')
    expect(list.notifications.map(({ title }) => title)).toEqual(['four', 'news', 'three'])
    expect(list).toMatchObject({ count: 5, unread: 5 })
    expect(await titles(recipient, '/notifications?pagination.limit=2&pagination.offset=3')).toEqual(['two', 'one'])
  })

  it('A5.2 shows each with its fields', async () => {
    const recipient = await person()
    await raise([recipient], 'one')
    const { notifications } = await get(recipient, '/notifications')
    const view = {
      uuid: expect.any(String),
      type: 'announcement',
      title: 'one',
      body: 'one, in full',
      icon: 'task',
      priority: 2,
      created_date: '2026-11-20T15:01:00.000Z',
      entity_link: 'discussion:42',
      entity: { kind: 'discussion', id: '42' },
      read_at: null,
    }
    expect(notifications).toContainEqual(view)
    const uuid = notifications.find(({ title }) => title === 'one')?.uuid ?? ''
    expect(await get(recipient, `/notifications/${uuid}`)).toEqual(view)
    expect(await get(recipient, `/notifications/full/${uuid}`)).toEqual({
      ...view,
      reason: 'This was sent to you alone.',
      ends: null,
      sender_name: null,
    })
  })

  it('search finds by words, type and read state, and sorts', async () => {
    const recipient = await person(['virtualassistant'])
    await raise([recipient], 'alpha', 'urgent', '100% done')
    expect(await titles(recipient, '/notifications/search?show=all&search=ALPHA')).toEqual(['alpha'])
    expect(await titles(recipient, '/notifications/search?search=%25')).toEqual(['100% done'])
    expect(await titles(recipient, '/notifications/search?type=message')).toEqual([])
    expect(await titles(recipient, '/notifications/search?pagination.sortBy[]=priority')).toEqual([
      'urgent',
      '100% done',
      'alpha',
    ])
    expect(
      await titles(recipient, '/notifications/search?pagination.sortBy[]=title&pagination.sortDesc[]=false'),
    ).toEqual(['100% done', 'alpha', 'urgent'])
    expect(await titles(recipient, '/notifications/search?pagination.sortBy[]=created_date')).toEqual([
      'alpha',
      'urgent',
      '100% done',
    ])
    clock.set(new Date(start.getTime() + 31 * 24 * 60 * minute))
    await raise([recipient], 'later')
    const again = { ...recipient, token: await addSession(database, clock, recipient.uuid) }
    expect(await titles(again, '/notifications/search?show=recent')).toEqual(['later'])
    expect(await titles(again, '/notifications/search?show=all&search=alpha')).toEqual(['alpha'])
  })

  it('pages never repeat one where several came at the same instant', async () => {
    const recipient = await person(['admin'])
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        database.kysely.transaction().execute((transaction) =>
          notify(transaction, {
            users: [recipient.uuid],
            at: start,
            type: 'message',
            title: `at once ${at}`,
            icon: 'info',
            priority: 99,
          }),
        ),
      ),
    )
    const pages = await Promise.all(
      [0, 5, 10].map((offset) => titles(recipient, `/notifications?pagination.limit=5&pagination.offset=${offset}`)),
    )
    expect(new Set(pages.flat()).size).toBe(12)
  })
})

describe('A5 Ours whom it is for', () => {
  it('one person, a role or everybody; nobody else sees that it is there', async () => {
    const client = await person(['client'])
    const other = await person(['client'])
    const assistant = await person(['virtualassistant'])
    const superAdmin = await person(['super_admin'])
    await raise([client], 'yours')
    const uuids = await Promise.all([
      broadcast('client', 'to clients'),
      broadcast('admin', 'to staff'),
      broadcast(null, 'to all'),
    ])
    const own = (await get(client, '/notifications/search?search=yours')).notifications[0]?.uuid ?? ''
    const seen = async (recipient: Viewer) =>
      Promise.all(
        [own, ...uuids].map(async (uuid) => (await call(here.server, `GET /notifications/${uuid}`, recipient)).status),
      )
    expect(await seen(client)).toEqual([200, 200, 404, 200])
    expect(await seen(other)).toEqual([404, 200, 404, 200])
    expect(await seen(assistant)).toEqual([404, 404, 404, 200])
    expect(await seen(superAdmin)).toEqual([404, 404, 200, 200])
    expect(await titles(client, '/notifications/search?search=to+staff')).toEqual([])
    for (const path of [`/notifications/${own}`, `/notifications/full/${own}`] as const) {
      const foreign = await call(here.server, `GET ${path}`, other)
      expect(foreign.text).toBe((await call(here.server, `GET ${path.replace(own, absent) as '/'}`, other)).text)
    }
    expect((await read(other, { uuid: own })).status).toBe(404)
    expect((await read(assistant, { uuid: uuids[0] })).status).toBe(404)
    expect((await get(client, `/notifications/${own}`)) as unknown as View).toMatchObject({ read_at: null })
  })

  it('says why it came', async () => {
    const client = await person(['client'])
    const reasons = await Promise.all(
      [await broadcast('client', 'a'), await broadcast(null, 'b')].map(
        async (uuid) => (await call(here.server, `GET /notifications/full/${uuid}`, client)).body['reason'],
      ),
    )
    expect(reasons).toEqual(['This was sent to all clients.', 'This was sent to everybody with an account.'])
  })

  it('A5 Ours what someone has switched off isn’t shown to them, nor counted', async () => {
    const recipient = await person(['client'])
    await raise([recipient], 'unwanted')
    const before = await get(recipient, '/notifications')
    await database.kysely
      .insertInto('user_preferences')
      .values({ user_uuid: recipient.uuid, notifications: JSON.stringify({ announcement: 'off' }) })
      .execute()
    expect(before.unread).toBeGreaterThan(0)
    const nothing = { notifications: [], count: 0, unread: 0 }
    await vi.waitFor(async () => expect(await get(recipient, '/notifications')).toMatchObject(nothing))
  })

  it('what is over, withdrawn or not begun is nobody’s', async () => {
    const recipient = await person(['askbetty_client'])
    const uuid = await broadcast('askbetty_client', 'for a while')
    const statusOf = async () => (await call(here.server, `GET /notifications/${uuid}`, recipient)).status
    expect(await statusOf()).toBe(200)
    await database.pool.query('update notifications set withdrawn_date = now() where uuid = $1', [uuid])
    expect(await statusOf()).toBe(404)
    await database.pool.query('update notifications set withdrawn_date = null where uuid = $1', [uuid])
    clock.set(new Date(clock.now().getTime() + 600 * minute))
    expect(await statusOf()).toBe(404)
    expect((await read(recipient, { uuid })).status).toBe(404)
  })
})

describe('A5.3 reading', () => {
  it('one lowers the count, twice changes nothing, and the person’s other pages are told', async () => {
    const recipient = await person(['virtualassistant'])
    await raise([recipient], 'one', 'two')
    const news = await broadcast('virtualassistant', 'news')
    const browser = await browsers.open(here, { token: recipient.token })
    const { notifications, unread } = await get(recipient, '/notifications?pagination.limit=100')
    const one = notifications.find(({ title }) => title === 'one')?.uuid ?? ''
    expect((await read(recipient, { uuid: one })).body).toEqual({ unread: unread - 1 })
    expect((await read(recipient, { uuid: one })).body).toEqual({ unread: unread - 1 })
    expect((await read(recipient, { uuid: news })).body).toEqual({ unread: unread - 2 })
    expect(await browser.hears('notifications_update')).toEqual({ uuid: one })
    expect((await get(recipient, `/notifications/${news}`)) as unknown as View).toMatchObject({
      read_at: clock.now().toISOString(),
    })
    expect(await titles(recipient, '/notifications/search?unread=true')).not.toContain('one')
    expect(await titles(recipient, '/notifications/search?unread=false')).toEqual(['news', 'one'])
  })

  it('all leaves nothing unread, and nobody else’s is touched', async () => {
    const recipient = await person()
    const other = await person()
    await raise([recipient, other], 'both')
    const before = (await get(other, '/notifications')).unread
    expect((await read(recipient, { all: true })).body).toEqual({ unread: 0 })
    expect((await get(other, '/notifications')).unread).toBe(before)
  })

  it('counts each reader of a broadcast once, fifty of them at the same time too', async () => {
    const readers = await Promise.all(Array.from({ length: 50 }, () => person(['client.beta'])))
    const uuid = await broadcast('client.beta', 'to many')
    await Promise.all(readers.flatMap((recipient) => [read(recipient, { uuid }), read(recipient, { all: true })]))
    const { rows } = await database.pool.query(
      `select sum(readers)::int as readers from notification_read_counts where notification_uuid = $1`,
      [uuid],
    )
    expect(rows).toEqual([{ readers: 50 }])
  })

  it.each([{}, { uuid: 'x' }, { all: false }, { uuid: absent, all: 1 }])('%j: 400 or 404, never more', async (body) => {
    expect([400, 404]).toContain((await read(await person(), body)).status)
  })
})

it('a list asks the database once: its page, its counts and where its reader stands are of one moment', async () => {
  const recipient = await person()
  await raise([recipient], 'one', 'two')
  await titles(recipient)
  expect((await roundTrips(() => get(recipient, '/notifications'))).statements).toHaveLength(1)
  expect((await roundTrips(() => get(recipient, '/notifications/search?search=one'))).statements).toHaveLength(1)
})

describe('A5.4 what was missed', () => {
  it('is what came since the list was loaded, whichever process raised it', async () => {
    const recipient = await person()
    await raise([recipient], 'before')
    const { offset } = await get(recipient, '/notifications')
    await raise([recipient], 'while away')
    await broadcast('client', 'news while away')
    const answer = await missed(recipient, offset)
    // What came before may come again too: a transaction of another database can be older than it.
    const titles = answer.notifications.map(({ title }) => title).filter((title) => title.endsWith('while away'))
    expect(titles).toEqual(['news while away', 'while away'])
    expect(answer.complete).toBe(true)
    // Again may come what is not older than the oldest transaction still open in this server, whatever its database.
    const missedSinceNow = async () => (await missed(recipient, (await missed(recipient)).offset)).notifications
    await expect.poll(missedSinceNow, { timeout: 30_000 }).toEqual([])
  })

  it('leaves nothing out of a transaction that began before and ended after the list was loaded', async () => {
    const recipient = await person()
    const slow = await database.kysely.startTransaction().execute()
    await notify(slow, {
      users: [recipient.uuid],
      at: clock.now(),
      type: 'message',
      title: 'slow',
      icon: 'info',
      priority: 1,
    })
    await raise([recipient], 'quick')
    const { offset, notifications } = await get(recipient, '/notifications/search')
    expect(notifications.map(({ title }) => title)).not.toContain('slow')
    await slow.commit().execute()
    expect((await missed(recipient, offset)).notifications.map(({ title }) => title)).toContain('slow')
  })

  it('says so when it was too much, or when the offset is none of this database’s', async () => {
    const recipient = await person()
    const { offset } = await missed(recipient)
    await database.pool.query(
      `insert into notifications (user_uuid, type, title, icon, priority, created_date, starts, published_date, published_in)
       select $1, 'message', 'n ' || n, 'info', 1, now(), now(), now(), pg_current_xact_id() from generate_series(1, 101) n`,
      [recipient.uuid],
    )
    const answer = await missed(recipient, offset)
    expect(answer.notifications).toHaveLength(100)
    expect(answer.complete).toBe(false)
    for (const strange of ['999999999999', 'x', '-1', '99999999999999999999', "1'", '']) {
      expect(await missed(recipient, encodeURIComponent(strange))).toMatchObject({ notifications: [], complete: false })
    }
  })

  it('arrives at an open browser at once, from another process', async () => {
    const recipient = await person()
    const browser = await browsers.open(there, { token: recipient.token })
    const took = await beyondBare(
      async () => {
        await raise([recipient], 'now')
        await browser.hears('notifications_updated')
      },
      () => database.pool.query('select 1'),
    )
    expect(took).toBeLessThan(1_000)
    expect(await titles(recipient, '/notifications/search?search=now')).toEqual(['now'])
  })
})

const statusFor = async (...permissions: Permission[]) =>
  (await call(here.server, 'GET /notifications', await person(permissions))).status

describe('the flag', () => {
  it('A2.8 while it is off only staff and the beta have notifications', async () => {
    await database.pool.query(`update configurations set value = '"disabled"' where name = 'featureFlag.notifications'`)
    try {
      await expect.poll(() => statusFor('client')).toBe(403)
      expect(await statusFor('virtualassistant')).toBe(403)
      expect(await statusFor('client', 'client.beta')).toBe(200)
      expect(await statusFor('virtualassistant', 'virtualassistant.beta')).toBe(200)
      expect(await statusFor('admin')).toBe(200)
    } finally {
      await database.pool.query(
        `update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`,
      )
    }
    await expect.poll(() => statusFor('client')).toBe(200)
  })
})

const french = (recipient: Viewer, path: string) =>
  call(here.server, `GET ${path as '/'}`, { token: recipient.token, language: 'fr-CA' })
const raiseBoth = (recipient: Viewer) =>
  database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      users: [recipient.uuid],
      at: clock.now(),
      type: 'review_request',
      ...inEachLanguage(() => ({ title: t.hasReply(), body: t.changeBrief({ project: 'Livres' }) })),
      icon: 'info',
      priority: 2,
    }),
  )

describe('38 what our code writes stands in both languages', () => {
  it('each reader reads their own, the same person too, and what people wrote stays as it is', async () => {
    await endBroadcasts()
    const recipient = await person()
    await raise([recipient], 'Written by hand')
    await raiseBoth(recipient)
    const inEnglish = ['Your review has a reply', 'Written by hand']
    expect(await titles(recipient, '/notifications')).toEqual(inEnglish)
    const { body } = await french(recipient, '/notifications')
    expect(body['notifications']).toMatchObject([
      {
        title: 'Votre évaluation a reçu une réponse',
        body: 'Pour «\u00a0Livres\u00a0». Vous pouvez la modifier en tout temps et l’envoyer de nouveau.',
      },
      { title: 'Written by hand', body: 'Written by hand, in full' },
    ])
    expect(await titles(recipient, '/notifications')).toEqual(inEnglish)
  })

  it('is found by words of either language', async () => {
    const recipient = await person()
    await raiseBoth(recipient)
    for (const words of ['has a reply', 'une réponse'])
      expect(await titles(recipient, `/notifications/search?search=${encodeURIComponent(words)}`)).toHaveLength(1)
  })

  it('says why someone got it in their language', async () => {
    const recipient = await person()
    const uuid = await broadcast('client', 'For all')
    const { body } = await french(recipient, `/notifications/full/${uuid}`)
    expect(body['reason']).toBe('Cette notification a été envoyée à toute la clientèle.')
    await endBroadcasts()
  })

  it('cuts a title that is too long, in each language by itself', () => {
    const long = inEachLanguage(() => ({ title: t.howIsIt({ name: 'x'.repeat(190) }) }))
    expect([long.title.length, long.title_fr.length]).toEqual([200, 200])
    const fits = inEachLanguage(() => ({
      title: t.howIsIt({ name: 'x'.repeat(200 - 'How’s it going with ?'.length) }),
    }))
    expect([fits.title.length, fits.title.endsWith('?')]).toEqual([200, true])
  })
})
