import { inEnglish } from '../../testing/test-site.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCreditNote } from './read-credit-note.ts'
import { creditNotePdf } from './credit-note-pdf.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

/** 10 h in Quebec: $380.00, GST 19.00, QST 37.91, together $436.91. */
const billed = (paid: boolean) => here.subscriber({ start_date: '2026-11-10', region: 'QC', hours: 10, paid })
const total = 43_691

async function paidByCard() {
  const someone = await billed(false)
  const payment_uuid = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
  return { ...someone, payment_uuid }
}
const whole = { lines: null, reason: 'A mistake' }
const part = (amount_cents: number) => ({ lines: [{ position: 1, amount_cents }], reason: 'A day without help' })
const issue = ({ invoice_uuid }: Subscriber, body: object, key: string = randomUUID()) =>
  here.request(`POST /invoices/${invoice_uuid}/creditnotes`, staff, { body, key })
const viewOf = async ({ invoice_uuid }: Subscriber, who: { token: string } = staff) =>
  (await here.request(`GET /invoices/${invoice_uuid}`, who)).body
const refund = ({ invoice_uuid }: Subscriber, payment_uuid: string, amount_cents: number) =>
  here.request(`POST /invoices/${invoice_uuid}/payment/refund`, staff, {
    body: { payment_uuid, amount_cents, reason: 'As agreed' },
    key: randomUUID(),
  })
/** An invoice by hand of $114.98 for the same client, posted and open; its uuid. */
async function byHand({ uuid }: Subscriber): Promise<string> {
  const body = { ...handInvoice(uuid), invoice_date: '2026-11-20', due_date: '2026-11-20' }
  const draft = String((await here.request('POST /invoices', staff, { body })).body['uuid'])
  await here.request(`POST /invoices/${draft}/post`, staff, { body: { version: 1 } })
  return draft
}
const balanceOf = async ({ client_uuid, owner }: Subscriber) => {
  const { body } = await here.request(`GET /client/${client_uuid}/credit`, owner)
  return (body['balances'] as { balance_cents: number }[])[0]?.balance_cents ?? 0
}
const hoursOf = async ({ uuid }: Subscriber) =>
  (
    await database.pool.query(
      'select prepaid_seconds / 3600 as hours from subscription_periods where project_uuid = $1',
      [uuid],
    )
  ).rows[0]

describe('D1.1 a credit note by staff', () => {
  it('of an unpaid invoice closes it: nothing is owed, collected or credit any more, and its hours go back', async () => {
    const someone = await billed(false)
    await database.pool.query(`insert into collections (invoice_uuid, next_try) values ($1, '2026-11-21')`, [
      someone.invoice_uuid,
    ])
    const { body } = await issue(someone, whole)
    expect(body).toMatchObject({ total_cents: total, applied_cents: total, credited_cents: 0, refunded_cents: 0 })
    expect(await viewOf(someone, someone.owner)).toMatchObject({
      status: 'credited',
      balance_cents: 0,
      next_try: null,
      payments: [{ method: 'credit_note', reference: body['number'], amount_cents: total }],
      credit_notes: [{ number: body['number'], total_cents: -total, reason: 'A mistake' }],
    })
    expect([await balanceOf(someone), await hoursOf(someone)]).toEqual([0, { hours: 0 }])
    const csv = await here.request(
      `GET /invoices/${someone.invoice_uuid}/file?format=csv&language=en` as 'GET /',
      someone.owner,
    )
    expect(csv.text).toContain(`credit note ${String(body['number'])}`)
  })

  it('of what a subscription was paused for lets it go on that day', async () => {
    const someone = await billed(false)
    await database.pool.query(
      `with tried as (insert into collections (invoice_uuid) values ($1)),
         late as (update projects set ar_status = 'past_due' where uuid = $2)
       insert into pauses (project_uuid, cause, from_date, asked_date) values ($2, 'unpaid', '2026-11-18', now())`,
      [someone.invoice_uuid, someone.uuid],
    )
    expect((await issue(someone, whole)).status).toBe(200)
    const { rows } = await database.pool.query(
      'select ar_status, pauses.resumes_on from projects join pauses on project_uuid = projects.uuid where projects.uuid = $1',
      [someone.uuid],
    )
    expect(rows).toEqual([{ ar_status: 'current', resumes_on: '2026-11-20' }])
  })

  it('by amounts of lines takes their taxes with it at the invoice’s rates, to the cent, and leaves the hours', async () => {
    const someone = await billed(false)
    const path = `POST /invoices/${someone.invoice_uuid}/creditnotes/calculate` as const
    const preview = await here.request(path, staff, { body: { lines: part(10_000).lines } })
    expect(preview.body).toMatchObject({
      lines: [{ position: 1, left_cents: 38_000 }],
      subtotal_cents: 10_000,
      taxes: [{ amount_cents: 500 }, { amount_cents: 998 }],
      total_cents: 11_498,
      applied_cents: 11_498,
    })
    const { body } = await issue(someone, part(10_000))
    expect(body).toMatchObject({ total_cents: 11_498, applied_cents: 11_498 })
    expect(await viewOf(someone)).toMatchObject({ status: 'partly_paid', balance_cents: total - 11_498 })
    expect(await hoursOf(someone)).toEqual({ hours: 10 })
    const rest = await issue(someone, whole)
    expect(rest.body).toMatchObject({ total_cents: total - 11_498 })
    const { rows } = await database.pool.query(
      `select -sum(note.total_cents)::int as total, (select -sum(tax.amount_cents)::int from credit_note_taxes tax
         join credit_notes of on of.uuid = credit_note_uuid where of.invoice_uuid = $1 and name = 'QST') as qst
       from credit_notes note where invoice_uuid = $1`,
      [someone.invoice_uuid],
    )
    expect(rows).toEqual([{ total, qst: 3791 }])
  })

  it('of a paid invoice becomes the client’s credit, which pays another invoice', async () => {
    const someone = await paidByCard()
    expect((await issue(someone, part(10_000))).body).toMatchObject({ applied_cents: 0, credited_cents: 11_498 })
    expect(await balanceOf(someone)).toBe(11_498)
    const { body } = await here.request(`GET /client/${someone.client_uuid}/credit`, someone.owner)
    expect(body['movements']).toMatchObject([
      {
        kind: 'surplus',
        credit_note: expect.stringMatching(/^CAD-CN-/) as string,
        refundable_cents: 0,
        amount_cents: 11_498,
      },
    ])
  })

  it('its credit is refunded to the card that paid the invoice, once: what is left to refund is less by it', async () => {
    const someone = await paidByCard()
    await issue(someone, part(10_000))
    expect(await viewOf(someone)).toMatchObject({ payments: [{ method: 'card', refundable_cents: total }] })
    expect((await refund(someone, someone.payment_uuid, 11_498)).status).toBe(200)
    expect(await balanceOf(someone)).toBe(0)
    expect(await viewOf(someone)).toMatchObject({
      status: 'paid',
      refunded_cents: 0,
      payments: [{ refundable_cents: total - 11_498 }],
    })
    expect((await refund(someone, someone.payment_uuid, total)).body).toMatchObject({
      fields: { amount_cents: 'At most $321.93 CAD can be refunded' },
    })
  })

  it('whose credit has paid another invoice isn’t refunded besides', async () => {
    const someone = await paidByCard()
    await issue(someone, part(10_000))
    const other = await byHand(someone)
    const body = { amount_cents: 11_498 }
    const used = await here.request(`POST /invoices/${other}/payment/credit`, staff, { body, key: randomUUID() })
    expect(used.body).toMatchObject({ paid_cents: 11_498, balance_cents: 0 })
    expect(await viewOf(someone)).toMatchObject({ payments: [{ refundable_cents: total - 11_498 }] })
  })

  it('is refunded once, and what another note left stays the client’s', async () => {
    const someone = await paidByCard()
    await issue(someone, part(10_000))
    await refund(someone, someone.payment_uuid, 11_498)
    const other = await byHand(someone)
    const transfer = { method: 'transfer', amount_cents: 11_498, paid_date: '2026-11-20' }
    await here.request(`POST /invoices/${other}/payment/add`, staff, { body: transfer, key: randomUUID() })
    await issue({ ...someone, invoice_uuid: other }, whole)
    expect(await balanceOf(someone)).toBe(11_498)
    expect((await refund(someone, someone.payment_uuid, total - 11_498)).status).toBe(200)
    expect(await balanceOf(someone)).toBe(11_498)
    expect(await viewOf(someone)).toMatchObject({ refunded_cents: total - 11_498, payments: [{ refundable_cents: 0 }] })
  })

  it('after a refund that corrected no taxes corrects them, and leaves no credit of what went back', async () => {
    const someone = await paidByCard()
    await refund(someone, someone.payment_uuid, 11_498)
    expect((await issue(someone, part(20_000))).body).toMatchObject({
      total_cents: 22_995,
      refunded_cents: 11_498,
      credited_cents: 11_497,
    })
    expect((await issue(someone, whole)).body).toMatchObject({ refunded_cents: 0, credited_cents: total - 22_995 })
    expect(await balanceOf(someone)).toBe(total - 11_498)
  })

  it('never takes back more than is left, in total or of a line, whoever else does meanwhile', async () => {
    const someone = await billed(false)
    expect((await issue(someone, part(38_001))).body).toMatchObject({
      fields: { 'lines.0.amount_cents': 'At most $380.00 CAD is left' },
    })
    expect((await issue(await billed(false), part(38_000))).status, 'exactly all of it').toBe(200)
    const both = await Promise.all([issue(someone, part(30_000)), issue(someone, part(30_000))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    await issue(someone, whole)
    expect((await issue(someone, whole)).body).toMatchObject({ code: 'nothing_left' })
    expect((await issue(someone, part(1))).body).toMatchObject({ code: 'nothing_left' })
  })

  it('asked for again is the same note, with another body refused, and numbers have no gaps', async () => {
    const someone = await billed(false)
    const key = randomUUID()
    const first = await issue(someone, part(100), key)
    expect((await issue(someone, part(100), key)).body).toEqual(first.body)
    expect((await issue(someone, part(200), key)).body).toMatchObject({ code: 'key_reused' })
    const { rows } = await database.pool.query(
      `select last_number - (select count(*) from credit_notes where currency = 'cad') as gaps
       from credit_note_numbers where currency = 'cad'`,
    )
    expect(rows).toEqual([{ gaps: 0 }])
  })

  it('waits while a card is being charged, so that nothing is paid and credited at once', async () => {
    const someone = await billed(false)
    const { rows } = await database.pool.query<{ uuid: string }>(
      `with card as (insert into credit_cards (client_uuid, processor, stripe_card_id, brand, last_four, expiry_month, expiry_year)
         values ($1, 'test', 'card ' || $2, 'Visa', '4242', 12, 2030) returning uuid),
       asked as (insert into charges (client_uuid, invoice_uuid, card_uuid, processor, amount_cents, currency, created_date)
         select $1, $2::uuid, uuid, 'test', 43691, 'cad', now() from card returning uuid)
       insert into charge_shares (charge_uuid, invoice_uuid, amount_cents) select uuid, $2::uuid, 43691 from asked
       returning charge_uuid as uuid`,
      [someone.client_uuid, someone.invoice_uuid],
    )
    expect(rows).toHaveLength(1)
    expect((await issue(someone, whole)).body).toMatchObject({ code: 'payment_open' })
  })

  it('is the client’s too: told, listed with its file, which says what it takes back', async () => {
    const someone = await paidByCard()
    const { body } = await issue(someone, part(10_000))
    const notifications = await database.pool.query(
      'select title, body from notifications where user_uuid = $1 and title like $2',
      [someone.owner.uuid, 'Credit note %'],
    )
    expect(notifications.rows).toEqual([
      {
        title: expect.stringMatching(/^Credit note CAD-CN-\d{5}: \$114\.98 CAD off invoice CAD-\d{5}$/) as string,
        body: 'A day without help. $114.98 CAD of it is your credit now.',
      },
    ])
    const uuid = String(body['credit_note_uuid'])
    const viewer = { client_uuid: someone.client_uuid, permissions: ['client'] } as const
    const text = pdfText(await creditNotePdf(await readCreditNote(database.kysely, viewer, uuid), inEnglish))
    for (const words of ['A day without help', '-$100.00 CAD', '-$9.98 CAD', '-$114.98 CAD']) {
      expect(text).toContain(words)
    }
  })
})
