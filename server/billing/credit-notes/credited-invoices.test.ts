import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { mailInvoices } from '../invoice-mails/mail-invoices.ts'
import { testSite } from '../../testing/test-site.ts'
import { testSender } from '../../testing/test-sender.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

/** 10 h in Quebec: $380.00, with taxes $436.91. */
const billed = (paid = false) =>
  here.subscriber({ start_date: '2026-11-10', region: 'QC', language: 'en', hours: 10, paid })
const total = 43_691

const credit = ({ invoice_uuid }: Subscriber, lines: object[] | null = null) =>
  here.request(`POST /invoices/${invoice_uuid}/creditnotes`, staff, {
    body: { lines, reason: 'A mistake' },
    key: randomUUID(),
  })
const line = (amount_cents: number) => [{ position: 1, amount_cents }]
const read = async ({ invoice_uuid, owner }: Subscriber) =>
  (await here.request(`GET /invoices/${invoice_uuid}`, owner)).body
const stateOf = async (someone: Subscriber) => (await read(someone))['status']
const pay = ({ invoice_uuid }: Subscriber, amount_cents: number) =>
  here.request(`POST /invoices/${invoice_uuid}/payment/add`, staff, {
    body: { method: 'transfer', amount_cents, paid_date: '2026-11-20' },
    key: randomUUID(),
  })
const mail = async (someone: Subscriber, payment_uuid: string | null) => {
  await database.kysely
    .transaction()
    .execute((transaction) =>
      requestInvoiceMail(transaction, { invoice_uuid: someone.invoice_uuid, payment_uuid, paid_by: null }),
    )
  await mailInvoices({ database, clock, log: silentLog, sender: testSender, support: testSite.support })
  const { rows } = await database.pool.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mail_outbox where recipient = $1 order by created_date',
    [someone.owner.email],
  )
  return rows
}

describe('an invoice that credit notes take back as a whole is Credited', () => {
  it('whether nothing of it had been paid, a part or all; what had been paid is the client’s credit', async () => {
    const open = await billed()
    await credit(open)
    expect(await read(open)).toMatchObject({ status: 'credited', balance_cents: 0, standing: null, credit_cents: 0 })
    const partly = await billed()
    await pay(partly, 10_000)
    await credit(partly)
    expect(await read(partly)).toMatchObject({ status: 'credited', balance_cents: 0, credit_cents: 10_000 })
    const paid = await billed(true)
    await credit(paid)
    expect(await read(paid)).toMatchObject({ status: 'credited', balance_cents: 0, credit_cents: total })
  })

  it('exactly when nothing of it is left: a cent less and then paid it is Paid, and the last cent credits it', async () => {
    const someone = await billed()
    await credit(someone, line(37_999))
    expect(await stateOf(someone)).toBe('partly_paid')
    await pay(someone, Number((await read(someone))['balance_cents']))
    expect(await stateOf(someone)).toBe('paid')
    await credit(someone)
    expect(await stateOf(someone)).toBe('credited')
  })

  it('is found by that state by client and staff, and not among what is paid or open', async () => {
    const someone = await billed()
    await credit(someone)
    const found = async (who: { token: string }, query: string) => {
      const { body } = await here.request(`GET /invoices?client_uuid=${someone.client_uuid}&${query}` as 'GET /', who)
      return [body['count'], (body['invoices'] as { status: string }[]).map(({ status }) => status)]
    }
    for (const who of [someone.owner, staff]) {
      expect(await found(who, 'status=credited')).toEqual([1, ['credited']])
      expect(await found(who, 'status=paid')).toEqual([0, []])
      expect(await found(who, 'open=true')).toEqual([0, []])
    }
  })

  it('says so in its PDF and CSV, which name no payment', async () => {
    const someone = await billed()
    await credit(someone)
    const { server } = here
    const headers = { authorization: `Bearer ${someone.owner.token}` }
    const pdf = await server.inject({ url: `/api/invoices/${someone.invoice_uuid}/file?format=pdf`, headers })
    expect(pdfText(pdf.rawPayload)).toContain('Status\nCredited')
    expect(pdfText(pdf.rawPayload)).not.toContain('Paid')
    const csv = await server.inject({ url: `/api/invoices/${someone.invoice_uuid}/file?format=csv`, headers })
    expect(csv.payload).toContain('credit_note,2026-11-20 credit note CAD-CN-')
    expect(csv.payload).not.toContain('payment')
  })

  it.each([false, true])('names each credit note in a PDF and CSV made after it (paid before: %s)', async (paid) => {
    const someone = await billed(paid)
    const text = async (format: string) => {
      const headers = { authorization: `Bearer ${someone.owner.token}` }
      const url = `/api/invoices/${someone.invoice_uuid}/file?format=${format}`
      const file = await here.server.inject({ url, headers })
      return format === 'pdf' ? pdfText(file.rawPayload) : file.payload
    }
    expect(await text('pdf')).not.toContain('Credit note')
    await credit(someone, line(3_800))
    await credit(someone)
    const [first, second] = (await read(someone))['credit_notes'] as { number: string }[]
    const pdf = await text('pdf')
    expect(pdf).toMatch(new RegExp(`Credit note ${first?.number}, Nov 20th 2026\\s*-\\$43\\.70 CAD`))
    expect(pdf).toMatch(new RegExp(`Credit note ${second?.number}, Nov 20th 2026\\s*-\\$393\\.21 CAD`))
    const csv = await text('csv')
    expect(csv).toContain(`issued_credit_note,2026-11-20 credit note ${first?.number},,,-43.70,CAD`)
    expect(csv).toContain(`issued_credit_note,2026-11-20 credit note ${second?.number},,,-393.21,CAD`)
  })

  it('is never mailed as paid, though its mail was waiting', async () => {
    const someone = await billed()
    await credit(someone)
    const [only] = await mail(someone, null)
    expect(only?.subject).toMatch(/^Invoice CAD-\d+ was credited in full$/)
    expect(only?.text_body).toMatch(
      /in full with credit note CAD-CN-\d+\. The total was \$436\.91 CAD, and there’s nothing left to pay/,
    )
    expect(only?.text_body.toLowerCase()).not.toContain('paid')
  })

  it('is mailed with what came in and what took it back, where a receipt was waiting', async () => {
    const someone = await billed()
    const payment_uuid = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    await credit(someone)
    const [only] = await mail(someone, payment_uuid)
    expect(only?.subject).toMatch(/^Invoice CAD-\d+ was credited in full$/)
    expect(only?.text_body).toContain('We received $436.91 CAD')
    expect(only?.text_body.toLowerCase()).not.toContain('paid')
  })

  it('isn’t reminded of or collected, and can’t be paid', async () => {
    const someone = await billed()
    await credit(someone)
    expect((await pay(someone, 100)).status).toBe(409)
    const { rows } = await database.pool.query('select from open_invoices where uuid = $1', [someone.invoice_uuid])
    expect(rows).toEqual([])
  })

  it('keeps the hours that were bought with it where only amounts were taken back', async () => {
    const someone = await billed(true)
    const bought = await database.pool.query<{ uuid: string }>(
      `with hours as (
         insert into invoices (kind, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status,
           subtotal_cents, discount_cents, tax_cents, total_cents, supplier, client, created_date)
         select 'hours', client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, 'draft', 3600, 0, 0,
           3600, supplier, client, created_date from invoices where uuid = $1 returning uuid)
       insert into invoice_lines (invoice_uuid, position, kind, description, role_id, quantity, unit_cents, amount_cents, tax_category)
       select uuid, 1, 'add-on', 'Added', 1, 1, 3600, 3600, 'general_assistance' from hours returning invoice_uuid as uuid`,
      [someone.invoice_uuid],
    )
    const invoice_uuid = bought.rows[0]?.uuid ?? ''
    await database.pool.query(
      `with numbered as (update invoices set number = 900000, status = 'posted' where uuid = $1 returning client_uuid)
       insert into added_hours (invoice_uuid, client_uuid, seat_uuid, hours, asked_by, idempotency_key, request_hash, asked_date)
       select $1, client_uuid, (select seat_uuid from rate_plans where project_uuid = $2 limit 1), 1, $3, 'a key of its own',
         decode(repeat('00', 32), 'hex'), now() from numbered`,
      [invoice_uuid, someone.uuid, someone.owner.uuid],
    )
    const hours = { ...someone, invoice_uuid }
    const added = async () =>
      (
        await database.pool.query('select added_seconds from subscription_periods where project_uuid = $1', [
          someone.uuid,
        ])
      ).rows[0]
    await pay(hours, 3600)
    expect(await added()).toEqual({ added_seconds: 3600 })
    await credit(hours, line(3600))
    expect([await stateOf(hours), await added()]).toEqual(['credited', { added_seconds: 3600 }])
  })

  it('stays credited when a refund of all of it fails', async () => {
    const someone = await billed()
    const payment_uuid = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    const body = { payment_uuid, amount_cents: total, reason: 'As agreed' }
    await here.request(`POST /invoices/${someone.invoice_uuid}/payment/refund`, staff, { body, key: randomUUID() })
    expect(await stateOf(someone)).toBe('refunded')
    await credit(someone)
    expect(await stateOf(someone)).toBe('refunded')
    await database.pool.query(`update refunds set state = 'failed', settled_date = now() where payment_uuid = $1`, [
      payment_uuid,
    ])
    expect(await stateOf(someone)).toBe('credited')
  })
})
