import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { roundTrips } from '../../testing/round-trips.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { getAdminHomeOperation } from './get-admin-home.ts'
import { getAssistantHomeOperation } from './get-assistant-home.ts'
import { getClientHomeOperation } from './get-client-home.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let maple: string
let client: { uuid: string; token: string }

async function person(permissions: readonly Permission[], clientUuid?: string) {
  const { uuid } = await addPerson(database, {
    permissions,
    ...(clientUuid !== undefined && { client_uuid: clientUuid }),
  })
  return { uuid, token: await addSession(database, clock, uuid) }
}

async function addDraft(name: string, seen: string, criteria: object, started: string | null = null): Promise<void> {
  await database.kysely
    .insertInto('projects')
    .values({
      client_uuid: maple,
      created_by: client.uuid,
      project_name: name,
      matching_criteria: JSON.stringify(matchingCriteria.parse(criteria)),
      start_date: started,
      ...(started !== null && { currency: 'cad' as const, invoice_day: 1, invoiced_until: started }),
      last_seen: new Date(seen),
      created_date: new Date(seen),
    })
    .execute()
}

const home = async (whose: string, token: string) => (await call(running.server, `GET /home/${whose}`, { token })).body

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ listener }) => [
    getClientHomeOperation({ database, listener }),
    getAssistantHomeOperation({ database, clock }),
    getAdminHomeOperation({ database, clock }),
  ])
  maple = await addClient(database, 'Maple Books')
  client = await person(['client'], maple)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('the first-run experience of a client', () => {
  it('begins with the company and no search', async () => {
    expect(await home('client', client.token)).toEqual({
      company: 'Maple Books',
      asked_about: [],
      drafts: [],
      drafts_count: 0,
      has_subscribed: false,
    })
  })

  it('shows the three searches seen last, with their roles and hours, and none that became a subscription', async () => {
    await addDraft('Oldest', '2026-11-01T10:00:00Z', {})
    await addDraft('Words', '2026-11-02T10:00:00Z', { keywords: { tools: ['Xero'], default: ['books'] } })
    await addDraft('More than can be chosen', '2026-11-03T10:00:00Z', {
      rids: [3],
      hours: [59],
      more_hours_rids: [3],
    })
    await addDraft('Ready', '2026-11-04T10:00:00Z', {
      step: 'candidates',
      rids: [3, 9],
      hours: [10, 20],
      cart: [
        { hours: 10, role_id: 3, assistant_id: 7 },
        { hours: 20, role_id: 9, assistant_id: 7 },
        { hours: 20, role_id: 9, assistant_id: -1 },
      ],
    })
    await addDraft('Subscribed', '2026-11-05T10:00:00Z', {}, '2026-11-05')
    const roles = await database.kysely.selectFrom('roles').select(['id', 'value']).where('id', 'in', [3, 9]).execute()
    const named = new Map(roles.map(({ id, value }) => [id, value]))
    const view = await vi.waitFor(async () => {
      const found = await home('client', client.token)
      expect(found['drafts_count']).toBe(4)
      return found
    })
    expect(view['has_subscribed']).toBe(true)
    expect(view['drafts']).toMatchObject([
      { project_name: 'Ready', step: 'candidates', roles: [named.get(3), named.get(9)], hours: 30, candidates: 1 },
      { project_name: 'More than can be chosen', hours: null, candidates: 0 },
      { project_name: 'Words', keywords: ['Xero', 'books'], roles: [], hours: null },
    ])
  })

  it('shows nobody the searches of another company', async () => {
    const other = await person(['client'], await addClient(database, 'Birch Foods'))
    expect(await home('client', other.token)).toMatchObject({
      company: 'Birch Foods',
      drafts: [],
      has_subscribed: false,
    })
  })
})

describe('the first-run experience of an assistant', () => {
  it('is their own profile, in any state, or none yet', async () => {
    const assistant = await person(['virtualassistant'])
    expect(await home('virtualassistant', assistant.token)).toEqual({ profile: null, work: null })
    await addAssistant(database, {
      user_uuid: assistant.uuid,
      state: 'paused',
      role_ids: [3],
      monthly_hours_committed: 15,
    })
    const view = await home('virtualassistant', assistant.token)
    expect(view['profile']).toMatchObject({
      state: 'paused',
      display_name: 'Maya R.',
      available_hours_per_month: 40,
      monthly_hours_committed: 15,
      va_rating: null,
      feedback_count: 0,
    })
    expect(view['work']).toMatchObject({ today_seconds: 0, week_seconds: 0, tasks_due: 0, asked_about: 0 })
  })
})

describe('the first-run experience of staff', () => {
  it('counts what this person may see and leaves the rest out', async () => {
    const bare = await person(['admin'])
    expect(await home('admin', bare.token)).toEqual({
      invitations: null,
      money: null,
      mails_given_up: null,
      alerts: null,
      assistants: null,
      clients: null,
      drafts: null,
      users: null,
      unknown_words: null,
    })
    const matching = await person(['admin', 'admin_project.view'])
    expect(await home('admin', matching.token)).toMatchObject({ drafts: { count: 4, new_this_week: 0 }, clients: null })
  })

  it('counts this week by the clock, and the words nobody understood', async () => {
    await database.kysely
      .insertInto('unknown_words')
      .values([
        { word: 'zapier zaps', times_entered: 3 },
        { word: 'notary', times_entered: 9 },
      ])
      .execute()
    clock.set(new Date('2026-11-10T09:00:00Z'))
    const everything = await person(['super_admin'])
    expect(await home('admin', everything.token)).toMatchObject({
      assistants: [{ state: 'paused', count: 1 }],
      clients: { count: 2 },
      drafts: { count: 4, new_this_week: 2 },
      unknown_words: {
        count: 2,
        words: [
          { word: 'notary', times_entered: 9 },
          { word: 'zapier zaps', times_entered: 3 },
        ],
      },
    })
  })
})

describe('the week of an assistant', () => {
  it('A6.9 tells of the time since Monday on their own clock, and of what waits for them', async () => {
    clock.set(new Date('2026-11-20T15:00:00Z'))
    const assistant = await person(['virtualassistant'])
    const { uuid } = await addAssistant(database, { user_uuid: assistant.uuid, timezone: 'America/Vancouver' })
    const client_uuid = await addClient(database, 'Maple Books')
    await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
    const at = new Date('2026-10-01T15:00:00Z')
    const about = { client_uuid, created_by: assistant.uuid, start_date: '2026-10-01', at, assistant_uuid: uuid }
    const { uuid: project } = await addSubscription(database, about)
    await addTimeEntry(database, project, { task_date: '2026-11-20', seconds: 100 })
    await addTimeEntry(database, project, { task_date: '2026-11-16', seconds: 20, status: 'queried' })
    await addTimeEntry(database, project, { task_date: '2026-11-15', seconds: 7 })
    await addTimeEntry(database, project, {
      task_date: '2026-11-20',
      seconds: 5,
      status: 'unconfirmed',
      source: 'timer',
    })
    expect((await home('virtualassistant', assistant.token))['work']).toEqual({
      today: '2026-11-20',
      today_seconds: 100,
      week_seconds: 120,
      tasks_due: 0,
      asked_about: 1,
    })
  })
})

const seen = () => home('client', client.token)

describe('a client’s home, read once until it changes', () => {
  it('asks the database once, and nothing again', async () => {
    const fresh = await person(['client'], await addClient(database, 'Read once'))
    // Who they are is known then.
    await home('virtualassistant', fresh.token)
    const first = await roundTrips(() => home('client', fresh.token))
    expect(first.statements).toHaveLength(1)
    const again = await roundTrips(() => home('client', fresh.token))
    expect(again.statements).toEqual([])
  })

  it.each([
    [
      'their company',
      `update clients set company = 'Maple Books and Maps' where uuid = $1`,
      { company: 'Maple Books and Maps' },
    ],
    [
      'the name of a search',
      `update projects set project_name = 'Renamed' where client_uuid = $1 and project_name = 'Ready'`,
      { drafts: [{ project_name: 'Renamed' }, {}, {}] },
    ],
    [
      'a search that is removed',
      `update projects set removed_date = now() where client_uuid = $1 and project_name = 'Oldest'`,
      { drafts_count: 3 },
    ],
    [
      'whom they are asked about',
      `insert into feedback_requests (project_uuid, subject_uuid, occasion, due_date, asked_date)
       select projects.uuid, assistants.uuid, 'day_14', current_date, now() from projects, assistants
       where client_uuid = $1 and start_date is not null limit 1`,
      { asked_about: ['Maya R.'] },
    ],
    [
      'that they aren’t asked any more',
      `update feedback_requests set closed_date = now() from projects where projects.uuid = project_uuid and client_uuid = $1`,
      { asked_about: [] },
    ],
    [
      'the name of a role that they search',
      `update roles set value = 'Keeper of books' where id = 3 and $1::uuid is not null`,
      { drafts: [{ roles: ['Keeper of books', expect.any(String)] }, {}, {}] },
    ],
  ])('shows what another process changes as soon as that is announced: %s', async (_what, statement, after) => {
    await seen()
    await database.pool.query(statement, [maple])
    await vi.waitFor(async () => expect(await seen()).toMatchObject(after))
  })

  it('shows the people of a pool by their present names', async () => {
    const { id } = await addAssistant(database, { display_name: 'Ann' })
    await addDraft('Pool', '2026-11-09T10:00:00Z', {
      rids: [3],
      hours: [10],
      cart: [{ hours: 10, role_id: 3, assistant_id: id }],
    })
    await vi.waitFor(async () =>
      expect(await seen()).toMatchObject({ drafts: [{ people: [{ display_name: 'Ann' }] }, {}, {}] }),
    )
    await database.pool.query(`update assistants set display_name = 'Anna' where id = $1`, [id])
    await vi.waitFor(async () =>
      expect(await seen()).toMatchObject({ drafts: [{ people: [{ display_name: 'Anna' }] }, {}, {}] }),
    )
  })
})
