import type { MergePreview } from '@talentplace/contract/talent/people-merges/merge.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getVirtualAssistantOperation } from '../assistants/get-virtual-assistant.ts'
import { getClientRecordOperation } from '../../accounts/clients/get-client-record.ts'
import { searchClientsOperation } from '../../accounts/clients/search-clients.ts'
import { listPeopleHistoryOperation } from '../people/list-people-history.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addCandidateRow, addOpenRole } from '../../testing/rows/add-open-role.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { peopleMergesOperations } from '../people-merges.operations.ts'

const at = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(at)

let database: TestDatabase
let running: OperationsServer
let staff: string
let staffUuid: string

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) => [
    ...Object.values(peopleMergesOperations(deps)),
    searchClientsOperation(deps),
    getClientRecordOperation(deps),
    getVirtualAssistantOperation(deps),
    listPeopleHistoryOperation(deps),
  ])
  const person = await addPerson(database, {
    permissions: [
      'admin',
      'admin_client.view',
      'admin_client.edit',
      'admin_virtualassistant.view',
      'admin_virtualassistant.edit',
    ],
  })
  staffUuid = person.uuid
  staff = await addSession(database, clock, staffUuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

interface Two {
  readonly kind: 'client' | 'assistant'
  readonly goes: string
  readonly stays: string
}

const pathOf = ({ kind, goes, stays }: Two) => `/people/${kind}/${goes}/merge/${stays}` as const

async function preview(two: Two): Promise<MergePreview> {
  const { body } = await call(running.server, `GET ${pathOf(two)}`, { token: staff })
  return body as unknown as MergePreview
}
function merge(two: Two, body: object = {}) {
  const sent = { version: 1, into_version: 1, reason: 'The same company', ...body }
  return call(running.server, `POST ${pathOf(two)}`, { token: staff, body: sent })
}

async function twoClients(): Promise<Two> {
  return {
    kind: 'client',
    goes: await addClient(database, 'Maple Bks'),
    stays: await addClient(database, 'Maple Books'),
  }
}
async function twoAssistants(about: { goes?: object; stays?: object } = {}): Promise<Two> {
  const goes = await addAssistant(database, { display_name: 'Maya R', ...about.goes })
  const stays = await addAssistant(database, { display_name: 'Maya R.', ...about.stays })
  return { kind: 'assistant', goes: goes.uuid, stays: stays.uuid }
}
const contactOf = (client_uuid: string, is_primary_contact = false) =>
  addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact })

async function draftOf(client_uuid: string, created_by: string, draft_key: string | null = null): Promise<string> {
  const { uuid } = await database.kysely
    .insertInto('projects')
    .values({ client_uuid, created_by, project_name: 'Bookkeeper', matching_criteria: '{}', draft_key })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
/** Someone in a talent pool. */
const chosen = (assistant_id: number, role_id: number) => ({ assistant_id, role_id, hours: 10, known_as: 'Maya R' })

async function noteOf(owner: object): Promise<string> {
  const { uuid } = await database.kysely
    .insertInto('people_notes')
    .values({ ...owner, body: 'Calm', written_by: staffUuid, created_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
async function lookedAfter(owner: object, role: 'csm' | 'vsm' | 'sales', user_uuid: string): Promise<void> {
  await database.kysely
    .insertInto('people_relationships')
    .values({ ...owner, role, user_uuid, source: 'talent_team', since: at })
    .execute()
}

async function count(table: string, where: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table} where ${where}`, values)
  return (rows[0] as { n: number }).n
}

test('E1 what of a client that is there twice would move, and what would not, is shown in words', async () => {
  const two = await twoClients()
  const person = await contactOf(two.goes, true)
  await contactOf(two.goes)
  await draftOf(two.goes, person.uuid)
  await lookedAfter({ client_uuid: two.goes }, 'csm', staffUuid)
  await lookedAfter({ client_uuid: two.stays }, 'csm', staffUuid)
  await database.pool.query(`update clients set city = 'Toronto', legal_name = 'Maple Inc.' where uuid = $1`, [
    two.goes,
  ])
  expect(await preview(two)).toEqual({
    goes: { uuid: two.goes, name: 'Maple Bks', version: 1 },
    stays: { uuid: two.stays, name: 'Maple Books', version: 1 },
    moves: ['2 contacts', '1 draft'],
    lost: ['Company details: legal name, city', '1 person who looks after them: Maple Books keeps their own'],
    refused: null,
  })
})

test('E1 contacts, drafts, notes and who looks after them move; the one that stays keeps its own', async () => {
  const two = await twoClients()
  const other = await addPerson(database, { permissions: ['admin'] })
  const [retained, moved] = [await contactOf(two.stays, true), await contactOf(two.goes, true)]
  const key = '01940000-0000-7000-8000-00000000000a'
  const drafts = [await draftOf(two.stays, retained.uuid, key), await draftOf(two.goes, moved.uuid, key)]
  await noteOf({ client_uuid: two.goes })
  await lookedAfter({ client_uuid: two.goes }, 'csm', other.uuid)
  await lookedAfter({ client_uuid: two.goes }, 'sales', other.uuid)
  await lookedAfter({ client_uuid: two.stays }, 'csm', staffUuid)
  expect(await merge(two)).toMatchObject({ status: 200, body: { uuid: two.stays, name: 'Maple Books' } })
  expect(await count('clients', 'uuid = $1', two.goes)).toBe(0)
  expect(await count('projects', 'client_uuid = $1 and uuid = any($2)', two.stays, drafts)).toBe(2)
  expect(await count('people_notes', 'client_uuid = $1', two.stays)).toBe(1)
  const primary = await count(
    'users',
    'client_uuid = $1 and is_primary_contact and uuid = $2',
    two.stays,
    retained.uuid,
  )
  expect([primary, await count('users', 'client_uuid = $1', two.stays)]).toEqual([1, 2])
  const locked = await database.kysely
    .selectFrom('people_relationships')
    .select(['role', 'user_uuid'])
    .where('client_uuid', '=', two.stays)
    .orderBy('role')
    .execute()
  expect(locked).toEqual([
    { role: 'csm', user_uuid: staffUuid },
    { role: 'sales', user_uuid: other.uuid },
  ])
})

test('E1 the primary contact comes along where the one that stays has none', async () => {
  const two = await twoClients()
  const moved = await contactOf(two.goes, true)
  await merge(two)
  expect(await count('users', 'uuid = $1 and is_primary_contact', moved.uuid)).toBe(1)
})

test('E1 people who move are of the other company with their very next call', async () => {
  const two = await twoClients()
  const { uuid } = await contactOf(two.goes)
  const token = await addSession(database, clock, uuid)
  expect((await running.sessions.find(token))?.client_uuid).toBe(two.goes)
  await merge(two)
  expect((await running.sessions.find(token))?.client_uuid).toBe(two.stays)
})

test('E1 staff who check out in the place of the one that goes are out of it', async () => {
  const two = await twoClients()
  const { uuid } = await contactOf(two.goes)
  const token = await addSession(database, clock, uuid, {
    impersonator_uuid: staffUuid,
    impersonated_client_uuid: two.goes,
  })
  await merge(two)
  expect(await running.sessions.find(token)).toBeNull()
})

test('E1 one with a subscription isn’t merged away, and is told to be the one that stays', async () => {
  const two = await twoClients()
  const { uuid: created_by } = await contactOf(two.goes)
  await addSubscription(database, { client_uuid: two.goes, created_by, start_date: '2026-11-02', at })
  const message = 'Maple Bks has one payment, one invoice and one subscription. Merge Maple Books into it instead.'
  expect((await preview(two)).refused).toBe(message)
  expect(await merge(two)).toMatchObject({ status: 409, body: { code: 'has_history', message } })
  expect(await count('users', 'client_uuid = $1', two.goes)).toBe(1)
  expect(await merge({ ...two, goes: two.stays, stays: two.goes })).toMatchObject({ status: 200 })
})

test('E1 two with money of their own stay two', async () => {
  const two = await twoClients()
  for (const client_uuid of [two.goes, two.stays]) {
    const { uuid: created_by } = await contactOf(client_uuid)
    await addSubscription(database, { client_uuid, created_by, start_date: '2026-11-02', at, paid: false })
  }
  expect((await preview(two)).refused).toBe(
    'Maple Bks has one invoice and one subscription, and Maple Books has one invoice and one subscription. Two with money or work of their own can’t be merged.',
  )
})

test('E1 what was changed since the preview is looked at again first', async () => {
  const two = await twoClients()
  await database.pool.query('update clients set version = 2 where uuid = $1', [two.stays])
  expect(await merge(two)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  expect(await merge(two, { into_version: 2 })).toMatchObject({ status: 200 })
})

test('E1 nobody is merged into themselves, into nobody, or without a reason', async () => {
  const two = await twoClients()
  expect(await merge({ ...two, stays: two.goes })).toMatchObject({
    status: 400,
    body: { fields: { into: 'Choose someone else' } },
  })
  expect((await merge({ ...two, stays: staffUuid })).status).toBe(404)
  expect((await merge({ ...two, goes: staffUuid })).status).toBe(404)
  expect(await merge(two, { reason: ' ' })).toMatchObject({ status: 400, body: { fields: { reason: 'Required' } } })
})

test('E1 who may change assistants alone merges no clients, and sees no preview of it', async () => {
  const two = await twoClients()
  const token = await tokenOf(['admin', 'admin_virtualassistant.edit', 'admin_client.view'])
  const body = { version: 1, into_version: 1, reason: 'Twice' }
  expect((await call(running.server, `GET ${pathOf(two)}`, { token })).status).toBe(403)
  expect((await call(running.server, `POST ${pathOf(two)}`, { token, body })).status).toBe(403)
})

test('E1 the old address leads to the one that stays, also after that one is merged; no list has it', async () => {
  const two = await twoClients()
  const third = await addClient(database, 'Maple Group')
  await merge(two)
  await merge({ ...two, goes: two.stays, stays: third })
  const { body } = await call(running.server, `GET /client/${two.goes}/record`, { token: staff })
  expect(body).toMatchObject({ uuid: third, company: 'Maple Group' })
  const found = await call(running.server, 'GET /client/text-search?search=Group', { token: staff })
  expect(found.body).toMatchObject({ count: 1 })
  const removed = await call(running.server, 'GET /client/text-search?searchType=Archived', { token: staff })
  expect(removed.body).toMatchObject({ count: 0 })
})

test('E1 the history of the one that stays has the merge, and what was done to the other one', async () => {
  const two = await twoClients()
  await database.pool.query(`update clients set legal_name = 'Maple Inc.' where uuid = $1`, [two.goes])
  await contactOf(two.goes)
  await merge(two)
  const { body } = await call(running.server, `GET /people/client/${two.stays}/history`, { token: staff })
  expect(body['entries']).toMatchObject([
    { action: 'client.merged_away', details: { name: 'Maple Bks', into: 'Maple Books', legal_name: 'Maple Inc.' } },
    { action: 'client.merged', reason: 'The same company', details: { merged: 'Maple Bks', moved: ['1 contact'] } },
  ])
})

test('E1 invitations and candidacies of an assistant move; where the other one has the same, that one stays', async () => {
  const two = await twoAssistants()
  const client_uuid = await addClient(database, 'Birch Foods')
  const { uuid: created_by } = await contactOf(client_uuid)
  const [first, second] = [
    await addOpenRole(database, { client_uuid, created_by }),
    await addOpenRole(database, { client_uuid, created_by }),
  ]
  await addCandidateRow(database, first, { virtualassistant_uuid: two.goes, stage: 'interested' })
  await addCandidateRow(database, second, { virtualassistant_uuid: two.goes })
  await addCandidateRow(database, second, { virtualassistant_uuid: two.stays })
  expect(await preview(two)).toMatchObject({
    moves: ['1 invitation', '1 open role they are a candidate for'],
    lost: ['Profile: the name clients know', '1 open role they are a candidate for: Maya R. keeps their own'],
  })
  expect((await merge(two)).status).toBe(200)
  expect(await count('va_relationships', 'virtualassistant_uuid = $1', two.stays)).toBe(1)
  expect(await count('match_candidates', 'virtualassistant_uuid = $1', two.stays)).toBe(2)
  const old = await call(running.server, `GET /virtualassistants/${two.goes}`, { token: staff })
  expect(old.body).toMatchObject({ uuid: two.stays })
})

test('E1 talent pools of drafts have the assistant who stays, once for each role', async () => {
  const goes = await addAssistant(database, { display_name: 'Maya R' })
  const stays = await addAssistant(database, { display_name: 'Maya R.' })
  const two = { kind: 'assistant', goes: goes.uuid, stays: stays.uuid } as const
  const client_uuid = await addClient(database, 'Birch Foods')
  const draft = await draftOf(client_uuid, (await contactOf(client_uuid)).uuid)
  const cart = [chosen(goes.id, 1), chosen(-1, 2), chosen(goes.id, 3), chosen(stays.id, 3)]
  await database.pool.query('update projects set matching_criteria = $2 where uuid = $1', [
    draft,
    JSON.stringify({ cart, alternates: [chosen(goes.id, 4), chosen(goes.id, 3)], rids: [1, 2, 3, 4] }),
  ])
  expect((await preview(two)).moves).toEqual(['1 talent pool they are in'])
  expect((await merge(two)).status).toBe(200)
  const { matching_criteria, version } = await database.kysely
    .selectFrom('projects')
    .select(['matching_criteria', 'version'])
    .where('uuid', '=', draft)
    .executeTakeFirstOrThrow()
  expect(version).toBe(2)
  expect(matching_criteria).toMatchObject({
    cart: [{ assistant_id: stays.id, role_id: 1, known_as: 'Maya R.' }, chosen(-1, 2), chosen(stays.id, 3)],
    alternates: [{ assistant_id: stays.id, role_id: 4 }],
    rids: [1, 2, 3, 4],
  })
})

test('E1 an assistant whose hours are kept for an open role isn’t merged away', async () => {
  const two = await twoAssistants()
  const client_uuid = await addClient(database, 'Birch Foods')
  const { uuid: created_by } = await contactOf(client_uuid)
  const role = await addOpenRole(database, { client_uuid, created_by })
  await addCandidateRow(database, role, { virtualassistant_uuid: two.goes, stage: 'presented' })
  expect((await preview(two)).refused).toBe(
    'Maya R has one open role that keeps hours of theirs. Merge Maya R. into it instead.',
  )
})

test('E1 an account moves to an assistant who has none, and is theirs at once', async () => {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const two = await twoAssistants({ goes: { user_uuid } })
  expect((await merge(two)).status).toBe(200)
  expect(await count('assistants', 'uuid = $1 and user_uuid = $2', two.stays, user_uuid)).toBe(1)
})

test('E1 of two assistants who can sign in one account is closed first', async () => {
  const [going, staying] = [
    await addPerson(database, { permissions: ['virtualassistant'] }),
    await addPerson(database, { permissions: ['virtualassistant'] }),
  ]
  const two = await twoAssistants({ goes: { user_uuid: going.uuid }, stays: { user_uuid: staying.uuid } })
  expect(await merge(two)).toMatchObject({ status: 409, body: { code: 'two_accounts' } })
  await database.pool.query('update users set deleted_date = $2 where uuid = $1', [going.uuid, at])
  expect((await merge(two)).status).toBe(200)
  expect(await count('assistants', 'uuid = $1 and user_uuid = $2', two.stays, staying.uuid)).toBe(1)
})

test('E1 the counts of assistants by state follow a merge', async () => {
  const two = await twoAssistants()
  await merge(two)
  const retained = await database.kysely
    .selectFrom('assistant_counts')
    .select((eb) => eb.fn.sum<number>('assistants').as('all'))
    .executeTakeFirstOrThrow()
  expect(Number(retained.all)).toBe(await count('assistants', 'true'))
})
