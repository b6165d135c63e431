import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addFile } from '../../testing/rows/add-file.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { viewerOfPeopleDocuments } from './people-documents.ts'
import { peopleOperations } from '../people.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let staff: { uuid: string; token: string; name: string }
let other: { uuid: string; token: string; name: string }
let assistant: string
let client: string

async function signIn(permissions: readonly Permission[]) {
  const { uuid, full_name } = await addPerson(database, { permissions })
  return { uuid, token: await addSession(database, clock, uuid), name: full_name }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(peopleOperations({ database, clock })))
  staff = await signIn([
    'admin',
    'admin_virtualassistant.view',
    'admin_virtualassistant.edit',
    'admin_client.view',
    'admin_client.edit',
  ])
  other = await signIn(['admin', 'admin_client.view', 'admin_client.edit'])
  assistant = (await addAssistant(database, {})).uuid
  client = await addClient(database, 'Maple Books')
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, body?: object, token = staff.token) =>
  call(running.server, line, { token, body })

const relationships = () => `/people/client/${client}/relationships` as const

describe('E1 notes', () => {
  it.each([
    ['assistant', () => assistant],
    ['client', () => client],
  ] as const)('of %s are kept, newest first, changed and removed by whoever wrote them', async (kind, uuidOf) => {
    const path = `/people/${kind}/${uuidOf()}/notes` as const
    const first = await request(`POST ${path}`, { body: 'Prefers the phone' })
    clock.set(new Date(clock.now().getTime() + 60_000))
    await request(`POST ${path}`, { body: 'On holiday in May' })
    const saved = await request(`PUT ${path}/${String(first.body['uuid'])}`, { version: 1, body: 'Prefers mail' })
    expect(saved.body).toMatchObject({ body: 'Prefers mail', version: 2, author_name: staff.name })
    const listed = await request(`GET ${path}`)
    expect(listed.body).toMatchObject({ count: 2, notes: [{ body: 'On holiday in May' }, { body: 'Prefers mail' }] })
    await request(`DELETE ${path}/${String(first.body['uuid'])}`)
    expect((await request(`GET ${path}`)).body).toMatchObject({ count: 1 })
    expect((await request(`PUT ${path}/${String(first.body['uuid'])}`, { version: 2, body: 'Late' })).status).toBe(404)
  })

  it('of someone else can’t be changed, nor over a change in another window', async () => {
    const path = `/people/client/${client}/notes` as const
    const { body } = await request(`POST ${path}`, { body: 'Mine' })
    const one = `${path}/${String(body['uuid'])}` as const
    expect((await request(`PUT ${one}`, { version: 1, body: 'Theirs' }, other.token)).body['code']).toBe('not_author')
    expect((await request(`DELETE ${one}`, undefined, other.token)).status).toBe(403)
    expect((await request(`PUT ${one}`, { version: 5, body: 'Stale' })).body['code']).toBe('stale_version')
    // By the address of someone else it isn't there.
    expect((await request(`DELETE /people/assistant/${assistant}/notes/${String(body['uuid'])}`)).status).toBe(404)
  })

  it('of assistants are closed to who looks after clients alone', async () => {
    expect((await request(`GET /people/assistant/${assistant}/notes`, undefined, other.token)).status).toBe(403)
    expect((await request(`GET /people/client/${client}/notes`, undefined, other.token)).status).toBe(200)
  })
})

describe('E1 documents', () => {
  it('are read by who looks after them, and by nobody once they are removed', async () => {
    const path = `/people/assistant/${assistant}/documents` as const
    const file = await addFile(database, staff.uuid, { name: 'contract.txt', at: clock.now() })
    await request(`POST ${path}`, { files: [file] })
    expect((await request(`GET ${path}`)).body).toMatchObject({
      count: 1,
      documents: [{ uuid: file, name: 'contract.txt', added_by_name: staff.name }],
    })
    const reads = viewerOfPeopleDocuments({ database })
    const session = (permissions: Permission[]) => ({ permissions }) as unknown as Parameters<typeof reads>[0]
    expect(await reads(session(['admin', 'admin_virtualassistant.view']), file)).toBe(true)
    expect(await reads(session(['admin', 'admin_client.view']), file)).toBe(false)
    expect(await reads(session(['virtualassistant']), file)).toBe(false)
    expect((await request(`DELETE /people/client/${client}/documents/${file}`)).status).toBe(404)
    await request(`DELETE ${path}/${file}`)
    expect((await request(`GET ${path}`)).body).toMatchObject({ count: 0 })
    expect(await reads(session(['super_admin']), file)).toBe(false)
  })

  it('are one’s own files, each of one person', async () => {
    const theirs = await addFile(database, other.uuid, { at: clock.now() })
    expect((await request(`POST /people/client/${client}/documents`, { files: [theirs] })).status).toBe(400)
  })
})

describe('E1.1 relationships', () => {
  it('name who of staff looks after a client, one of each role, with the source', async () => {
    await request(`PUT ${relationships()}/csm`, { user_uuid: staff.uuid, source: 'sales' })
    const changed = await request(`PUT ${relationships()}/csm`, { user_uuid: other.uuid, source: 'csm' })
    expect(changed.body['relationships']).toMatchObject([{ role: 'csm', full_name: other.name, source: 'csm' }])
    await request(`PUT ${relationships()}/csm`, { user_uuid: null })
    expect((await request(`GET ${relationships()}`)).body).toEqual({ relationships: [] })
  })

  it('are with staff alone', async () => {
    const { uuid } = await addPerson(database, { permissions: ['client'] })
    const rejected = await request(`PUT ${relationships()}/sales`, { user_uuid: uuid })
    expect(rejected.body).toMatchObject({ code: 'invalid', fields: { user_uuid: expect.any(String) } })
    const found = (await request(`GET /people/staff?search=${encodeURIComponent(staff.name)}`)).body['staff']
    expect(found).toContainEqual({ uuid: staff.uuid, full_name: staff.name })
  })
})

it('E1 the history tells every change, newest first, by whom', async () => {
  const one = await addClient(database, 'Birch Foods')
  await request(`PUT /people/client/${one}/relationships/csm`, { user_uuid: other.uuid })
  const { body: note } = await request(`POST /people/client/${one}/notes`, { body: 'Careful with prices' })
  await request(`DELETE /people/client/${one}/notes/${String(note['uuid'])}`)
  const { body } = await request(`GET /people/client/${one}/history`)
  expect(body).toMatchObject({
    count: 3,
    entries: [
      { action: 'client.note_removed', details: { body: 'Careful with prices' }, actor_name: staff.name },
      { action: 'client.note_added' },
      { action: 'client.relationship_changed', details: { csm: { before: null, after: other.name } } },
    ],
  })
})
