import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import type { Worker } from '../../testing/time-suite.ts'

const suite = await billsSuite({ supplierProvince: 'QC' })
const { clock, database, send, finance, billOf, post } = suite
const password = 'Right-pass-1!'
const passwordHash = await hashPassword(password)
const today = '2026-11-10'

beforeEach(() => clock.set(afterReview))

type Row = Record<string, unknown>

async function addWorker(): Promise<Worker> {
  const worker = await suite.addWorker()
  await database.pool.query('update users set password_hash = $2 where uuid = $1', [worker.user_uuid, passwordHash])
  return worker
}

const gst = { kind: 'gst_hst', number: '123456782 RT0001', effective_from: '2026-01-01', version: 0, password }
const qst = { kind: 'qst', number: '1234567890 TQ0001', effective_from: '2026-01-01', version: 0, password }
const register = (worker: Worker, ...numbers: object[]) =>
  numbers.reduce<Promise<unknown>>(
    (before, number) => before.then(() => send('PUT /virtualassistants/taxes/numbers', worker.token, number)),
    Promise.resolve(),
  )

/** A draft of lines that staff write. */
async function draft({ virtualassistant_uuid }: Worker, amounts: number[], currency = 'cad'): Promise<Row> {
  const lines = amounts.map((amount_cents) => ({
    kind: amount_cents > 0 ? 'bonus' : 'adjustment',
    description: 'Work',
    amount_cents,
  }))
  return (await send('POST /va-bills', finance, { virtualassistant_uuid, currency, lines })).body
}
const taxesOf = (bill: Row) =>
  (bill['taxes'] as Row[]).map(({ name, amount_cents }) => `${String(name)} ${String(amount_cents)}`)

const fileOf = ({ token }: Worker, uuid: unknown, format: string) =>
  suite.running.server.inject({
    url: `/api/va-bills/${String(uuid)}/file?format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('D3 taxes of a bill', () => {
  it('140.00 in Quebec bears 7.00 and 13.97, on the draft, posted, in its files, its message and its payout', async () => {
    const worker = await addWorker()
    await register(worker, gst, qst)
    const made = await draft(worker, [10_000, 4_500, -500])
    expect(made).toMatchObject({ subtotal_cents: 14_000, tax_cents: 2_097, total_cents: 16_097 })
    expect(taxesOf(made)).toEqual(['GST 700', 'QST 1397'])
    const { body: bill } = await post(made['uuid'])
    expect(bill).toMatchObject({ number: expect.stringMatching(/^CAD-B-/), total_cents: 16_097, tax_cents: 2_097 })
    expect(taxesOf(bill)).toEqual(['GST 700', 'QST 1397'])
    expect(bill['payee']).toMatchObject({
      tax_numbers: [
        { name: 'GST/HST', number: gst.number },
        { name: 'QST', number: qst.number },
      ],
    })
    const pdf = pdfText((await fileOf(worker, bill['uuid'], 'pdf')).rawPayload)
    for (const text of ['$140.00 CAD', '$7.00 CAD', '$13.97 CAD', '$160.97 CAD', gst.number])
      expect(pdf).toContain(text)
    const csv = (await fileOf(worker, bill['uuid'], 'csv')).body
    for (const text of ['GST 5%,,,,,,,7.00', 'QST 9.975%,,,,,,,13.97', 'Total,,,,,,,160.97'])
      expect(csv).toContain(text)
    const { rows: notifications } = await database.pool.query<Row>(
      `select title, body from notifications where type = 'pay' and user_uuid = $1`,
      [worker.user_uuid],
    )
    expect(notifications).toMatchObject([
      {
        title: expect.stringContaining('$160.97 CAD'),
        body: expect.stringMatching(/^It includes GST \$7\.00 CAD and QST \$13\.97 CAD\. Expected/),
      },
    ])
    const { body: next } = await send('GET /payouts/next', finance)
    expect(next['payouts']).toMatchObject([{ currency: 'cad', total_cents: 16_097 }, { currency: 'usd' }])
  })

  it('are of the numbers that are held on its day alone', async () => {
    const worker = await addWorker()
    await register(worker, { ...gst, effective_from: '2026-11-11' }, { ...qst, effective_until: today })
    expect(taxesOf(await draft(worker, [14_000]))).toEqual(['QST 1397'])
    clock.set(new Date('2026-11-11T15:00:00Z'))
    const { uuid, version } = await billOf(worker)
    // What is posted is what was looked at: the taxes are others today.
    expect(await send('POST /va-bills/post', finance, { uuid, version })).toMatchObject({
      status: 409,
      body: { code: 'outdated' },
    })
    await send('POST /va-bills/calculate', finance, { uuid })
    expect(taxesOf((await post(uuid)).body)).toEqual(['GST 700'])
  })

  it('are at the rate that our province has on that day, and end with it', async () => {
    const worker = await addWorker()
    await register(worker, gst)
    const made = await draft(worker, [10_000])
    await database.pool.query(
      `insert into tax_rates (country, region, name, rate_thousandths, tax_category, effective_from, source)
       values ('CA', 'QC', 'GST', 6000, 'all', '2026-11-12', 'a test')`,
    )
    try {
      expect((await post(made['uuid'])).body).toMatchObject({ total_cents: 10_500 })
      clock.set(new Date('2026-11-12T15:00:00Z'))
      expect(taxesOf(await draft(worker, [10_000]))).toEqual(['GST 600'])
    } finally {
      await database.pool.query(`delete from tax_rates where source = 'a test'`)
    }
  })

  it('follow the registration and not the currency: a bill in USD bears them in US dollars', async () => {
    const worker = await addWorker()
    await register(worker, gst, qst)
    const made = await draft(worker, [10_000], 'usd')
    expect(made).toMatchObject({ currency: 'usd', subtotal_cents: 10_000, tax_cents: 1_498, total_cents: 11_498 })
    expect(taxesOf(made)).toEqual(['GST 500', 'QST 998'])
    const { body: bill } = await post(made['uuid'])
    expect(bill).toMatchObject({ number: expect.stringMatching(/^USD-B-/), total_cents: 11_498 })
    expect(bill['payee']).toMatchObject({ tax_numbers: [{ number: gst.number }, { number: qst.number }] })
    const pdf = pdfText((await fileOf(worker, bill['uuid'], 'pdf')).rawPayload)
    for (const text of ['$5.00 USD', '$9.98 USD', '$114.98 USD', gst.number]) expect(pdf).toContain(text)
    const unregistered = await addWorker()
    expect(await draft(unregistered, [10_000], 'usd')).toMatchObject({ taxes: [], total_cents: 10_000 })
  })

  it('are none of someone who has moved to the United States', async () => {
    const worker = await addWorker()
    await register(worker, gst, qst)
    await database.pool.query(`update assistants set country = 'US', region = 'NY' where uuid = $1`, [
      worker.virtualassistant_uuid,
    ])
    expect(await draft(worker, [10_000])).toMatchObject({ taxes: [], total_cents: 10_000 })
    expect(
      await send('PUT /virtualassistants/taxes/numbers', worker.token, {
        ...gst,
        number: '130692544RT0001',
        version: 1,
      }),
    ).toMatchObject({ status: 409, body: { code: 'not_canadian' } })
  })

  it('of a draft follow a number that is entered, and what staff write on it', async () => {
    const worker = await addWorker()
    const made = await draft(worker, [10_000])
    expect(made).toMatchObject({ tax_cents: 0, total_cents: 10_000 })
    await register(worker, gst)
    const taxed = await billOf(worker)
    expect(taxed).toMatchObject({ tax_cents: 500, total_cents: 10_500 })
    // Someone who still looks at the draft without the tax doesn’t post it.
    expect(await send('POST /va-bills/post', finance, { uuid: made['uuid'], version: made['version'] })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    const lines = [{ kind: 'adjustment', description: 'Too much', amount_cents: -3_000 }]
    const path = `PUT /va-bills/${String(made['uuid'])}` as const
    expect((await send(path, finance, { version: taxed['version'], lines })).body).toMatchObject({
      taxes: [],
      total_cents: -3_000,
      waits: 'below_zero',
    })
  })

  it('stay as they were posted: the database takes no other', async () => {
    const worker = await addWorker()
    await register(worker, gst)
    const { body: bill } = await post((await draft(worker, [10_000]))['uuid'])
    const change = (text: string) => database.pool.query(text, [bill['uuid']])
    const stays = { constraint: 'va_bills_posted_stay' }
    await expect(change('delete from va_bill_taxes where bill_uuid = $1')).rejects.toMatchObject(stays)
    await expect(change('update va_bill_taxes set amount_cents = 1 where bill_uuid = $1')).rejects.toMatchObject(stays)
    await expect(change(`insert into va_bill_taxes values ($1, 2, 'QST', 9975, 10000, 998)`)).rejects.toMatchObject(
      stays,
    )
    await expect(
      change('update va_bills set tax_cents = 0, total_cents = 10000 where uuid = $1'),
    ).rejects.toMatchObject(stays)
    await register(worker, { ...gst, effective_until: '2026-02-01', version: 1 })
    expect(taxesOf(await billOf(worker))).toEqual(['GST 500'])
  })

  it('of a draft are what its lines come to, at their rate: the database takes no other', async () => {
    const worker = await addWorker()
    await register(worker, gst)
    const { uuid } = await draft(worker, [10_000])
    const change = (text: string) => database.pool.query(text, [uuid])
    await expect(change('update va_bill_taxes set amount_cents = 501 where bill_uuid = $1')).rejects.toMatchObject({
      constraint: 'va_bill_taxes_at_rate',
    })
    await expect(
      change('update va_bills set tax_cents = 400, total_cents = 10400 where uuid = $1'),
    ).rejects.toMatchObject({ constraint: 'va_bills_add_up' })
  })
})

describe('D2 an assistant’s tax number', () => {
  it('needs the password, is told by mail and in the audit, and the same once more changes nothing', async () => {
    const worker = await addWorker()
    const save = (body: object) => send('PUT /virtualassistants/taxes/numbers', worker.token, body)
    expect(await save({ ...gst, password: 'Wrong-pass-1!' })).toMatchObject({ status: 400 })
    expect((await save({ ...gst, number: '123456789RT0001' })).body).toMatchObject({
      fields: { number: 'Please check this number: its digits don’t add up' },
    })
    expect((await save({ ...gst, effective_until: '2025-12-31' })).body).toMatchObject({
      fields: { effective_until: 'Must not be before the first day' },
    })
    expect((await save(gst)).body).toMatchObject({ numbers: [{ kind: 'gst_hst', number: gst.number, version: 1 }] })
    expect(await save(gst)).toMatchObject({ status: 200, body: { numbers: [{ version: 1 }] } })
    expect(await save({ ...gst, effective_from: '2026-02-01' })).toMatchObject({ status: 409 })
    await save({ ...gst, effective_until: '2026-12-31', version: 1 })
    const { rows: mails } = await database.pool.query<Row>(
      `select subject from mail_outbox where recipient = (select email from users where uuid = $1) order by uuid`,
      [worker.user_uuid],
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your GST/HST number was added',
      'Your GST/HST number was changed',
    ])
    const { rows: audit } = await database.pool.query<Row>(
      `select action, details from audit_entries where actor_uuid = $1 order by created_date, uuid`,
      [worker.user_uuid],
    )
    expect(audit).toMatchObject([
      { action: 'tax_number.added', details: { was: null } },
      { action: 'tax_number.changed', details: { effective_until: '2026-12-31', was: { effective_until: null } } },
    ])
  })

  it('is read by finance, with whose rates count', async () => {
    const worker = await addWorker()
    await register(worker, qst)
    const { body } = await send(`GET /virtualassistants/${worker.virtualassistant_uuid}/taxes`, finance)
    expect(body).toMatchObject({
      country: 'CA',
      supplier_province: { code: 'QC', name: 'Quebec' },
      numbers: [{ kind: 'qst', number: qst.number, effective_until: null }],
      identity: null,
    })
  })
})
