import type { Permission } from '@talentplace/contract/shared/permission'
import { maxViews } from '@talentplace/contract/desk/views/view.routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { whileChanging } from '../../testing/while-changing.ts'
import { viewsOperations } from '../views.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const utms = 'attribution.listUtms'
const made = { filters: { origin: 'made' }, sorting: [{ by: 'signups', descending: true }], itemsPerPage: 25 } as const

interface Staff {
  readonly uuid: string
  readonly token: string
  readonly name: string
}

let database: TestDatabase
let running: OperationsServer
let ann: Staff
let ben: Staff
let support: Staff
let boss: Staff
let names = 0

async function signIn(...permissions: Permission[]): Promise<Staff> {
  const { uuid, full_name } = await addPerson(database, { permissions })
  return { uuid, token: await addSession(database, clock, uuid), name: full_name }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(viewsOperations({ database, clock })))
  ann = await signIn('admin', 'admin_utm.view')
  ben = await signIn('admin', 'admin_utm.view')
  support = await signIn('admin', 'admin_client.view')
  boss = await signIn('super_admin')
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (who: Staff, line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, body?: object) =>
  call(running.server, line, { token: who.token, body })

const newName = () => `View ${(names += 1)}`

async function save(who: Staff, more: object = {}) {
  const words = { list: utms, name: newName(), shared: false, query: made, ...more }
  return (await request(who, 'POST /views', words)).body as { uuid: string; name: string; version: number }
}

async function seenBy(who: Staff, list = utms) {
  const { body } = await request(who, `GET /views?list=${list}`)
  return body['views'] as { uuid: string; name: string; query: unknown; mine: boolean }[]
}

const change = (who: Staff, uuid: string, more: object) =>
  request(who, `PUT /views/${uuid}`, { version: 1, name: newName(), shared: false, query: made, ...more })

const auditOf = async (uuid: string) =>
  database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('entity', '=', `view:${uuid}`)
    .orderBy('uuid')
    .execute()

describe('a view', () => {
  it('keeps what is chosen in a list, for whoever saved it alone', async () => {
    const { uuid, name } = await save(ann)
    expect(await seenBy(ann)).toContainEqual(expect.objectContaining({ uuid, name, query: made, mine: true }))
    expect((await seenBy(ben)).map((view) => view.uuid)).not.toContain(uuid)
    expect((await change(ben, uuid, {})).status).toBe(404)
    expect((await request(ben, `DELETE /views/${uuid}`)).status).toBe(404)
    expect((await request(boss, `DELETE /views/${uuid}`)).status).toBe(404)
  })

  it('that is shared is seen by others who may open the list, and changed by whoever saved it', async () => {
    const { uuid, name } = await save(ann, { shared: true })
    const seen = (await seenBy(ben)).find((view) => view.uuid === uuid)
    expect(seen).toMatchObject({ name, mine: false, removable: false, owner: { full_name: ann.name } })
    expect((await change(ben, uuid, { shared: true })).body).toMatchObject({ code: 'not_owner' })
    expect((await request(ben, `DELETE /views/${uuid}`)).body).toMatchObject({ code: 'not_owner' })
    const privately = await change(ann, uuid, { shared: false })
    expect(privately.body).toMatchObject({ shared: false, version: 2 })
    expect((await seenBy(ben)).map((view) => view.uuid)).not.toContain(uuid)
  })

  it('is neither seen nor counted by who may not open its list', async () => {
    const { uuid } = await save(ann, { shared: true })
    expect((await request(support, `GET /views?list=${utms}`)).body).toEqual({
      code: 'forbidden',
      message: expect.any(String),
    })
    expect((await request(support, 'POST /views', { list: utms, name: 'X', shared: false, query: made })).status).toBe(
      403,
    )
    expect((await change(support, uuid, {})).status).toBe(404)
    expect((await request(support, `DELETE /views/${uuid}`)).status).toBe(404)
    expect(await seenBy(support, 'clients.searchClients')).toEqual([])
  })

  it('of someone who lost the permission for its list is out of reach', async () => {
    const removed = await signIn('admin', 'admin_utm.view')
    const { uuid } = await save(removed)
    const later = await addPerson(database, { permissions: ['admin'] })
    await database.kysely.updateTable('saved_views').set({ owner_uuid: later.uuid }).where('uuid', '=', uuid).execute()
    const owner = { ...later, token: await addSession(database, clock, later.uuid), name: later.full_name }
    expect((await change(owner, uuid, {})).status).toBe(404)
  })

  it('that someone shared and left can be deleted by a super administrator', async () => {
    const { uuid } = await save(ann, { shared: true })
    expect((await change(boss, uuid, { shared: true })).status).toBe(403)
    expect((await request(boss, `DELETE /views/${uuid}`)).status).toBe(200)
    expect((await seenBy(ann)).map((view) => view.uuid)).not.toContain(uuid)
  })

  it('of one list isn’t one of another that reads the same', async () => {
    const { uuid } = await save(boss, {
      list: 'assistants.searchVirtualAssistants:lost',
      query: { ...made, filters: {}, sorting: [] },
    })
    expect((await seenBy(boss, 'assistants.searchVirtualAssistants:lost')).map((view) => view.uuid)).toEqual([uuid])
    expect(await seenBy(boss, 'assistants.searchVirtualAssistants')).toEqual([])
  })
})

describe('the name of a view', () => {
  it('is one’s own for a list, in capitals or not', async () => {
    const { name } = await save(ann)
    const again = await request(ann, 'POST /views', {
      list: utms,
      name: name.toUpperCase(),
      shared: false,
      query: made,
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'name_taken', fields: { name: expect.any(String) } } })
    const { uuid } = await save(ann)
    expect((await change(ann, uuid, { name })).body).toMatchObject({ code: 'name_taken' })
    expect((await request(ben, 'POST /views', { list: utms, name, shared: true, query: made })).status).toBe(200)
  })

  it.each([
    ['', 'Required'],
    ['  ', 'Required'],
    ['x'.repeat(61), 'Use at most 60 characters'],
    ['\u200B\n', 'Required'],
  ])('%j is told at its field', async (name, message) => {
    const { status, body } = await request(ann, 'POST /views', { list: utms, name, shared: false, query: made })
    expect(status).toBe(400)
    expect((body['fields'] as { name: string }).name).toMatch(message)
  })
})

describe('what a view keeps', () => {
  it.each([
    ['a filter the list doesn’t have', { ...made, filters: { password: 'x' } }],
    ['one by the name of an object’s own', { ...made, filters: { constructor: 'x' } }],
    ['a page', { ...made, filters: { pagination: 'x' } }],
    ['a value that a filter doesn’t take', { ...made, filters: { origin: 'nowhere' } }],
    ['a switch where there is none', { ...made, filters: { origin: true } }],
    ['a column the list can’t be sorted by', { ...made, sorting: [{ by: 'uuid', descending: false }] }],
    ['another number of rows', { ...made, itemsPerPage: 7 }],
    ['NUL', { ...made, filters: { searchQuery: 'a\u0000b' } }],
    ['a text as long as a book', { ...made, filters: { searchQuery: 'x'.repeat(201) } }],
  ])('is refused with %s', async (_what, query) => {
    const { status, body } = await request(ann, 'POST /views', { list: utms, name: newName(), shared: false, query })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  it.each([
    ['nothing.listNothing'],
    ['attribution.createUtm'],
    ['attribution.getUtm'],
    ['x'],
    ['attribution.listUtms:else'],
    ['constructor.constructor'],
  ])('is of a list: %s is none', async (list) => {
    expect((await request(boss, `GET /views?list=${list}`)).status).toBe(400)
    const sent = { list, name: newName(), shared: false, query: made }
    expect((await request(boss, 'POST /views', sent)).status).toBe(400)
  })

  it('is read without what the list no longer takes, and the rest stays', async () => {
    const { uuid } = await save(ann)
    const outdated = {
      filters: { origin: 'made', colour: 'red', searchQuery: 'spring' },
      sorting: [{ by: 'colour', descending: false }, ...made.sorting],
      itemsPerPage: 25,
    }
    await database.kysely
      .updateTable('saved_views')
      .set({ query: JSON.stringify(outdated) })
      .where('uuid', '=', uuid)
      .execute()
    expect((await seenBy(ann)).find((view) => view.uuid === uuid)?.query).toEqual({
      ...made,
      filters: { origin: 'made', searchQuery: 'spring' },
    })
  })
})

describe('two at once', () => {
  it('the second to save is told, and writes over nothing', async () => {
    const { uuid } = await save(ann)
    expect((await change(ann, uuid, { name: 'First' })).body).toMatchObject({ name: 'First', version: 2 })
    expect((await change(ann, uuid, { name: 'Second' })).body).toMatchObject({ code: 'stale_version' })
    expect((await request(ann, `DELETE /views/${uuid}`)).status).toBe(200)
    expect((await change(ann, uuid, { version: 2 })).status).toBe(404)
    expect((await request(ann, `DELETE /views/${uuid}`)).status).toBe(404)
  })

  it('a list has so many views of one person and so many shared ones, also when the last are saved together', async () => {
    const many = await signIn('admin', 'admin_alert.view')
    const other = await signIn('admin', 'admin_alert.view')
    const list = 'operations.listAlerts'
    const query = { filters: {}, sorting: [], itemsPerPage: 10 }
    const row = (shared: boolean) => ({ list, owner_uuid: many.uuid, query: JSON.stringify(query), shared })
    const at = { created_date: clock.now(), changed_date: clock.now() }
    await database.kysely
      .insertInto('saved_views')
      .values(Array.from({ length: maxViews - 1 }, (_, n) => ({ ...row(true), ...at, name: `Shared ${n}` })))
      .execute()
    const sent = (name: string, shared: boolean) => ({ list, name, shared, query })
    const lastOne = [
      `with turn as (select pg_advisory_xact_lock(hashtextextended('views ' || $1, 0)))
       insert into saved_views (list, owner_uuid, query, name, created_date, changed_date)
       select $1, $2, $3, 'Last of mine', $4, $4 from turn`,
      [list, many.uuid, JSON.stringify(query), clock.now()],
    ] satisfies [string, unknown[]]
    const beyond = await whileChanging(database, lastOne, () => request(many, 'POST /views', sent('Beyond', false)))
    expect(beyond).toMatchObject({ status: 409, body: { code: 'too_many_views' } })

    expect((await request(other, 'POST /views', sent('Last', true))).status).toBe(200)
    expect((await request(other, 'POST /views', sent('Beyond', true))).body).toMatchObject({ code: 'too_many_views' })
    const mine = (await request(other, 'POST /views', sent('Mine', false))).body as { uuid: string }
    expect((await change(other, mine.uuid, { query, shared: true })).body).toMatchObject({ code: 'too_many_views' })
  })
})

it('the audit tells what was shared, changed, made private and removed, and nothing of private views', async () => {
  const { uuid } = await save(ann)
  await change(ann, uuid, { name: 'Mine' })
  expect(await auditOf(uuid)).toEqual([])
  await change(ann, uuid, { version: 2, name: 'Ours', shared: true })
  await change(ann, uuid, { version: 3, name: 'Ours too', shared: true })
  await change(ann, uuid, { version: 4, name: 'Ours too', shared: false })
  const { uuid: shared } = await save(ann, { shared: true })
  await request(ann, `DELETE /views/${shared}`)
  expect(await auditOf(uuid)).toMatchObject([
    { action: 'view.shared' },
    { action: 'view.changed', details: { name: { before: 'Ours', after: 'Ours too' } } },
    { action: 'view.made_private' },
  ])
  expect((await auditOf(uuid))[1]?.details).not.toHaveProperty('query')
  expect(await auditOf(shared)).toMatchObject([{ action: 'view.shared' }, { action: 'view.removed' }])
})
