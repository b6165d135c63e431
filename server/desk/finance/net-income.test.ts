import { randomUUID } from 'node:crypto'
import { incomeMeasures, listIncomeLines, listNetIncome } from '@talentplace/contract/desk/finance/net-income.routes'
import { describe, expect, it } from 'vitest'
import { bookPayment } from '../../billing/payments/book-payment.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { joinIncomeSums } from './join-income-sums.ts'
import { listIncomeLinesOperation } from './list-income-lines.ts'
import { listNetIncomeOperation } from './list-net-income.ts'
import { storeOfficeMonths } from './office-months.ts'
import { verifyBooks } from './verify-books.ts'

// Half past eleven in the evening of October in Toronto, and November in UTC.
const october = new Date('2026-11-01T03:30:00Z')
const november = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(november)
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])

type Query = Record<string, unknown>
type Figures = Record<string, number | string | null>

/** The report with these filters; the handler reads nothing of the call but its query. */
async function report(query: Query): Promise<{ rows: Figures[]; totals: Figures[] }> {
  const { answer } = listNetIncomeOperation({ database })
  return (await answer({} as never, { params: {}, body: {}, query: listNetIncome.query?.parse(query) })) as never
}
async function linesOf(query: Query): Promise<{ lines: Figures[]; count: number; totals: Figures[] }> {
  const { answer } = listIncomeLinesOperation({ database, officeZone: 'America/Toronto' })
  return (await answer({} as never, { params: {}, body: {}, query: listIncomeLines.query?.parse(query) })) as never
}

/** 10 h in Ontario: $380.00 and HST of 49.40. */
const billed = (about: object = {}) => here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false, ...about })
type Subscriber = Awaited<ReturnType<typeof billed>>
const credit = ({ invoice_uuid }: Subscriber, lines: object[] | null) =>
  here.request(`POST /invoices/${invoice_uuid}/creditnotes`, staff, {
    body: { lines, reason: 'A mistake' },
    key: randomUUID(),
  })
const refund = ({ invoice_uuid }: Subscriber, payment_uuid: string, amount_cents: number) =>
  here.request(`POST /invoices/${invoice_uuid}/payment/refund`, staff, {
    body: { payment_uuid, amount_cents, reason: 'As agreed' },
    key: randomUUID(),
  })

/** What is kept against the lines of the documents, for every month, currency and thing at once. */
async function storedAndPlain() {
  const stored = await database.pool.query(
    `select * from (select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
        ${incomeMeasures.map((measure) => `sum(${measure}_cents) as ${measure}`).join(', ')}
      from income_sums group by 1, 2, 3, 4, 5) kept
     where (${incomeMeasures.join(', ')}) <> (0, 0, 0, 0, 0, 0, 0, 0) order by 1, 2, 3, 4, 5`,
  )
  const plain = await database.pool.query(
    `select * from (select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
        ${incomeMeasures.map((measure) => `coalesce(sum(amount_cents) filter (where measure = '${measure}'), 0) as ${measure}`).join(', ')}
      from income_lines group by 1, 2, 3, 4, 5) plain
     where (${incomeMeasures.join(', ')}) <> (0, 0, 0, 0, 0, 0, 0, 0) order by 1, 2, 3, 4, 5`,
  )
  return { stored: stored.rows, plain: plain.rows }
}

/** Lines as they are stored, and as the documents have them. */
async function storedAndPlainLines() {
  const columns = `measure, month, day, currency, client_uuid, project_uuid, virtualassistant_uuid, document, document_uuid, page_uuid,
    position, amount_cents`
  const stored = await database.pool.query(
    `select ${columns}, happened from stored_income_lines order by happened, document_uuid, page_uuid, measure, position, amount_cents`,
  )
  const plain = await database.pool.query(
    `select ${columns}, coalesce(at, (day::text || 'T00:00:00Z')::timestamptz) as happened from income_lines
     order by happened, document_uuid, page_uuid, measure, position, amount_cents`,
  )
  return { stored: stored.rows, plain: plain.rows }
}

describe('D1.2 net income of a subscription', () => {
  it('has invoices before tax and what is open of them; a payment moves the latter to collected', async () => {
    const someone = await billed()
    const { client_uuid } = someone
    expect((await report({ client_uuid })).rows).toMatchObject([
      {
        key: '2026-11-01',
        currency: 'cad',
        invoiced_cents: 38_000,
        collected_cents: 0,
        outstanding_cents: 42_940,
        net_cents: 38_000,
      },
    ])
    await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    expect((await report({ client_uuid })).rows).toMatchObject([{ collected_cents: 42_940, outstanding_cents: 0 }])
  })

  it('counts a payment in the month it has by the office’s clock, not by UTC’s', async () => {
    const someone = await billed()
    clock.set(october)
    await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    clock.set(november)
    expect((await report({ client_uuid: someone.client_uuid })).rows).toMatchObject([
      { key: '2026-11-01', collected_cents: 0 },
      { key: '2026-10-01', collected_cents: 42_940, invoiced_cents: 0, margin_thousandths: null },
    ])
    const { lines } = await linesOf({ client_uuid: someone.client_uuid, measure: 'collected' })
    expect(lines).toMatchObject([{ date: '2026-10-31', document: 'payment', amount_cents: 42_940 }])
  })

  it('counts a credit note below zero in the month it is issued, as the line it takes back', async () => {
    const someone = await billed()
    clock.set(new Date('2026-12-05T17:00:00Z'))
    await credit(someone, [{ position: 1, amount_cents: 10_000 }])
    clock.set(november)
    expect((await report({ client_uuid: someone.client_uuid })).rows).toMatchObject([
      {
        key: '2026-12-01',
        invoiced_cents: -10_000,
        adjustments_cents: 0,
        net_cents: -10_000,
        margin_thousandths: null,
      },
      { key: '2026-11-01', invoiced_cents: 38_000, outstanding_cents: 31_640 },
    ])
  })

  it('counts refunds and their failure, credit that is left, and never money that only moves within our books', async () => {
    const someone = await billed()
    const { client_uuid, invoice_uuid } = someone
    const payment_uuid = await addCardPayment(database, { invoice_uuid, clock, transferred: 5_000 })
    expect((await report({ client_uuid })).rows).toMatchObject([{ collected_cents: 47_940, outstanding_cents: 0 }])
    await refund(someone, payment_uuid, 10_000)
    expect((await report({ client_uuid })).rows).toMatchObject([{ refunds_cents: 10_000 }])
    await database.pool.query(
      `update refunds set state = 'failed', settled_date = '2026-12-02T17:00:00Z' where payment_uuid = $1`,
      [payment_uuid],
    )
    await credit(someone, null)
    expect((await report({ client_uuid })).rows).toMatchObject([
      { key: '2026-12-01', refunds_cents: -10_000 },
      { key: '2026-11-01', refunds_cents: 10_000, collected_cents: 47_940, invoiced_cents: 0 },
    ])
  })

  it('shows an adjustment apart from what is invoiced', async () => {
    const someone = await billed()
    const form = handInvoice(someone.uuid, { invoice_date: '2026-11-20', due_date: '2026-11-20' })
    const [line] = form.lines
    const lines = [line, { ...line, kind: 'adjustment', description: 'As agreed', unit_cents: -2_500 }]
    const { body } = await here.request('POST /invoices', staff, { body: { ...form, lines } })
    await here.request(`POST /invoices/${String(body['uuid'])}/post`, staff, { body: { version: 1 } })
    expect((await report({ by: 'project', project_uuid: someone.uuid })).rows).toMatchObject([
      {
        name: 'Books and inbox',
        invoiced_cents: 48_000,
        adjustments_cents: -2_500,
        net_cents: 45_500,
        margin_thousandths: 100_000,
      },
    ])
  })

  it('takes a lost dispute and its fee in the months they came', async () => {
    const someone = await billed()
    const payment_uuid = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    await database.pool.query(
      `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date)
       values ('test', $1, $2, 'opened', 42940, 1500, '2026-11-21T17:00:00Z')`,
      [randomUUID(), payment_uuid],
    )
    await database.pool.query(
      `update disputes set state = 'lost', settled_date = '2026-12-21T17:00:00Z' where payment_uuid = $1`,
      [payment_uuid],
    )
    expect((await report({ client_uuid: someone.client_uuid })).rows).toMatchObject([
      { key: '2026-12-01', refunds_cents: 42_940, fees_cents: 0 },
      { key: '2026-11-01', refunds_cents: 0, fees_cents: 1_500, net_cents: 36_500 },
    ])
  })

  it('takes back the lines of one of two disputes that are alike, once it is won after all', async () => {
    const someone = await billed()
    const payment_uuid = await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
    const ids = [randomUUID(), randomUUID()]
    for (const id of ids) {
      await database.pool.query(
        `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date, settled_date)
         values ('test', $1, $2, 'lost', 20000, 1500, '2026-11-21T17:00:00Z', '2026-11-22T17:00:00Z')`,
        [id, payment_uuid],
      )
    }
    const figures = async () => (await report({ client_uuid: someone.client_uuid })).rows
    expect(await figures()).toMatchObject([{ refunds_cents: 40_000, fees_cents: 3_000 }])
    await database.pool.query(`update disputes set state = 'won' where processor_dispute_id = $1`, [ids[1]])
    expect(await figures()).toMatchObject([{ refunds_cents: 20_000, fees_cents: 3_000 }])
    await database.pool.query(`update disputes set fee_cents = 0 where processor_dispute_id = $1`, [ids[0]])
    expect(await figures()).toMatchObject([{ refunds_cents: 20_000, fees_cents: 1_500 }])
    expect(await linesOf({ client_uuid: someone.client_uuid, measure: 'refunds' })).toMatchObject({ count: 1 })
  })

  it('has one line of what is open, which a payment of a part lowers and one of the rest takes away', async () => {
    const someone = await billed()
    const open = { client_uuid: someone.client_uuid, measure: 'outstanding' }
    const line = { document: 'invoice', amount_cents: 42_940, description: '', date: '2026-11-10' }
    expect(await linesOf(open)).toMatchObject({ count: 1, lines: [line] })
    const pay = (amount_cents: number) =>
      database.kysely.transaction().execute((transaction) =>
        bookPayment(transaction, {
          method: 'transfer',
          amount_cents,
          charge_uuid: null,
          recorded_by: null,
          client_uuid: someone.client_uuid,
          currency: 'cad',
          invoices: [someone.invoice_uuid],
          reference: '',
          at: clock.now(),
        }),
      )
    await pay(42_939)
    expect(await linesOf(open)).toMatchObject({ count: 1, lines: [{ ...line, amount_cents: 1 }] })
    await pay(1)
    expect(await linesOf(open)).toEqual({ lines: [], count: 0, totals: [], only: expect.any(String) })
  })
})

describe('D1.2 what assistants cost', () => {
  it('is what posted bills come to; of an assistant nothing is invoiced, so there is no net', async () => {
    const { uuid } = await addAssistant(database, {})
    await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: false })
    expect((await report({ by: 'assistant', virtualassistant_uuid: uuid })).rows).toEqual([])
    await database.pool.query('delete from va_bills where virtualassistant_uuid = $1', [uuid])
    await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: true })
    const expected = { cost_cents: 50_000, invoiced_cents: 0, net_cents: null, margin_thousandths: null }
    expect((await report({ by: 'assistant', virtualassistant_uuid: uuid })).rows).toMatchObject([
      { key: uuid, ...expected },
    ])
    const ofNoProject = await linesOf({ measure: 'cost', project_uuid: 'none', virtualassistant_uuid: uuid })
    expect(ofNoProject).toMatchObject({ count: 1, totals: [{ currency: 'cad', amount_cents: 50_000 }] })
  })
})

it('D1.2 every figure is the sum of the lines it opens to, by month, client and subscription', async () => {
  for (const [by, filter] of [
    ['month', 'from'],
    ['client', 'client_uuid'],
    ['project', 'project_uuid'],
  ] as const) {
    const { rows } = await report({ by, pagination: { limit: 100 } })
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      const key = row['key'] === '' ? 'none' : row['key']
      const of = { [filter]: key, ...(by === 'month' && { to: key }), currency: row['currency'] }
      for (const measure of incomeMeasures) {
        const { totals } = await linesOf({ ...of, measure })
        expect([by, key, measure, totals[0]?.['amount_cents'] ?? 0]).toEqual([
          by,
          key,
          measure,
          row[`${measure}_cents`],
        ])
      }
    }
  }
})

it('D1.2 lines come in whole pages in either direction, with their number and sums by month, currency and measure', async () => {
  const { plain } = await storedAndPlainLines()
  const filters: Query[] = [
    {},
    { measure: 'collected' },
    { currency: 'cad', from: '2026-11-30' },
    { to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-30', measure: 'invoiced' },
    { virtualassistant_uuid: 'none' },
  ]
  for (const filter of filters) {
    const { measure, currency, from = '1990-01-01', to = '2100-12-01', virtualassistant_uuid } = filter
    const own = plain.filter(
      (line) =>
        (measure === undefined || line.measure === measure) &&
        (currency === undefined || line.currency === currency) &&
        (virtualassistant_uuid === undefined || line.virtualassistant_uuid === null) &&
        line.month.slice(0, 7) >= String(from).slice(0, 7) &&
        line.month.slice(0, 7) <= String(to).slice(0, 7),
    )
    expect(own.length).toBeGreaterThan(0)
    const cents = own.reduce((sum, line) => sum + line.amount_cents, 0)
    for (const [by, key] of [
      ['date', 'happened'],
      ['amount_cents', 'amount_cents'],
    ] as const) {
      const values = own.map((line) => Number(line[key])).toSorted((a, b) => a - b)
      for (const descending of [false, true]) {
        const expected = descending ? values.toReversed() : values
        const keys: unknown[] = []
        for (let offset = 0; offset < own.length; offset += 7) {
          const pagination = { limit: 7, offset, sortBy: [by], sortDesc: [descending] }
          const { lines, count, totals } = await linesOf({ ...filter, pagination })
          expect({ count, totals }).toEqual({ count: own.length, totals: [{ currency: 'cad', amount_cents: cents }] })
          keys.push(...lines.map((line) => `${line['key']} ${line['amount_cents']}`))
        }
        const all = own.map(
          (line) =>
            `${line.measure} ${line.document_uuid} ${line.page_uuid ?? ''} ${line.position} ${line.amount_cents}`,
        )
        expect(keys.toSorted()).toEqual(all.toSorted())
        const valueOf = new Map(all.map((each, at) => [each, Number(own[at]?.[key])]))
        expect(keys.map((each) => valueOf.get(String(each)))).toEqual(expected)
      }
    }
  }
})

it('D1.2 the kept sums are those of the documents, also once their lines are joined and when months begin elsewhere', async () => {
  const before = await storedAndPlain()
  expect(before.stored).toEqual(before.plain)
  await Promise.all([joinIncomeSums(database.kysely), joinIncomeSums(database.kysely)])
  expect(await storedAndPlain()).toEqual(before)
  await joinIncomeSums(database.kysely)
  expect(await storedAndPlain()).toEqual(before)
  const several = await database.pool.query(
    'select from income_sums group by month, currency, client_uuid, project_uuid, virtualassistant_uuid having count(*) > 1',
  )
  expect(several.rowCount).toBe(0)
  expect(await storeOfficeMonths(database.kysely, 'America/Toronto')).toBeGreaterThan(100)
  expect(await storeOfficeMonths(database.kysely, 'America/Toronto')).toBe(0)
  expect(await storeOfficeMonths(database.kysely, 'UTC')).toBeGreaterThan(1_000)
  const inUtc = await storedAndPlain()
  expect(inUtc.stored).toEqual(inUtc.plain)
  expect(inUtc.stored).not.toEqual(before.stored)
  await storeOfficeMonths(database.kysely, 'America/Toronto')
  expect(await storedAndPlain()).toEqual(before)
})

it('D1.2 the stored lines are those of the documents, wherever months begin', async () => {
  const { stored, plain } = await storedAndPlainLines()
  expect(new Set(plain.map(({ measure }) => measure))).toEqual(
    new Set(incomeMeasures.filter((each) => each !== 'promotions')),
  )
  expect(stored).toEqual(plain)
  await storeOfficeMonths(database.kysely, 'UTC')
  const inUtc = await storedAndPlainLines()
  expect(inUtc.stored).toEqual(inUtc.plain)
  expect(inUtc.stored).not.toEqual(stored)
  await storeOfficeMonths(database.kysely, 'America/Toronto')
  expect((await storedAndPlainLines()).stored).toEqual(stored)
  const unlike = await verifyBooks(database.kysely)
  expect(unlike.filter((each) => /net income|sums of/.test(each))).toEqual([])
})

describe('D1.2 the report of all months by client, subscription or assistant', () => {
  const thingOf = { client: 'client_uuid', project: 'project_uuid', assistant: 'virtualassistant_uuid' } as const
  const sumsOf = incomeMeasures.map(
    (measure) => `coalesce(sum(amount_cents) filter (where measure = '${measure}'), 0)::int as ${measure}_cents`,
  )
  const isSomething = `(${incomeMeasures.map((measure) => `${measure}_cents`).join(', ')}) <> (0, 0, 0, 0, 0, 0, 0, 0)`

  it.each(['client', 'project', 'assistant'] as const)(
    'by %s has each sum that its documents have, whatever was joined and came since',
    async (by) => {
      const check = async () => {
        for (const currency of [undefined, 'usd', 'cad']) {
          const { rows: plain } = await database.pool.query(
            `select * from (select coalesce(${thingOf[by]}::text, '') as key, currency, ${sumsOf.join(', ')} from income_lines
               where (${by !== 'assistant'} or virtualassistant_uuid is not null) and ($1::text is null or currency = $1) group by 1, 2) sums
             where ${isSomething} order by key, currency`,
            [currency],
          )
          const { rows, count } = (await report({
            by,
            currency,
            pagination: { sortBy: ['key'], limit: 100 },
          })) as Awaited<ReturnType<typeof report>> & { count: number }
          expect(count).toBe(plain.length)
          expect(rows).toMatchObject(plain.slice(0, 100))
        }
      }
      const { uuid } = await addAssistant(database, {})
      await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: true })
      await check()
      await joinIncomeSums(database.kysely)
      await check()
      const someone = await billed()
      await addCardPayment(database, { invoice_uuid: someone.invoice_uuid, clock })
      await credit(someone, null)
      await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: true })
      await check()
      await Promise.all([joinIncomeSums(database.kysely), joinIncomeSums(database.kysely)])
      await check()
      const several = await database.pool.query(
        'select from income_thing_sums group by kind, thing_uuid, currency having count(*) > 1',
      )
      expect(several.rowCount).toBe(0)
    },
  )

  it.each(['client', 'project', 'assistant'] as const)(
    'by %s has the order, pages and totals that a report of months has',
    async (by) => {
      for (const key of [
        'name',
        'currency',
        'invoiced_cents',
        'cost_cents',
        'net_cents',
        'margin_thousandths',
      ] as const) {
        for (const descending of [false, true]) {
          for (const offset of [0, 3]) {
            const query = { by, pagination: { sortBy: [key], sortDesc: [descending], limit: 3, offset } }
            expect(await report(query)).toEqual(await report({ ...query, from: '2000-01-01', to: '2100-01-01' }))
          }
        }
      }
    },
  )

  it('by client is in the order of names as people read them', async () => {
    for (const company of ['élan', 'Zebra', 'Elm', 'apple']) await billed({ company })
    const { rows } = await report({ by: 'client', pagination: { limit: 100 } })
    const { rows: folded } = await database.pool.query<{ name: string }>(
      'select name from unnest($1::text[]) with ordinality named (name, place) order by folded_text(name), place',
      [rows.map(({ name }) => name)],
    )
    expect(rows.map(({ name }) => name)).toEqual(folded.map(({ name }) => name))
    expect(rows.length).toBeGreaterThan(5)
  })
})
