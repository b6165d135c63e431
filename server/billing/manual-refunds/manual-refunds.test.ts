import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { journalOf } from '../../desk/accounting/journal.ts'
import { allBatches } from '../../testing/all-batches.ts'
import { verifyBooks } from '../../desk/finance/verify-books.ts'
import { call } from '../../testing/call.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { setSetting } from '../../testing/rows/set-setting.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)
const finance = ['admin', 'admin_finance.view', 'admin_finance.edit'] as const
const staff = await here.person([...finance])
const other = await here.person([...finance])

beforeEach(() => clock.set(noon))

/** From now on one person is enough up to so many dollars. */
const limit = (dollars: number) => setSetting(database, 'setting.adjustment-second-person-above', dollars)

type Client = Awaited<ReturnType<typeof withCredit>>

/** A client whose paid invoice of $436.91 was credited as a whole: all of it is their credit. */
async function withCredit() {
  const someone = await here.subscriber({ start_date: '2026-11-10', region: 'QC', language: 'en', hours: 10 })
  const body = { lines: null, reason: 'A mistake' }
  await here.request(`POST /invoices/${someone.invoice_uuid}/creditnotes`, staff, { body, key: randomUUID() })
  return someone
}
const credit = 43_691

const form = (about: object = {}) => ({
  currency: 'cad',
  amount_cents: 10_000,
  method: 'transfer',
  paid_date: '2026-11-19',
  reference: 'EFT 4711',
  reason: 'You asked for it back',
  ...about,
})
const record = ({ client_uuid }: Client, about: object = {}, { who = staff, key = randomUUID() as string } = {}) =>
  here.request(`POST /client/${client_uuid}/credit/manual_refunds`, who, { body: form(about), key })
const approve = (uuid: unknown, who = other) =>
  here.request(`POST /manual_refunds/${String(uuid)}/approve` as 'POST /', who)
const cancel = (uuid: unknown, who = staff) =>
  here.request(`POST /manual_refunds/${String(uuid)}/void` as 'POST /', who, { body: { reason: 'Entered twice' } })
const creditOf = async ({ client_uuid }: Client, who: { token: string } = staff) =>
  (await here.request(`GET /client/${client_uuid}/credit`, who)).body as {
    balances: { balance_cents: number }[]
    movements: { kind: string; amount_cents: number; manual_refund: object | null }[]
    proposed: { uuid: string; is_own: boolean }[]
  }
const balanceOf = async (someone: Client) => (await creditOf(someone)).balances[0]?.balance_cents ?? 0
const mailsTo = async ({ owner }: Client) =>
  (
    await database.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail_outbox where recipient = $1 order by created_date',
      [owner.email],
    )
  ).rows
const netOf = async ({ client_uuid }: Client) =>
  (
    await database.pool.query(
      `select sum(invoiced_cents + promotions_cents + adjustments_cents - cost_cents - fees_cents)::int as net,
         sum(refunds_cents)::int as refunds from income_sums where client_uuid = $1`,
      [client_uuid],
    )
  ).rows[0] as { net: number; refunds: number }
/** What of the month’s journal the refunds by hand are, by account. */
const bookedBy = async (reference: string) =>
  (
    await allBatches(database, (transaction) =>
      journalOf(transaction, { month: '2026-11-01', zone: 'America/Toronto' }),
    )
  )
    .filter(({ memo }) => memo === reference)
    .map(({ date, document, account, amount_cents }) => [date, document, account, amount_cents])

describe('credit that went back by transfer or cheque', () => {
  it('is recorded by one person up to the limit of adjustments, exactly $100, and leaves the credit once', async () => {
    const someone = await withCredit()
    expect(await balanceOf(someone)).toBe(credit)
    const { status, body } = await record(someone)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'recorded', balance_cents: credit - 10_000 }),
    ])
    expect(await balanceOf(someone)).toBe(credit - 10_000)
    const { movements } = await creditOf(someone, someone.owner)
    expect(movements[0]).toMatchObject({
      kind: 'manual_refund',
      amount_cents: -10_000,
      manual_refund: {
        method: 'transfer',
        reference: 'EFT 4711',
        paid_date: '2026-11-19',
        reason: 'You asked for it back',
      },
    })
  })

  it('a cent above the limit needs a second person, and nothing moves before they approve it', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: 10_001 })
    expect(body).toMatchObject({ state: 'proposed', balance_cents: credit })
    expect(await mailsTo(someone)).toEqual([])
    expect((await creditOf(someone)).proposed).toMatchObject([{ is_own: true, amount_cents: 10_001 }])
    expect((await creditOf(someone, someone.owner)).proposed).toEqual([])
    const uuid = body['manual_refund_uuid']
    expect(await approve(uuid, staff)).toMatchObject({ status: 409, body: { code: 'needs_second' } })
    expect(await balanceOf(someone)).toBe(credit)
    expect((await approve(uuid)).body).toMatchObject({ state: 'recorded', balance_cents: credit - 10_001 })
    expect(await approve(uuid)).toMatchObject({ status: 409, body: { code: 'not_open' } })
    expect(await balanceOf(someone)).toBe(credit - 10_001)
    const event = await database.pool.query(
      `select from notifications where user_uuid = $1 and title like 'A refund of $100.01%'`,
      [other.uuid],
    )
    expect(event.rows).toHaveLength(1)
  })

  it('the database holds the second person and the credit, whatever the code does', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: 20_000 })
    const direct = database.pool.query(
      `update manual_refunds set state = 'recorded', approved_by = proposed_by, approved_date = now() where uuid = $1`,
      [body['manual_refund_uuid']],
    )
    await expect(direct).rejects.toMatchObject({ constraint: 'manual_refunds_second_person' })
    const unmoved = database.pool.query(
      `update manual_refunds set state = 'recorded', approved_by = $2, approved_date = now() where uuid = $1`,
      [body['manual_refund_uuid'], other.uuid],
    )
    await expect(unmoved).rejects.toMatchObject({ constraint: 'manual_refunds_are_movements' })
  })

  it('is never more than the credit that is available: all of it exactly, what is proposed counted', async () => {
    const someone = await withCredit()
    const tooMuch = await record(someone, { amount_cents: credit + 1 })
    expect(tooMuch).toMatchObject({
      status: 400,
      body: { fields: { amount_cents: 'At most $436.91 CAD of credit is available' } },
    })
    expect((await record(someone, { amount_cents: 40_000 })).body).toMatchObject({ state: 'proposed' })
    expect((await record(someone, { amount_cents: 3692 })).status).toBe(400)
    expect((await record(someone, { amount_cents: 3691 })).status).toBe(200)
    expect(await balanceOf(someone)).toBe(40_000)
    expect((await record(someone, { currency: 'usd', amount_cents: 1 })).status).toBe(400)
  })

  it('can’t be approved once the credit was used meanwhile', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: credit })
    await database.pool.query(
      `with paid as (insert into payments (client_uuid, currency, method, amount_cents, paid_date)
         select client_uuid, currency, 'credit', 1, now() from invoices where uuid = $1 returning *)
       insert into client_credits (client_uuid, currency, kind, amount_cents, payment_uuid, moved_date)
         select client_uuid, currency, kind, cents, uuid, now() from paid, (values ('used', -1), ('surplus', 1)) moved (kind, cents)`,
      [someone.invoice_uuid],
    )
    await database.pool.query(
      `with paid as (insert into payments (client_uuid, currency, method, amount_cents, paid_date)
         select client_uuid, currency, 'credit', 1, now() from invoices where uuid = $1 returning *)
       insert into client_credits (client_uuid, currency, kind, amount_cents, payment_uuid, moved_date)
         select client_uuid, currency, kind, cents, uuid, now() from paid, (values ('used', -2), ('surplus', 1)) moved (kind, cents)`,
      [someone.invoice_uuid],
    )
    expect(await approve(body['manual_refund_uuid'])).toMatchObject({
      status: 409,
      body: { code: 'not_enough_credit' },
    })
  })

  it('twenty at once leave as much as there is, and no more', async () => {
    const someone = await withCredit()
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(someone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(16)
    expect(await balanceOf(someone)).toBe(credit - 40_000)
  })

  it('the same call again gives the same refund; its key is refused with another body', async () => {
    const someone = await withCredit()
    const key = randomUUID()
    const both = await Promise.all([record(someone, {}, { key }), record(someone, {}, { key })])
    expect(both.map(({ body }) => body['manual_refund_uuid'])).toEqual([
      both[0]?.body['manual_refund_uuid'],
      both[0]?.body['manual_refund_uuid'],
    ])
    expect(await balanceOf(someone)).toBe(credit - 10_000)
    expect(await record(someone, { amount_cents: 1 }, { key })).toMatchObject({ body: { code: 'key_reused' } })
  })

  it('two who approve and void at once do one of both', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: 20_000 })
    await Promise.all([approve(body['manual_refund_uuid']), cancel(body['manual_refund_uuid'])])
    const { rows } = await database.pool.query('select state from manual_refunds where uuid = $1', [
      body['manual_refund_uuid'],
    ])
    expect(rows).toEqual([{ state: 'void' }])
    expect(await balanceOf(someone)).toBe(credit)
  })

  it('is mailed to the client with its way and reason, and so is its correction', async () => {
    const someone = await withCredit()
    const { body } = await record(someone)
    await cancel(body['manual_refund_uuid'])
    const mails = await mailsTo(someone)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We refunded $100.00 CAD',
      'Correction: $100.00 CAD is back in your credit',
    ])
    expect(mails[0]?.text_body).toContain('by bank transfer on Nov 19, reference EFT 4711')
    expect(mails[0]?.text_body).toContain('You asked for it back')
  })

  it('issue 38 is mailed in the language of the client’s documents, whatever staff read', async () => {
    const [french, english] = [await withCredit(), await withCredit()]
    await database.pool.query("update clients set state_prov = 'QC', document_language = null where uuid = $1", [
      french.client_uuid,
    ])
    await database.pool.query("update clients set state_prov = 'ON', document_language = null where uuid = $1", [
      english.client_uuid,
    ])
    for (const { client_uuid } of [french, english]) {
      const { status } = await call(here.server, `POST /client/${client_uuid}/credit/manual_refunds`, {
        token: staff.token,
        key: randomUUID(),
        body: form(),
        language: client_uuid === french.client_uuid ? 'en' : 'fr',
      })
      expect(status).toBe(200)
    }
    const [mail] = await mailsTo(french)
    expect(mail?.subject).toBe('Nous avons remboursé 100,00\u00a0$\u00a0CAD')
    expect(mail?.text_body).toContain('par virement bancaire le 19 nov., référence EFT 4711, à même votre crédit')
    const [other] = await mailsTo(english)
    expect(other?.subject).toBe('We refunded $100.00 CAD')
    expect(other?.text_body).toContain('by bank transfer on Nov 19, reference EFT 4711')
    const { rows } = await database.pool.query<{ body: string }>(
      'select body from notifications where user_uuid = $1',
      [english.owner.uuid],
    )
    expect(rows.some(({ body }) => body.includes('We sent it by bank transfer on Nov 19'))).toBe(true)
  })

  it('voided it is the client’s credit again, once', async () => {
    const someone = await withCredit()
    const { body } = await record(someone)
    expect((await cancel(body['manual_refund_uuid'])).body).toMatchObject({ state: 'void', balance_cents: credit })
    expect(await cancel(body['manual_refund_uuid'])).toMatchObject({ status: 409, body: { code: 'not_open' } })
    expect(await balanceOf(someone)).toBe(credit)
    expect((await creditOf(someone)).movements.map(({ kind }) => kind)).toEqual([
      'manual_refund_void',
      'manual_refund',
      'surplus',
    ])
  })

  it('is booked from the client’s credit to the bank on its day, and back when it is voided; net income stays', async () => {
    const someone = await withCredit()
    const before = await netOf(someone)
    const { body } = await record(someone, { reference: 'Cheque 815', method: 'cheque' })
    expect(await bookedBy('Cheque 815')).toEqual([
      ['2026-11-19', 'Refund by cheque', 'credit', 10_000],
      ['2026-11-19', 'Refund by cheque', 'bank', -10_000],
    ])
    expect(await netOf(someone)).toEqual({ net: before.net, refunds: before.refunds + 10_000 })
    await cancel(body['manual_refund_uuid'])
    expect((await bookedBy('Cheque 815')).map(([, , account, cents]) => [account, cents])).toEqual([
      ['credit', 10_000],
      ['bank', -10_000],
      ['bank', 10_000],
      ['credit', -10_000],
    ])
    expect(await netOf(someone)).toEqual(before)
    expect(await verifyBooks(database.kysely)).toEqual([])
  })

  it('is a line of the client’s statement: answer, PDF and CSV', async () => {
    const someone = await withCredit()
    await record(someone)
    const { body } = await here.request(`GET /client/${someone.client_uuid}/statement`, someone.owner)
    expect(body['accounts']).toMatchObject([
      { credit_cents: credit - 10_000, refunds: [{ amount_cents: 10_000, reference: 'EFT 4711' }] },
    ])
    const headers = { authorization: `Bearer ${someone.owner.token}` }
    const file = async (format: string) =>
      here.server.inject({ url: `/api/client/${someone.client_uuid}/statement/file?format=${format}`, headers })
    const pdf = pdfText((await file('pdf')).rawPayload)
    expect(pdf).toContain('Credit refunded by bank transfer on Nov 19th 2026')
    expect(pdf).toContain('EFT 4711')
    expect((await file('csv')).payload).toMatch(/,,2026-11-19,.*,CAD,refund,transfer,EFT 4711\r$/m)
  })

  it('is on the statement for less than 90 days', async () => {
    const someone = await withCredit()
    // 90 and 89 days before 20 November.
    for (const paid_date of ['2026-08-22', '2026-08-23']) await record(someone, { paid_date, reference: paid_date })
    const { body } = await here.request(`GET /client/${someone.client_uuid}/statement`, someone.owner)
    expect(body['accounts']).toMatchObject([{ refunds: [{ reference: '2026-08-23' }] }])
  })

  it('that all of the credit waits for is approved to the cent', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: credit })
    expect((await approve(body['manual_refund_uuid'])).body).toMatchObject({ state: 'recorded', balance_cents: 0 })
  })

  it('is approved by whoever recorded it once the limit is exactly its amount', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: 20_000 })
    await limit(199)
    expect(await approve(body['manual_refund_uuid'], staff)).toMatchObject({ body: { code: 'needs_second' } })
    await limit(200)
    expect((await approve(body['manual_refund_uuid'], staff)).status).toBe(200)
    await limit(100)
  })

  it('needs a second person above the lowest limit of the last 7 days', async () => {
    const someone = await withCredit()
    await database.pool.query(
      `update configurations set value = '200', changed_date = $1 where name = 'setting.adjustment-second-person-above'`,
      [noon],
    )
    expect((await record(someone, { amount_cents: 10_001 })).body['state']).toBe('proposed')
    expect((await record(someone, { amount_cents: 10_000 })).body['state']).toBe('recorded')
    const { body } = await record(someone, { amount_cents: 10_002 })
    expect(await approve(body['manual_refund_uuid'], staff)).toMatchObject({ body: { code: 'needs_second' } })
    await database.pool.query('delete from setting_changes')
    expect((await approve(body['manual_refund_uuid'], staff)).status).toBe(200)
    await limit(100)
  })

  it.each([
    ['paid_date', { paid_date: '2026-11-21' }],
    ['paid_date', { paid_date: '2019-12-31' }],
    ['reference', { reference: ' ' }],
    ['reason', { reason: '\u200b' }],
    ['amount_cents', { amount_cents: 0 }],
    ['method', { method: 'card' }],
  ])('is refused at %s', async (field, about) => {
    const someone = await withCredit()
    const { status, body } = await record(someone, about)
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
  })

  it('is audited: who recorded, approved and voided it, and why', async () => {
    const someone = await withCredit()
    const { body } = await record(someone, { amount_cents: 20_000 })
    await approve(body['manual_refund_uuid'])
    await cancel(body['manual_refund_uuid'], other)
    const { rows } = await database.pool.query(
      `select action, actor_uuid, reason from audit_entries where entity = $1 and action like 'client.manual_refund%' order by uuid`,
      [`client:${someone.client_uuid}`],
    )
    expect(rows).toEqual([
      { action: 'client.manual_refund_proposed', actor_uuid: staff.uuid, reason: 'You asked for it back' },
      { action: 'client.manual_refund_approved', actor_uuid: other.uuid, reason: null },
      { action: 'client.manual_refund_voided', actor_uuid: other.uuid, reason: 'Entered twice' },
    ])
  })
})
