import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addDeclinedCharge } from '../../testing/rows/add-declined-charge.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { getAdminHomeOperation } from './get-admin-home.ts'
import { getClientHomeOperation } from './get-client-home.ts'
import { unansweredInvitations } from './unanswered-invitations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let client: { uuid: string; token: string }

async function person(permissions: readonly Permission[], client_uuid?: string) {
  const { uuid } = await addPerson(database, { permissions, ...(client_uuid !== undefined && { client_uuid }) })
  return { uuid, token: await addSession(database, clock, uuid) }
}

const home = async (whose: string, token: string) => (await call(running.server, `GET /home/${whose}`, { token })).body

const total = ({ document }: { document: { total_cents: number } }) => document.total_cents
const mail = (created: string, next: string | null) =>
  database.pool.query(
    `insert into mail_outbox (recipient, subject, text_body, html_body, created_date, next_attempt)
     values ('someone@example.test', 'Hello', '', '', $1, $2)`,
    [created, next],
  )

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ listener }) => [
    getClientHomeOperation({ database, listener }),
    getAdminHomeOperation({ database, clock }),
  ])
  client = await person(['client'], await addClient(database, 'Maple Books'))
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

test('shows the first five people of a talent pool, and counts all of them', async () => {
  const cedar = await addClient(database, 'Cedar Clinic')
  const added = []
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']) {
    added.push(await addAssistant(database, { display_name: name }))
  }
  const cart = [...added, ...added].map(({ id }, at) => ({ hours: 10, role_id: at < 6 ? 3 : 9, assistant_id: id }))
  await database.kysely
    .insertInto('projects')
    .values({
      client_uuid: cedar,
      created_by: client.uuid,
      project_name: 'Team',
      matching_criteria: JSON.stringify(matchingCriteria.parse({ rids: [3, 9], hours: [10, 10], cart })),
      last_seen: clock.now(),
    })
    .execute()
  const { drafts } = await home('client', (await person(['client'], cedar)).token)
  expect(drafts).toMatchObject([{ candidates: 6 }])
  const [{ people }] = drafts as [{ people: { display_name: string }[] }]
  expect(people.map(({ display_name }) => display_name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'])
})

test('tells who hasn’t answered, whoever was asked first on top, and not of work that is over', async () => {
  const birch = await addClient(database, 'Birch Foods')
  const invite = async (project_name: string, invitedOn: string) =>
    addInvitation(database, {
      client_uuid: birch,
      created_by: client.uuid,
      virtualassistant_uuid: (await addAssistant(database, {})).uuid,
      project_name,
      asked_date: new Date(invitedOn),
    })
  await invite('Second', '2026-11-18T10:00:00Z')
  const first = await invite('First', '2026-11-17T10:00:00Z')
  await invite('Third', '2026-11-19T09:00:00Z')
  await invite('Fourth', '2026-11-19T10:00:00Z')
  const answered = await invite('Answered', '2026-11-16T10:00:00Z')
  await database.pool.query(
    `update va_relationships set interest = 'accepted', answered_date = asked_date where uuid = $1`,
    [answered.uuid],
  )
  const over = await invite('Over', '2026-10-16T10:00:00Z')
  await database.pool.query(`update projects set start_date = '2026-10-01', end_date = '2026-11-19' where uuid = $1`, [
    over.project_uuid,
  ])
  const taken = await invite('Taken by someone else', '2026-10-16T10:00:00Z')
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where uuid = $1', [
    taken.rate_plan_uuid,
    (await addAssistant(database, {})).uuid,
  ])
  const matching = await person(['admin', 'admin_project.view'])
  const { invitations, money } = await home('admin', matching.token)
  expect(invitations).toMatchObject({
    count: 4,
    oldest: [
      { project_name: 'First', company: 'Birch Foods', display_name: 'Maya R.', project_uuid: first.project_uuid },
      { project_name: 'Second' },
      { project_name: 'Third' },
    ],
  })
  expect(money).toBeNull()
})

test('lists someone once who is asked for a role that has a place of theirs and one of nobody’s', async () => {
  const willow = await addClient(database, 'Willow Foods')
  const { uuid: virtualassistant_uuid } = await addAssistant(database, {})
  const invited = { client_uuid: willow, created_by: client.uuid, virtualassistant_uuid, project_name: 'Two places' }
  const { uuid, rate_plan_uuid } = await addInvitation(database, { ...invited, asked_date: new Date('2026-10-01') })
  const before = await unansweredInvitations(database, clock.now())
  expect(before.oldest[0]).toMatchObject({ uuid, project_name: 'Two places', company: 'Willow Foods' })
  const another = `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date)
    select project_uuid, null, $2::int, hours_per_month, client_rate_cents, currency, rate_start_date from rate_plans where uuid = $1`
  await database.pool.query(another, [rate_plan_uuid, 1])
  expect(await unansweredInvitations(database, clock.now())).toEqual(before)
  // A place of nobody's for another role is none of theirs.
  await database.pool.query(
    'delete from rate_plans where project_uuid = (select project_uuid from rate_plans where uuid = $1)',
    [rate_plan_uuid],
  )
  expect((await unansweredInvitations(database, clock.now())).count).toBe(before.count - 1)
})

test('waits for an answer until the last day is over on the client’s own clock', async () => {
  const evening = new Date('2026-11-21T03:00:00Z')
  const toronto = await addClient(database, 'Toronto Foods')
  const contact = await addPerson(database, { permissions: ['client'], client_uuid: toronto })
  await database.kysely
    .updateTable('users')
    .set({ timezone: 'America/Toronto' })
    .where('uuid', '=', contact.uuid)
    .execute()
  const { uuid, project_uuid } = await addInvitation(database, {
    client_uuid: toronto,
    created_by: contact.uuid,
    virtualassistant_uuid: (await addAssistant(database, {})).uuid,
    project_name: 'Ends tonight',
    asked_date: new Date('2026-11-01T10:00:00Z'),
  })
  const dates = { start_date: '2026-10-01', end_date: '2026-11-20' }
  await database.kysely.updateTable('projects').set(dates).where('uuid', '=', project_uuid).execute()
  const waiting = async (now: Date) => (await unansweredInvitations(database, now)).oldest.map((each) => each.uuid)
  expect(await waiting(evening)).toContain(uuid)
  expect(await waiting(new Date('2026-11-21T05:00:00Z'))).not.toContain(uuid)
})

test('adds up what is overdue and what a card refused, each currency by itself', async () => {
  const birch = await addClient(database, 'Birch Money')
  const owe = async (currency: 'cad' | 'usd', status: 'posted' | 'overdue') => {
    await database.kysely.updateTable('clients').set({ currency }).where('uuid', '=', birch).execute()
    const about = { client_uuid: birch, created_by: client.uuid, start_date: '2026-11-01', at: clock.now() }
    const added = await addSubscription(database, { ...about, paid: false })
    const late = { status: invoiceStates.step('posted', status, 'system') }
    await database.kysely.updateTable('invoices').set(late).where('uuid', '=', added.invoice_uuid).execute()
    return added
  }
  const [one, two, third] = [await owe('cad', 'overdue'), await owe('cad', 'overdue'), await owe('usd', 'overdue')]
  const open = await owe('cad', 'posted')
  await addDeclinedCharge(database, { invoice_uuid: open.invoice_uuid, clock })
  const finance = await person(['admin', 'admin_finance.view'])
  const { money } = await home('admin', finance.token)
  expect(money).toEqual({
    overdue: {
      count: 3,
      balances: [
        { currency: 'cad', balance_cents: total(one) + total(two) },
        { currency: 'usd', balance_cents: total(third) },
      ],
    },
    declined: { count: 1, balances: [{ currency: 'cad', balance_cents: total(open) }] },
    disputed: 0,
  })
})

test('counts the mails that were given up within a day', async () => {
  await mail('2026-11-20T09:00:00Z', null)
  await mail('2026-11-20T09:00:00Z', '2026-11-20T16:00:00Z')
  await mail('2026-11-18T09:00:00Z', null)
  const staff = await person(['admin', 'admin_configuration.view'])
  expect(await home('admin', staff.token)).toMatchObject({ mails_given_up: 1 })
})
