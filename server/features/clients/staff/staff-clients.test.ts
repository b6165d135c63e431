import type { ClientSummary } from '@talentplace/contract/clients/staff/client-record.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../../platform/clock/clock.ts'
import { addAssistant } from '../../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../../testing/rows/add-invitation.ts'
import { call } from '../../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../../testing/people.ts'
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
  ])
  staff = await tokenOf(['admin', 'admin_client.view'])
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
  expect(await search('?standing=active')).toEqual(['Maple Books'])
  expect(await search('?standing=inactive')).toEqual(['Birch Foods'])
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
