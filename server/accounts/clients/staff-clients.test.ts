import type { ClientSummary } from '@talentplace/contract/accounts/clients/client-record.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { archiveClientOperation } from './archive-client.ts'
import { createClientOperation } from './create-client.ts'
import { deleteClientOperation } from './delete-client.ts'
import { getClientRecordOperation } from './get-client-record.ts'
import { searchClientsOperation } from './search-clients.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let staff: string
let finance: string
let maple: string

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    searchClientsOperation({ database, clock }),
    getClientRecordOperation({ database, clock }),
    createClientOperation({ database, clock }),
    archiveClientOperation({ database, clock }),
    deleteClientOperation({ database, clock }),
  ])
  staff = await tokenOf(['admin', 'admin_client.view', 'admin_client.edit'])
  finance = await tokenOf(['admin', 'admin_client.view', 'admin_finance.view'])
  maple = await addClient(database, 'Maple Books')
  const person = { permissions: ['client'] as const, client_uuid: maple }
  await addPerson(database, { ...person, email: 'second@maple.test' })
  const { uuid: created_by } = await addPerson(database, {
    ...person,
    email: 'first@maple.test',
    is_primary_contact: true,
  })
  const { uuid: virtualassistant_uuid } = await addAssistant(database, {})
  await addInvitation(database, { client_uuid: maple, created_by, virtualassistant_uuid, start_date: '2026-11-02' })
  const birch = await addClient(database, 'Birch Foods')
  await database.pool.query(`update clients set created_date = '2026-01-01' where uuid = $1`, [birch])
  await database.pool.query(
    `insert into credit_cards (client_uuid, processor, stripe_card_id, brand, last_four, expiry_month, expiry_year)
     values ($1, 'test', 'secret-card-id', 'visa', '4242', 4, 2028)`,
    [maple],
  )
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function search(query = ''): Promise<string[]> {
  const { body } = await call(running.server, `GET /client/text-search${query}`, { token: staff })
  return (body['clients'] as ClientSummary[]).map(({ company }) => company)
}
const record = (token: string) => call(running.server, `GET /client/${maple}/record`, { token })

test('A6.6 the newest client comes first', async () => {
  expect(await search()).toEqual(['Maple Books', 'Birch Foods'])
})

test('a client with a subscription that hasn’t ended is active', async () => {
  expect(await search('?searchType=Active')).toEqual(['Maple Books'])
  expect(await search('?searchType=Inactive')).toEqual(['Birch Foods'])
})

test('a client is found by the name of the company and by its people', async () => {
  expect(await search('?search=birch')).toEqual(['Birch Foods'])
  expect(await search('?search=second@maple')).toEqual(['Maple Books'])
})

test('the record names the primary contact first, the subscriptions, and the company', async () => {
  const { body } = await record(staff)
  expect(body).toMatchObject({
    contact_email: 'first@maple.test',
    contacts: [{ email: 'first@maple.test', is_primary_contact: true }, { email: 'second@maple.test' }],
    subscriptions: [{ project_name: 'Winter books', subscription_hours: 10 }],
    active_subscriptions: 1,
  })
})

test('cards are shown only with admin_finance.view, masked, and without the processor’s id', async () => {
  expect((await record(staff)).body['cards']).toBeNull()
  const seen = await record(finance)
  expect(seen.body['cards']).toMatchObject([{ brand: 'visa', last_four: '4242', expiry_month: 4, expiry_year: 2028 }])
  expect(seen.text).not.toContain('secret-card-id')
})

async function addOne(company: string): Promise<string> {
  const { body } = await call(running.server, 'POST /client', { token: staff, body: { uuid: '-1', company } })
  return String(body['uuid'])
}
const archive = (uuid: string, archived: boolean) =>
  call(running.server, `PUT /client/${uuid}/archive`, { token: staff, body: { archived, reason: 'Sold the shop' } })
const remove = (uuid: string) => call(running.server, `DELETE /client/${uuid}`, { token: staff })

test('E1.1 a client is added, archived with the reason and taken back', async () => {
  const uuid = await addOne('Willow Works')
  expect((await archive(uuid, true)).body).toMatchObject({ standing: 'archived', archived_reason: 'Sold the shop' })
  expect(await search('?searchType=Archived')).toEqual(['Willow Works'])
  expect(await search('?search=willow')).toEqual([])
  // Twice, or from another tab: it stands so already.
  expect((await archive(uuid, true)).status).toBe(200)
  expect((await archive(uuid, false)).body).toMatchObject({ standing: 'inactive', archived_reason: null })
  const { rows } = await database.pool.query(`select action, reason from audit_entries where entity = $1 order by id`, [
    `client:${uuid}`,
  ])
  expect(rows).toEqual([
    { action: 'client.added', reason: null },
    { action: 'client.archived', reason: 'Sold the shop' },
    { action: 'client.restored', reason: 'Sold the shop' },
  ])
  expect((await remove(uuid)).status).toBe(200)
})

test('a client with a subscription isn’t archived, nor is one who owes money', async () => {
  expect((await archive(maple, true)).body['code']).toBe('has_subscription')
  const uuid = await addOne('Owing Ltd')
  await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [uuid])
  const { uuid: created_by } = await addPerson(database, { permissions: ['client'], client_uuid: uuid })
  const bought = { client_uuid: uuid, created_by, start_date: '2026-09-01', at: clock.now(), paid: false }
  const { uuid: project } = await addSubscription(database, bought)
  await database.pool.query(`update projects set end_date = '2026-10-31' where uuid = $1`, [project])
  expect((await archive(uuid, true)).body['code']).toBe('money_due')
})

test('only a client that nothing hangs on is removed', async () => {
  expect((await remove(maple)).body['code']).toBe('client_in_use')
  const uuid = await addOne('Noted Inc.')
  const { rows } = await database.pool.query<{ uuid: string }>(`select uuid from users limit 1`)
  await database.pool.query(
    `insert into people_notes (client_uuid, body, written_by, created_date) values ($1, 'Keep', $2, now())`,
    [uuid, rows[0]?.uuid],
  )
  expect((await remove(uuid)).body['code']).toBe('client_in_use')
})
