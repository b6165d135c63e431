import type { Permission } from '@talentplace/contract/shared/permission'
import type { ProjectSummary } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addRequirements } from '../../testing/rows/add-requirements.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { getProjectRecordOperation } from './get-project-record.ts'
import { searchProjectsOperation } from './search-projects.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let staff: string
let finance: string
let maple: string
let contact: string
let active: Awaited<ReturnType<typeof addInvitation>>

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

async function addDraft(project_name: string, removed = false): Promise<void> {
  await database.pool.query(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, removed_date)
     values ($1, $2, $3, '{"rids": [2]}', case when $4 then now() end)`,
    [maple, contact, project_name, removed],
  )
}

const newAssistant = async () => (await addAssistant(database, {})).uuid
const about = { created_by: '', client_uuid: '' }

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    searchProjectsOperation({ database, clock }),
    getProjectRecordOperation({ database, clock }),
  ])
  staff = await tokenOf(['admin', 'admin_project.view'])
  finance = await tokenOf(['admin', 'admin_project.view', 'admin_finance.view'])
  maple = await addClient(database, 'Maple Books')
  contact = (await addPerson(database, { permissions: ['client'], client_uuid: maple })).uuid
  Object.assign(about, { client_uuid: maple, created_by: contact })
  const invite = async (project_name: string, start_date: string) =>
    addInvitation(database, { ...about, project_name, start_date, virtualassistant_uuid: await newAssistant() })
  active = await invite('Active', '2026-11-02')
  const open = await invite('Open place', '2026-12-01')
  await database.pool.query('update rate_plans set virtualassistant_uuid = null where project_uuid = $1', [
    open.project_uuid,
  ])
  await database.pool.query(`update projects set matching_state = 'matched' where uuid = $1`, [active.project_uuid])
  const ended = await invite('Ended', '2026-09-01')
  await database.pool.query(`update projects set end_date = '2026-11-19' where uuid = $1`, [ended.project_uuid])
  await addDraft('Draft')
  await addDraft('Removed', true)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function search(query = ''): Promise<ProjectSummary[]> {
  const { body } = await call(running.server, `GET /project/text-search${query}`, { token: staff })
  return body['projects'] as ProjectSummary[]
}
const names = async (query = '') => (await search(query)).map(({ project_name }) => project_name)
const record = (uuid: string, token = staff) => call(running.server, `GET /project/${uuid}/record`, { token })

test('A6.6 the latest start comes first, drafts last, and a removed draft is nowhere', async () => {
  expect(await names()).toEqual(['Open place', 'Active', 'Ended', 'Draft'])
})

test.each([
  ['Active', ['Open place', 'Active']],
  ['Matching', ['Open place']],
  ['Inactive', ['Ended']],
  ['Draft', ['Draft']],
])('E2.1 the list %s', async (searchType, expected) => {
  expect(await names(`?searchType=${searchType}`)).toEqual(expected)
})

test('those whose answer is waited for are found, without what is over', async () => {
  expect(await names('?unanswered=true')).toEqual(['Open place', 'Active'])
  expect(await names('?unanswered=false')).toEqual(['Ended', 'Draft'])
})

test('a subscription is found by its name and by its client’s', async () => {
  expect(await names('?search=open')).toEqual(['Open place'])
  expect(await names('?search=maple%20books')).toHaveLength(4)
  expect(await names('?search=%25')).toEqual([])
})

test('a row counts the answers and the places nobody has', async () => {
  const [open, first] = await search()
  expect(open).toMatchObject({ open_places: 1, subscription_hours: 10 })
  expect(first).toMatchObject({ answers: { asked: 1, accepted: 0, declined: 0 }, open_places: 0 })
})

test('a draft shows the roles of its search, and no hours', async () => {
  const [draft] = await search('?searchType=Draft')
  const role = await database.kysely.selectFrom('roles').select('value').where('id', '=', 2).executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ roles: [role.value], subscription_hours: null, start_date: null })
})

test('C1.1 the record says whether a welcome brief was sent, and nothing of a draft', async () => {
  const { project_uuid } = active
  const form = { project_uuid, user_uuid: contact, answers: { tasks: 'Books' }, at: clock.now() }
  await addRequirements(database, { ...form, version: 1, status: 'draft' })
  expect((await record(project_uuid)).body['requirements']).toBeNull()
  await database.pool.query('delete from project_requirements where project_uuid = $1', [project_uuid])
  await addRequirements(database, { ...form, version: 1, status: 'submitted' })
  await addRequirements(database, { ...form, version: 2, status: 'draft' })
  expect((await record(project_uuid)).body['requirements']).toBe('submitted')
})

test('the record has each place with who has it, and each answer with when it was asked and given', async () => {
  const { body } = await record(active.project_uuid)
  expect(body).toMatchObject({
    company: 'Maple Books',
    contact: { full_name: expect.any(String) as string },
    places: [{ hours_per_month: 10, assistant: { display_name: 'Maya R.' } }],
    candidates: [{ interest: 'asked', asked_date: '2026-11-20T12:00:00.000Z', answered_date: null, source: 'client' }],
  })
})

test('what an invoice comes to is for those with admin_finance.view; that it is there, for all', async () => {
  await database.pool.query(
    `insert into invoices (kind, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status,
       number, subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
     values ('renewal', $1, $2, '2026-11-02', '2026-11-02', '2026-11-02', '2026-12-01', 'cad', 'posted', 90001, 45000, 0, 45000, '{}', '{}', now())`,
    [maple, active.project_uuid],
  )
  expect((await record(active.project_uuid)).body['invoices']).toMatchObject([{ status: 'posted', total_cents: null }])
  expect((await record(active.project_uuid, finance)).body['invoices']).toMatchObject([{ total_cents: 45000 }])
})
