import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { addSession } from '../../testing/people.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { mailInvoices } from '../invoice-mails/mail-invoices.ts'
import { collectDue } from './collect-due.ts'
import { renewDue } from './renew-subscriptions.ts'
import { doDailyRenewals } from './renewal-jobs.ts'
import { testSite } from '../../testing/test-site.ts'
import { testSender } from '../../testing/test-sender.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-10T15:00:00Z'))

beforeEach(() =>
  database.pool.query(
    'update projects set end_date = greatest(start_date, invoiced_until) where start_date is not null',
  ),
)

/** Signed in just now: months pass in these tests. */
const cashier = () => here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const setDay = (day: string) => clock.set(new Date(`${day}T10:05:00Z`))

/** A subscription whose invoice of 10 December has only `open` cents left, after a transfer. */
async function nearlyPaid(open: number, token = 'tok_visa') {
  clock.set(new Date('2026-11-10T15:00:00Z'))
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
  const card = await addTestCard(database, { client_uuid: someone.client_uuid, token, clock, isDefault: true })
  setDay('2026-12-10')
  await renewDue(here.renewals)
  const [invoice] = await invoicesOf(someone)
  await here.request(`POST /invoices/${invoice?.uuid}/payment/add`, await cashier(), {
    body: { method: 'transfer', amount_cents: 42_940 - open, paid_date: '2026-12-10' },
    key: randomUUID(),
  })
  await collectDue(here.renewals)
  return { ...someone, card, small: invoice?.uuid ?? '' }
}
type Someone = Awaited<ReturnType<typeof nearlyPaid>>

/** Newest first, without the one of the checkout. */
async function invoicesOf({ client_uuid }: { client_uuid: string }) {
  const { rows } = await database.pool.query<{ uuid: string; status: string; total_cents: number; tax_cents: number }>(
    `select uuid, status, total_cents, tax_cents from invoices where client_uuid = $1 and period_start > '2026-11-10'
     order by period_start desc`,
    [client_uuid],
  )
  return rows
}
const chargesOf = async ({ client_uuid }: Someone) => {
  const { rows } = await database.pool.query<{ amount_cents: number; state: string }>(
    'select amount_cents, state from charges where client_uuid = $1 order by created_date',
    [client_uuid],
  )
  return rows
}
const viewOf = async ({ small }: Someone) => (await here.request(`GET /invoices/${small}`, await cashier())).body

describe('what is open and less than a card can be charged', () => {
  it('is never sent, stays open, and the client is told that it comes with the next invoice', async () => {
    const someone = await nearlyPaid(40)
    expect(await chargesOf(someone)).toEqual([])
    expect(await viewOf(someone)).toMatchObject({
      status: 'partly_paid',
      balance_cents: 40,
      small_balance: 'with_next',
      next_try: null,
      pending: false,
    })
    await mailInvoices({ ...here.renewals, sender: testSender, support: testSite.support })
    const { rows } = await database.pool.query<{ text: string; file_name: string }>(
      `select text_body as text, file_name from mail_outbox join mail_attachments on mail_uuid = uuid
       where recipient = $1 and subject like $2`,
      [someone.owner.email, 'Invoice CAD-%: we’ll collect%'],
    )
    expect(rows).toEqual([
      {
        text: expect.stringContaining('The balance due is $0.40 CAD. That’s less than a card can be charged'),
        file_name: expect.stringMatching(/^Talentplace Invoice CAD-\d+\.pdf$/),
      },
    ])
  })

  it('is taken along by the next charge: one charge, two invoices paid, no new line and no second tax', async () => {
    const someone = await nearlyPaid(40)
    setDay('2027-01-10')
    await doDailyRenewals(here.renewals)
    expect(await chargesOf(someone)).toEqual([{ amount_cents: 42_980, state: 'succeeded' }])
    expect(await invoicesOf(someone)).toMatchObject([
      { status: 'paid', total_cents: 42_940, tax_cents: 4940 },
      { status: 'paid', total_cents: 42_940, tax_cents: 4940 },
    ])
    const { rows } = await database.pool.query(
      `select payments.amount_cents as whole, allocation.amount_cents as part from payments
       join payment_allocations allocation on payment_uuid = uuid
       where client_uuid = $1 and method = 'card' order by allocation.amount_cents`,
      [someone.client_uuid],
    )
    expect(rows).toEqual([
      { whole: 42_980, part: 40 },
      { whole: 42_980, part: 42_940 },
    ])
    expect(await viewOf(someone)).toMatchObject({ balance_cents: 0, small_balance: null })
  })

  it('can still be given back itself, after the other invoice of that charge was', async () => {
    const someone = await nearlyPaid(40)
    setDay('2027-01-10')
    await doDailyRenewals(here.renewals)
    const { rows } = await database.pool.query<{ uuid: string }>(
      `select uuid from payments where client_uuid = $1 and method = 'card'`,
      [someone.client_uuid],
    )
    const payment_uuid = rows[0]?.uuid
    const [other] = await invoicesOf(someone)
    await here.request(`POST /invoices/${other?.uuid}/payment/refund`, await cashier(), {
      body: { payment_uuid, amount_cents: 10_000, reason: 'A shorter month' },
      key: randomUUID(),
    })
    expect(await viewOf(someone)).toMatchObject({
      payments: [{ method: 'transfer' }, { uuid: payment_uuid, refundable_cents: 40 }],
    })
  })

  it('keeps waiting when that charge is declined, and the next try takes it along again', async () => {
    const someone = await nearlyPaid(40, 'tok_insufficient')
    setDay('2027-01-10')
    await doDailyRenewals(here.renewals)
    expect(await viewOf(someone)).toMatchObject({ balance_cents: 40, small_balance: 'with_next' })
    await database.pool.query('update credit_cards set default_credit_card = false where uuid = $1', [someone.card])
    await addTestCard(database, { client_uuid: someone.client_uuid, token: 'tok_visa', clock, isDefault: true })
    setDay('2027-01-11')
    await collectDue(here.renewals)
    expect(await chargesOf(someone)).toEqual([
      { amount_cents: 42_980, state: 'declined' },
      { amount_cents: 42_980, state: 'succeeded' },
    ])
    const { rows } = await database.pool.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = $1 and subject like 'Your card wasn’t charged%'`,
      [someone.owner.email],
    )
    expect(rows).toEqual([{ text: expect.stringContaining('We couldn’t charge $429.80 CAD for') }])
  })

  it('of which only a part is open, names that part where the card is declined', async () => {
    const someone = await nearlyPaid(5_000, 'tok_declined')
    const { rows } = await database.pool.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = $1 and subject like 'Your card wasn’t charged%'`,
      [someone.owner.email],
    )
    expect(rows).toEqual([{ text: expect.stringContaining('We couldn’t charge $50.00 CAD for') }])
  })

  it('is taken along once, by whichever of two charges at once comes first', async () => {
    const someone = await nearlyPaid(40)
    const other = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
    await database.pool.query(`update projects set client_uuid = $1 where uuid = $2`, [someone.client_uuid, other.uuid])
    setDay('2027-01-10')
    await renewDue(here.renewals)
    await Promise.all(Array.from({ length: 4 }, () => collectDue(here.renewals)))
    const charged = (await chargesOf(someone)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    // December and January of the second subscription besides.
    expect(charged).toBe(3 * 42_940 + 40)
    expect(await viewOf(someone)).toMatchObject({ status: 'paid', balance_cents: 0 })
  })

  it('is left to the charge that has taken it along and has no answer yet, and so is each other invoice', async () => {
    const someone = await nearlyPaid(40, 'tok_lost_reply')
    const other = await here.subscriber({ start_date: '2026-12-11', hours: 10 })
    await database.pool.query(`update projects set client_uuid = $1 where uuid = $2`, [someone.client_uuid, other.uuid])
    setDay('2027-01-11')
    await renewDue(here.renewals)
    await collectDue(here.renewals)
    const charges = await chargesOf(someone)
    expect(charges.map(({ state }) => state)).toEqual(['asked', 'asked'])
    expect(charges.map(({ amount_cents }) => amount_cents).toSorted()).toEqual([42_940, 42_980])
  })

  it('of two invoices is charged once they come to enough together', async () => {
    const someone = await nearlyPaid(49)
    expect(await chargesOf(someone)).toEqual([])
    setDay('2027-01-10')
    await renewDue(here.renewals)
    const [next] = await invoicesOf(someone)
    await here.request(`POST /invoices/${next?.uuid}/payment/add`, await cashier(), {
      body: { method: 'transfer', amount_cents: 42_939, paid_date: '2027-01-10' },
      key: randomUUID(),
    })
    await collectDue(here.renewals)
    expect(await chargesOf(someone)).toEqual([{ amount_cents: 50, state: 'succeeded' }])
  })

  it('can’t be paid with a card by the client either, and the processor isn’t asked', async () => {
    const someone = await nearlyPaid(40)
    const client = { token: await addSession(database, clock, someone.owner.uuid) }
    const answer = await here.request(`POST /invoices/${someone.small}/payment/collect`, client, {
      body: { card_uuid: someone.card },
      key: randomUUID(),
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'below_minimum' } })
    expect(await chargesOf(someone)).toEqual([])
  })

  it('is paid with a card by the client where it is exactly as much as a card can be charged', async () => {
    const someone = await nearlyPaid(50, 'tok_declined')
    const card_uuid = await addTestCard(database, { client_uuid: someone.client_uuid, token: 'tok_visa', clock })
    const client = { token: await addSession(database, clock, someone.owner.uuid) }
    const answer = await here.request(`POST /invoices/${someone.small}/payment/collect`, client, {
      body: { card_uuid },
      key: randomUUID(),
    })
    expect(answer).toMatchObject({ status: 200, body: { state: 'paid', balance_cents: 0 } })
  })

  it('is left where no subscription renews any more: nothing is promised', async () => {
    const someone = await nearlyPaid(40)
    await database.pool.query('update projects set end_date = invoiced_until where client_uuid = $1', [
      someone.client_uuid,
    ])
    expect(await viewOf(someone)).toMatchObject({ small_balance: 'left' })
  })

  it('doesn’t keep a subscription past due', async () => {
    const someone = await nearlyPaid(40)
    await database.pool.query(`update projects set ar_status = 'past_due' where uuid = $1`, [someone.uuid])
    setDay('2027-01-10')
    await renewDue(here.renewals)
    const [next] = await invoicesOf(someone)
    await database.pool.query(`update invoices set status = 'overdue' where uuid = $1`, [next?.uuid])
    await here.request(`POST /invoices/${next?.uuid}/payment/add`, await cashier(), {
      body: { method: 'transfer', amount_cents: 42_940, paid_date: '2027-01-10' },
      key: randomUUID(),
    })
    const { rows } = await database.pool.query('select ar_status from projects where uuid = $1', [someone.uuid])
    expect(rows).toEqual([{ ar_status: 'current' }])
  })
})
