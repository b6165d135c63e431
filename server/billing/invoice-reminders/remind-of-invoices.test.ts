import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { remindOfInvoices } from './remind-of-invoices.ts'
import { testSender } from '../../testing/test-sender.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const deps = { database, clock, sender: testSender, log: silentLog }

/** Posted on 20 November: $113.00, due on the 30th. */
async function posted(charge = false, due_date = '2026-11-30') {
  clock.set(new Date('2026-11-20T17:00:00Z'))
  const someone = await here.subscriber({ start_date: '2026-11-10' })
  const form = { ...handInvoice(someone.uuid), invoice_date: '2026-11-20', due_date }
  const { body } = await here.request('POST /invoices', staff, { body: form })
  const uuid = String(body['uuid'])
  await here.request(`POST /invoices/${uuid}/post`, staff, { body: { version: 1, charge } })
  return { ...someone, by_hand: uuid }
}
type Posted = Awaited<ReturnType<typeof posted>>

async function runOn(...days: string[]): Promise<void> {
  for (const day of days) {
    clock.set(new Date(`${day}T13:11:00Z`))
    await Promise.all([remindOfInvoices(deps), remindOfInvoices(deps)])
  }
}
const mailsTo = async ({ owner }: Posted) =>
  (
    await database.pool.query<{ subject: string }>(
      `select subject from mail_outbox where recipient = (select email from users where uuid = $1) order by uuid`,
      [owner.uuid],
    )
  ).rows.map(({ subject }) => subject.replace(/CAD-\d{5}/, 'CAD-1'))
const call = (what: string, body: object) =>
  here.request(`POST /invoices/${what}` as 'POST /', staff, { body, key: randomUUID() })
const statusOf = async ({ by_hand }: Posted) => (await here.request(`GET /invoices/${by_hand}`, staff)).body['status']

it('D1 a client is reminded before and after the due day, once each, and then the invoice is past due', async () => {
  const someone = await posted()
  await runOn('2026-11-20', '2026-11-26')
  expect(await mailsTo(someone)).toEqual([])
  await runOn('2026-11-27', '2026-11-28', '2026-11-30')
  expect(await mailsTo(someone)).toEqual(['Invoice CAD-1: $113.00 CAD is due Nov 30'])
  expect(await statusOf(someone)).toBe('posted')
  await runOn('2026-12-01', '2026-12-02', '2026-12-09')
  expect(await mailsTo(someone)).toHaveLength(2)
  expect(await statusOf(someone)).toBe('overdue')
  await runOn('2026-12-10')
  expect(await mailsTo(someone), 'on the tenth day').toHaveLength(3)
  await runOn('2026-12-11')
  expect((await mailsTo(someone)).slice(1)).toEqual(
    Array.from({ length: 2 }, () => 'Invoice CAD-1: $113.00 CAD was due Nov 30'),
  )
  const notifications = await database.pool.query(
    `select from notifications where user_uuid = $1 and title like 'Past due:%'`,
    [staff.uuid],
  )
  expect(notifications.rows).toHaveLength(1)
})

it('D1 nobody is reminded on the day of the invoice, but from the day after on', async () => {
  const someone = await posted(false, '2026-11-22')
  await runOn('2026-11-20')
  expect(await mailsTo(someone)).toEqual([])
  await runOn('2026-11-21')
  expect(await mailsTo(someone)).toEqual(['Invoice CAD-1: $113.00 CAD is due Nov 22'])
})

it('D1 a job that comes late reminds of the latest stage alone', async () => {
  const someone = await posted()
  await runOn('2026-12-20')
  expect(await mailsTo(someone)).toEqual(['Invoice CAD-1: $113.00 CAD was due Nov 30'])
})

it('D1 nobody is reminded of what is paid, credited, or charged to a card', async () => {
  const [paid, credited, charged] = [await posted(), await posted(), await posted(true)]
  const transfer = { method: 'transfer', amount_cents: 11_300, paid_date: '2026-11-20' }
  expect((await call(`${paid.by_hand}/payment/add`, transfer)).status).toBe(200)
  expect((await call(`${credited.by_hand}/creditnotes`, { lines: null, reason: 'A mistake' })).status).toBe(200)
  await runOn('2026-11-28', '2026-12-01', '2026-12-20')
  expect([await mailsTo(paid), await mailsTo(credited), await mailsTo(charged)]).toEqual([[], [], []])
  expect(await statusOf(paid)).toBe('paid')
})

it('D1 an invoice whose reminder fails holds up no other, and is reminded of once it can be', async () => {
  const [broken, fine] = [await posted(), await posted()]
  await database.pool.query(
    `create function break_reminder() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await database.pool.query(
    `create trigger break_reminder before insert on invoice_reminders for each row
       when (new.invoice_uuid = '${broken.by_hand}') execute function break_reminder()`,
  )
  await runOn('2026-11-27')
  expect(await mailsTo(fine)).toHaveLength(1)
  expect(await mailsTo(broken)).toEqual([])
  await database.pool.query('drop function break_reminder cascade')
  await runOn('2026-11-28')
  expect(await mailsTo(broken)).toHaveLength(1)
  expect(await mailsTo(fine)).toHaveLength(1)
})

it('issue 38 a client in Québec is reminded in French, and staff hear of it in English', async () => {
  const someone = await posted()
  await database.pool.query("update clients set state_prov = 'QC', country = 'CA' where uuid = $1", [
    someone.client_uuid,
  ])
  await runOn('2026-11-27', '2026-12-01')
  const { rows } = await database.pool.query<{ subject: string; text_body: string; html_body: string }>(
    `select subject, text_body, html_body from mail_outbox
    where recipient = (select email from users where uuid = $1) order by uuid`,
    [someone.owner.uuid],
  )
  expect(rows.map(({ subject }) => subject.replace(/CAD-\d{5}/, 'CAD-1'))).toEqual([
    'Facture CAD-1\u00a0: 113,00\u00a0$\u00a0CAD à payer au plus tard le 30 nov.',
    'Facture CAD-1\u00a0: 113,00\u00a0$\u00a0CAD à payer depuis le 30 nov.',
  ])
  for (const form of [rows[1]?.text_body, rows[1]?.html_body]) {
    expect(form).toContain('est de 113,00\u00a0$\u00a0CAD. Veuillez le payer sur la page de la facture.')
    expect(form).toContain(`/client/invoices/${someone.by_hand}`)
  }
  expect(rows[1]?.html_body).toContain('<html lang="fr-CA">')
  const notified = await database.pool.query<{ title: string }>(
    'select title from notifications where user_uuid = $1 and entity_link = $2',
    [staff.uuid, `invoice:${someone.by_hand}`],
  )
  expect(notified.rows.map(({ title }) => title.replace(/CAD-\d{5}/, 'CAD-1'))).toEqual([
    'Past due: Invoice CAD-1: $113.00 CAD was due Nov 30',
  ])
})
