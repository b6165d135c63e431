import { beforeEach, describe, expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addSession } from '../../testing/people.ts'
import type { Worker } from '../../testing/time-suite.ts'

const suite = await billsSuite()
const { clock, database, addWorker } = suite

beforeEach(() => clock.set(afterReview))

type Row = Record<string, unknown>

/** Signed in anew, however much later it is. */
const signedIn = (user_uuid: string) => addSession(database, clock, user_uuid)
const send = async (what: Parameters<typeof suite.send>[0], user_uuid: string, body?: unknown) =>
  suite.send(what, await signedIn(user_uuid), body)
const asFinance = async (what: Parameters<typeof suite.send>[0], body?: unknown) => send(what, suite.finance_uuid, body)

/** A posted bill of one bonus. */
async function posted({ virtualassistant_uuid }: Worker, amount_cents: number, currency = 'cad'): Promise<string> {
  const lines = [{ kind: 'bonus', description: 'Thank you', amount_cents }]
  const { body: draft } = await asFinance('POST /va-bills', { virtualassistant_uuid, currency, lines })
  const { body } = await asFinance('POST /va-bills/post', { uuid: draft['uuid'], version: draft['version'] })
  return String(body['uuid'])
}

async function move(uuid: string, body: object): Promise<number> {
  const { body: bill } = await asFinance(`GET /va-bills/${uuid}`)
  return (await asFinance(`PUT /va-bills/${uuid}/payout`, { version: bill['version'], ...body })).status
}

async function paid(worker: Worker, date: string, amount_cents: number, currency = 'cad'): Promise<string> {
  const uuid = await posted(worker, amount_cents, currency)
  expect(await move(uuid, { state: 'paid', date })).toBe(200)
  return uuid
}

/** What everyone of a year was paid. */
const totalsOf = async (year: number) =>
  ((await asFinance(`GET /va-bills/paid?year=${year}`)).body['assistants'] as Row[]).map((row) => row['total_cents'])

const statement = async ({ user_uuid }: Worker, year: number): Promise<Row> =>
  (await send(`GET /va-bills/paid/statement?year=${year}`, user_uuid)).body

const fileOf = ({ token }: Worker, query: string) =>
  suite.running.server.inject({
    url: `/api/va-bills/paid/statement/file?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('what was paid in a year', () => {
  it('goes by the day it was paid, which changes at the office’s midnight of December 31st', async () => {
    const worker = await addWorker()
    // 23:59 in Toronto, when it is the next year in UTC.
    clock.set(new Date('2027-01-01T04:59:00Z'))
    expect(await move(await posted(worker, 10_000), { state: 'paid', date: '2027-01-01' })).toBe(400)
    await paid(worker, '2026-12-31', 20_000)
    const { body: before } = await send('GET /va-bills/paid/statement', worker.user_uuid)
    expect(before).toMatchObject({ year: 2026, years: [2026], currencies: [{ total_cents: 20_000 }] })
    clock.set(new Date('2027-01-01T05:00:00Z'))
    await paid(worker, '2027-01-01', 30_000)
    const { body: after } = await send('GET /va-bills/paid/statement', worker.user_uuid)
    expect(after).toMatchObject({ year: 2027, years: [2027, 2026], currencies: [{ total_cents: 30_000 }] })
    expect(await statement(worker, 2026)).toMatchObject({ currencies: [{ total_cents: 20_000 }] })
  })

  it('adds up bills by month and year, and each currency for itself', async () => {
    const worker = await addWorker()
    await paid(worker, '2026-11-10', 10_000)
    await paid(worker, '2026-11-10', 25_000)
    await paid(worker, '2026-11-10', 17_000, 'usd')
    clock.set(new Date('2026-12-02T15:00:00Z'))
    await paid(worker, '2026-12-02', 31_001)
    expect(await statement(worker, 2026)).toMatchObject({
      currencies: [
        {
          currency: 'cad',
          total_cents: 66_001,
          months: [
            { month: '2026-11', amount_cents: 35_000 },
            { month: '2026-12', amount_cents: 31_001 },
          ],
          bills: [
            { amount_cents: 10_000 },
            { amount_cents: 25_000 },
            { amount_cents: 31_001, paid_date: '2026-12-02' },
          ],
        },
        { currency: 'usd', total_cents: 17_000, months: [{ month: '2026-11', amount_cents: 17_000 }] },
      ],
    })
  })

  it('leaves out what came back from the bank, until it is paid again, and what isn’t paid yet', async () => {
    const worker = await addWorker()
    await posted(worker, 40_000)
    const uuid = await paid(worker, '2026-11-10', 10_000)
    expect(await move(uuid, { state: 'returned', reason: 'Account closed' })).toBe(200)
    expect(await statement(worker, 2026)).toMatchObject({ currencies: [] })
    clock.set(new Date('2027-01-05T15:00:00Z'))
    expect(await move(uuid, { state: 'paid', date: '2027-01-05' })).toBe(200)
    expect(await statement(worker, 2026)).toMatchObject({ currencies: [] })
    expect(await statement(worker, 2027)).toMatchObject({ years: [2027], currencies: [{ total_cents: 10_000 }] })
  })

  it('is empty for someone who was paid nothing, with the present year to choose', async () => {
    const worker = await addWorker()
    expect(await statement(worker, 2026)).toMatchObject({ years: [2026], currencies: [] })
    expect(pdfText((await fileOf(worker, 'year=2026&format=pdf')).rawPayload)).toContain('Nothing was paid')
  })

  it('is its assistant’s and of staff: someone else’s is not found', async () => {
    const worker = await addWorker()
    const other = await addWorker()
    await paid(worker, '2026-11-10', 10_000)
    const path = `virtualassistant_uuid=${worker.virtualassistant_uuid}` as const
    expect((await send(`GET /va-bills/paid/statement?${path}`, other.user_uuid)).status).toBe(404)
    expect((await fileOf(other, path)).statusCode).toBe(404)
    expect((await send('GET /va-bills/paid', worker.user_uuid)).status).toBe(403)
    // Staff have no year of their own.
    expect((await asFinance('GET /va-bills/paid/statement')).status).toBe(404)
    const { body } = await asFinance(`GET /va-bills/paid/statement?${path}`)
    expect(body).toMatchObject({ currencies: [{ total_cents: 10_000 }] })
  })
})

describe('as a file', () => {
  it('A6.10 has each bill, each month and the year, and says that it is no tax slip', async () => {
    const worker = await addWorker()
    await paid(worker, '2026-11-10', 123_456)
    const csv = await fileOf(worker, 'format=csv')
    const rows = csv.body.trim().split(/\r?\n/)
    expect(rows.map((row) => row.split(',').slice(2).join())).toEqual([
      'Kind,Bill,Paid,Amount,Currency,Taxes,Before taxes,Slip',
      expect.stringMatching(/^bill,CAD-B-\d{5},2026-11-10,1234.56,CAD,0.00,1234.56,$/),
      'month,,2026-11,1234.56,CAD,,,',
      'year,,2026,1234.56,CAD,0.00,1234.56,',
      'slip,,2026,1234.56,CAD,,,t4a',
    ])
    expect(csv.headers['content-disposition']).toContain('Talentplace Payments 2026')
    const text = pdfText((await fileOf(worker, 'format=pdf')).rawPayload)
    expect(text).toContain('This is not a tax slip')
    expect(text).toContain('$1,234.56 CAD')
  })
})

describe('everyone of a year', () => {
  it('lists an assistant and currency each, with what was paid', async () => {
    const worker = await addWorker()
    await paid(worker, '2026-11-10', 10_000)
    await paid(worker, '2026-11-10', 25_000)
    await paid(worker, '2026-11-10', 17_000, 'usd')
    const { body } = await asFinance('GET /va-bills/paid?year=2026&pagination.limit=100')
    const own = (body['assistants'] as Row[]).filter(
      ({ virtualassistant_uuid }) => virtualassistant_uuid === worker.virtualassistant_uuid,
    )
    expect(own).toMatchObject([
      { currency: 'cad', bills: 2, total_cents: 35_000 },
      { currency: 'usd', bills: 1, total_cents: 17_000 },
    ])
    expect((await asFinance('GET /va-bills/paid?year=2020')).body).toMatchObject({ assistants: [], count: 0 })
  })

  it('has who was paid on its first and on its last day, and nobody of the days around them', async () => {
    const [first, last] = [await addWorker(), await addWorker()]
    clock.set(new Date('2030-12-31T15:00:00Z'))
    const uuids = [await posted(first, 10_000), await posted(last, 20_000)]
    expect(await move(uuids[1] ?? '', { state: 'paid', date: '2030-12-31' })).toBe(200)
    clock.set(new Date('2031-01-01T15:00:00Z'))
    expect(await move(uuids[0] ?? '', { state: 'paid', date: '2031-01-01' })).toBe(200)
    expect([await totalsOf(2030), await totalsOf(2031)]).toEqual([[20_000], [10_000]])
  })
})

const pageOf2035 = async (query: string) =>
  (await asFinance(`GET /va-bills/paid?year=2035&${query}`)).body as { assistants: Row[]; count: number }

describe('who was paid in a year', () => {
  it('is listed in each order, page by page and narrowed, as the plain query has it', async () => {
    const named = async (name: string) => {
      const worker = await addWorker()
      await database.pool.query('update assistants set display_name = $2 where uuid = $1', [
        worker.virtualassistant_uuid,
        name,
      ])
      return worker
    }
    clock.set(new Date('2035-03-10T15:00:00Z'))
    const [elise, ada, first, second] = [
      await named('Élise Q.'),
      await named('ada q.'),
      await named('Bo Q.'),
      await named('Bo Q.'),
    ]
    await paid(elise, '2035-03-10', 10_000)
    await paid(elise, '2035-03-10', 30_000)
    await paid(elise, '2035-03-10', 5_000, 'usd')
    for (const worker of [ada, first, second]) await paid(worker, '2035-03-10', 20_000)
    await posted(ada, 7_000)
    await database.pool.query(`update assistants set country = 'US', region = 'NY' where uuid = $1`, [
      ada.virtualassistant_uuid,
    ])
    const plain = async (order: string, where = 'true') => {
      const { rows } = await database.pool.query<Row>(
        `select virtualassistant_uuid, display_name as virtualassistant_name, currency, count(*)::int as bills, sum(total_cents)::int as total_cents,
          sum(total_cents - tax_cents)::int as fees_cents
         from va_bills join assistants on assistants.uuid = virtualassistant_uuid
         where status = 'paid' and paid_date between '2035-01-01' and '2035-12-31' and ${where} group by 1, 2, 3 order by ${order}, 1, 3`,
      )
      return rows
    }
    const orders = {
      virtualassistant_name: 'folded_text(display_name)',
      total_cents: 'sum(total_cents)',
      fees_cents: 'sum(total_cents - tax_cents)',
      bills: 'count(*)',
    }
    for (const [key, column] of Object.entries(orders)) {
      for (const descending of [false, true]) {
        const pages: Row[] = []
        for (let offset = 0; offset < 6; offset += 2) {
          const { assistants, count } = await pageOf2035(
            `pagination.sortBy[]=${key}&pagination.sortDesc[]=${descending}&pagination.limit=2&pagination.offset=${offset}`,
          )
          expect(count).toBe(5)
          pages.push(...assistants)
        }
        expect(pages).toMatchObject(await plain(`${column}${descending ? ' desc' : ''}`))
      }
    }
    const narrowed = {
      'search=bo': `searched_text like '%bo%'`,
      'currency=usd': `currency = 'usd'`,
      'slip=nec': `country = 'US'`,
      'slip=t4a': `country <> 'US'`,
      'identity=missing': 'true',
      'identity=given': 'false',
    }
    for (const [query, where] of Object.entries(narrowed)) {
      const rows = await plain('folded_text(display_name)', where)
      const { assistants, count } = await pageOf2035(query)
      expect([query, count]).toEqual([query, rows.length])
      expect(assistants).toMatchObject(rows)
    }
  })
})
