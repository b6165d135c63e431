import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import type { Worker } from '../../testing/time-suite.ts'

const suite = await billsSuite()
const { clock, database, addWorker, send, finance, staff, approved, run, billOf, post, entryRow } = suite

beforeEach(() => clock.set(afterReview))

const hour = 3600

/** An assistant with a bill of four hours, posted; and one of its entries. */
async function posted() {
  const worker = await addWorker()
  const entry = await approved(worker, '2026-10-20', 4 * hour)
  await run()
  const { uuid } = await billOf(worker)
  const { body: bill } = await post(uuid)
  return { worker, entry, uuid: String(uuid), bill }
}

const numberOf = ({ bill }: { bill: Record<string, unknown> }) => Number(String(bill['number']).split('-')[2])

const move = (uuid: string, body: object) => send(`PUT /va-bills/${uuid}/payout`, finance, body)

async function notificationsOf({ user_uuid }: Worker): Promise<string[]> {
  const { rows } = await database.pool.query<{ title: string }>(
    `select title from notifications where type = 'pay' and user_uuid = $1 order by created_date, uuid`,
    [user_uuid],
  )
  return rows.map(({ title }) => title)
}

describe('D2.1 posting', () => {
  it('numbers it without gaps, bills its time, says when the money is expected, and tells its assistant', async () => {
    const first = await posted()
    const second = await posted()
    expect(numberOf(second)).toBe(numberOf(first) + 1)
    // Five business days after Tuesday 10 November: Remembrance Day is one of them in Ontario.
    expect(second.bill).toMatchObject({
      status: 'posted',
      bill_date: '2026-11-10',
      expected_date: '2026-11-17',
      payer: { name: 'Talentplace Inc.' },
      payee: { address: ['Toronto ON', 'Canada'] },
    })
    expect(await entryRow(second.entry)).toEqual({ status: 'billed', bill_uuid: second.uuid, seconds: 4 * hour })
    expect(await notificationsOf(second.worker)).toEqual([`Your bill ${String(second.bill['number'])}: $100.00 CAD`])
    expect((await send(`GET /va-bills/${second.uuid}`, second.worker.token)).body).toEqual(second.bill)
  })

  it('is said before: whether the money goes out, or why it will be held', async () => {
    const [ready, without] = [await addWorker(), await suite.withoutAccount()]
    for (const worker of [ready, without]) await approved(worker, '2026-10-20', 4 * hour)
    await run()
    expect(await billOf(ready)).toMatchObject({ status: 'draft', held_if_posted: null })
    const draft = await billOf(without)
    expect(draft).toMatchObject({ status: 'draft', held_if_posted: 'no_details' })
    expect((await post(draft['uuid'])).body).toMatchObject({
      status: 'held',
      held_reason: 'no_details',
      held_if_posted: null,
    })
  })

  it('makes it its assistant’s to read, and no other’s', async () => {
    const { uuid, worker } = await posted()
    const other = await addWorker()
    expect((await send(`GET /va-bills/${uuid}`, other.token)).status).toBe(404)
    expect((await send('GET /va-bills', other.token)).body).toEqual({ bills: [], count: 0 })
    expect((await send('GET /va-bills', worker.token)).body).toMatchObject({ bills: [{ uuid }], count: 1 })
  })

  it('happens once when it is asked for a hundred times at once', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour)
    await run()
    const { uuid } = await billOf(worker)
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(uuid)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['number'])}`)).size).toBe(1)
    const { rows } = await database.pool.query<{ gapless: boolean }>(
      `select count(*) = max(number) and max(number) = (select last_number from va_bill_numbers where currency = 'cad') as gapless
       from va_bills where currency = 'cad' and number is not null`,
    )
    expect(rows).toEqual([{ gapless: true }])
    expect(await notificationsOf(worker)).toHaveLength(1)
  })

  it('leaves nothing behind when it is refused, and no gap in the numbers', async () => {
    const before = await posted()
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 60)
    await run()
    const { uuid } = await billOf(worker)
    expect((await post(uuid)).status).toBe(409)
    const after = await posted()
    expect(numberOf(after)).toBe(numberOf(before) + 1)
  })
})

describe('D2.1 what is posted', () => {
  it('stays: neither it, nor its lines, nor what they were made from', async () => {
    const { uuid, entry } = await posted()
    const changes: [sql: string, constraint: string][] = [
      [`update va_bills set total_cents = 1 where uuid = '${uuid}'`, 'va_bills_posted_stay'],
      [`update va_bills set bill_date = '2026-01-01' where uuid = '${uuid}'`, 'va_bills_posted_stay'],
      [`delete from va_bills where uuid = '${uuid}'`, 'va_bills_posted_stay'],
      [`update va_bill_lines set description = 'x' where bill_uuid = '${uuid}'`, 'va_bills_posted_stay'],
      [`delete from va_bill_entries where bill_uuid = '${uuid}'`, 'va_bills_posted_stay'],
      [`update time_entries set seconds = 1 where uuid = '${entry}'`, 'time_entries_billed_stay'],
      [`update time_entries set removed_date = now() where uuid = '${entry}'`, 'time_entries_billed_stay'],
      [`update time_entries set bill_uuid = null where uuid = '${entry}'`, 'time_entries_billed_stay'],
      [`delete from time_entries where uuid = '${entry}'`, 'time_entries_billed_stay'],
    ]
    for (const [sql, constraint] of changes) {
      await expect(database.pool.query(sql)).rejects.toMatchObject({ constraint })
    }
  })

  it('can’t be written on, calculated or posted anew, nor its time changed or removed by anyone: 409', async () => {
    const { uuid, bill, entry, worker } = await posted()
    const body = { version: bill['version'], lines: [], note: '' }
    expect(await send(`PUT /va-bills/${uuid}`, finance, body)).toMatchObject({ status: 409, body: { code: 'posted' } })
    expect(await send('POST /va-bills/calculate', finance, { uuid })).toMatchObject({ status: 409 })
    expect((await post(uuid)).body).toEqual(bill)
    for (const token of [staff, worker.token]) {
      expect(await send(`DELETE /time/${entry}?reason=no`, token)).toMatchObject({
        status: 409,
        body: { code: 'locked' },
      })
    }
  })

  it('is what its lines and their entries come to: the database says so', async () => {
    const { uuid } = await addWorker().then(async (worker) => {
      await approved(worker, '2026-10-20', 4 * hour)
      await run()
      return billOf(worker)
    })
    await expect(
      database.pool.query('update va_bills set total_cents = total_cents + 1 where uuid = $1', [uuid]),
    ).rejects.toMatchObject({ constraint: 'va_bills_add_up' })
    // Posted, but nobody has marked its time.
    await expect(
      database.pool.query(
        `update va_bills set number = 900, status = 'posted', payer = '{}', payee = '{}', expected_date = bill_date, posted_date = now()
         where uuid = $1`,
        [uuid],
      ),
    ).rejects.toMatchObject({ constraint: 'va_bills_add_up' })
  })

  it('is never made of time that another one has: the database says so', async () => {
    const { uuid, entry } = await posted()
    const again = database.pool.query(
      `insert into va_bill_entries (time_entry_uuid, bill_uuid, position, seconds, amount_cents) values ($1, $2, 1, 1, 0)`,
      [entry, uuid],
    )
    await expect(again).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  })

  it('comes as a file named for it, with its stored lines', async () => {
    const { uuid, bill, worker } = await posted()
    const pdf = await suite.running.server.inject({
      url: `/api/va-bills/${uuid}/file`,
      headers: { authorization: `Bearer ${worker.token}` },
    })
    expect(pdf.headers['content-disposition']).toContain(`Talentplace Payment ${String(bill['number'])}.pdf`)
    const text = await pdfText(pdf.rawPayload)
    for (const words of ['Talentplace Inc.', 'Books and inbox', '$100.00 CAD', 'Nov 17th 2026']) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    }
    const csv = await suite.running.server.inject({
      url: `/api/va-bills/${uuid}/file?format=csv`,
      headers: { authorization: `Bearer ${worker.token}` },
    })
    expect(csv.body).toContain(`total,Total,,,,,,,100.00,CAD`)
  })

  it('D1 has lines that multiply: hours to the second, and one of a bonus or an adjustment', async () => {
    const worker = await addWorker()
    await approved(worker, '2026-10-20', 4 * hour + 16 * 60 + 41)
    await run()
    const { uuid, version } = await billOf(worker)
    const lines = [
      { kind: 'bonus', description: 'Thank you', amount_cents: 2_000 },
      { kind: 'adjustment', description: 'Paid twice', amount_cents: -1_050 },
    ]
    await send(`PUT /va-bills/${String(uuid)}`, finance, { version, lines, note: '' })
    expect((await post(uuid)).body).toMatchObject({
      lines: [
        { quantity: null, seconds: 15_401, unit_cents: 2_500, amount_cents: 10_695 },
        { quantity: 1, seconds: null, unit_cents: 2_000, amount_cents: 2_000 },
        { quantity: 1, seconds: null, unit_cents: -1_050, amount_cents: -1_050 },
      ],
    })
    const fileOf = (format: string) =>
      suite.running.server.inject({
        url: `/api/va-bills/${String(uuid)}/file?format=${format}`,
        headers: { authorization: `Bearer ${worker.token}` },
      })
    const rows: Record<string, string>[] = parse((await fileOf('csv')).body, { columns: true, bom: true })
    for (const { Hours, Quantity, Amount, 'Unit price': price } of rows.filter(({ Kind }) => Kind !== 'total')) {
      const many = Hours === '' ? Number(Quantity) : Number(Hours)
      expect((many * Number(price)).toFixed(2)).toBe(Number(Amount).toFixed(2))
    }
    const text = (await pdfText((await fileOf('pdf')).rawPayload)).replaceAll(/\s+/g, ' ')
    for (const words of ['4h 16m 41s $25.00 CAD/h $106.95 CAD', 'Thank you 1 $20.00 CAD $20.00 CAD']) {
      expect(text).toContain(words)
    }
  })
})

describe('D2.1 where its money is', () => {
  it('goes out, arrives, comes back and is paid again, each step told', async () => {
    const { uuid, bill, worker } = await posted()
    let version = Number(bill['version'])
    const next = async (body: object) => {
      const answer = await move(uuid, { version, ...body })
      version = Number(answer.body['version'] ?? version)
      return answer
    }
    expect(await next({ state: 'scheduled', date: '2026-11-12' })).toMatchObject({
      status: 200,
      body: { status: 'scheduled', expected_date: '2026-11-12', scheduled_date: '2026-11-10' },
    })
    expect(await next({ state: 'held', reason: 'Too late' })).toMatchObject({ status: 409, body: { code: 'not_now' } })
    clock.set(new Date('2026-11-13T15:00:00Z'))
    expect(await next({ state: 'returned', reason: 'Account closed' })).toMatchObject({
      status: 200,
      body: { status: 'returned', returned_reason: 'Account closed', expected_date: null },
    })
    expect(await next({ state: 'paid', date: '2026-11-14' })).toMatchObject({
      status: 400,
      body: { fields: { date: 'Must not be in the future' } },
    })
    expect(await next({ state: 'paid', date: '2026-11-13', reference: 'EFT 881' })).toMatchObject({
      status: 200,
      body: { status: 'paid', paid_date: '2026-11-13', payout_reference: 'EFT 881', returned_reason: null },
    })
    expect((await notificationsOf(worker)).slice(1)).toEqual(['Your bank sent $100.00 CAD back', 'Paid: $100.00 CAD'])
    const { rows } = await database.pool.query<{ body: string }>(
      `select body from notifications where title = 'Your bank sent $100.00 CAD back' and user_uuid = $1`,
      [worker.user_uuid],
    )
    expect(rows[0]?.body, 'a sentence, also where the reason has no full stop').toContain('Account closed. Write to us')
  })

  it('is expected today at the earliest', async () => {
    const { uuid, bill } = await posted()
    const schedule = (date: string) => move(uuid, { version: bill['version'], state: 'scheduled', date })
    expect(await schedule('2026-11-09')).toMatchObject({
      status: 400,
      body: { fields: { date: 'Must not be in the past' } },
    })
    expect(await schedule('2026-11-10')).toMatchObject({ status: 200, body: { expected_date: '2026-11-10' } })
  })

  it('is on the way of its entries, to the cent, for their assistant and finance, and for no client', async () => {
    const worker = await addWorker()
    const entries = [await approved(worker, '2026-10-20', 4 * hour), await approved(worker, '2026-10-21', 59)]
    const wayOf = async (token: string) => {
      const answers = await Promise.all(entries.map((entry) => send(`GET /time/${entry}`, token)))
      return answers.map(({ body }) => body['bill'] as Record<string, unknown> | null)
    }
    expect(await wayOf(worker.token)).toEqual([null, null])
    await run()
    const { uuid } = await billOf(worker)
    const onDraft = { uuid: null, number: null, status: 'draft', amount_cents: 10_000, expected_date: null }
    expect(await wayOf(worker.token)).toMatchObject([onDraft, { status: 'draft', amount_cents: 41 }])
    const { body: bill } = await post(uuid)
    const onBill = { uuid, number: bill['number'], status: 'posted', currency: 'cad', expected_date: '2026-11-17' }
    expect(await wayOf(worker.token)).toMatchObject([
      { ...onBill, amount_cents: 10_000 },
      { ...onBill, amount_cents: 41 },
    ])
    expect(await wayOf(staff)).toMatchObject([{ ...onBill, amount_cents: null }, onBill])
    expect(await wayOf(suite.client)).toEqual([null, null])
    const paid = { version: bill['version'], state: 'paid', date: '2026-11-10' }
    await move(String(uuid), paid)
    expect(await wayOf(worker.token)).toMatchObject([{ status: 'paid', paid_date: '2026-11-10' }, {}])
  })

  it('waits on hold with a reason, and goes on with a new day', async () => {
    const { uuid, bill } = await posted()
    const onHold = await move(uuid, { version: bill['version'], state: 'held', reason: 'We check a detail.' })
    expect(onHold.body).toMatchObject({ held_reason: 'by_hand', held_note: 'We check a detail.', expected_date: null })
    clock.set(new Date('2026-11-20T15:00:00Z'))
    const released = await move(uuid, { version: onHold.body['version'], state: 'posted' })
    expect(released.body).toMatchObject({ status: 'posted', held_reason: null, expected_date: '2026-11-27' })
  })

  it.each([
    [{ state: 'paid' }, 'date'],
    [{ state: 'held' }, 'reason'],
    [{ state: 'returned', reason: ' ' }, 'reason'],
  ])('needs its day or its reason: %j', async (body, field) => {
    const { uuid, bill } = await posted()
    expect(await move(uuid, { version: bill['version'], ...body })).toMatchObject({
      status: 400,
      body: { fields: { [field]: 'Required' } },
    })
  })

  it('is moved from what was read, and of a draft by nobody', async () => {
    const { uuid, bill } = await posted()
    const old = { version: Number(bill['version']) - 1, state: 'paid', date: '2026-11-10' }
    expect(await move(uuid, old)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    const worker = await addWorker()
    await approved(worker, '2026-10-20', hour)
    await run()
    const draft = await billOf(worker)
    const early = { version: draft['version'], state: 'posted' }
    expect(await move(String(draft['uuid']), early)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  })
})
