import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../../platform/clock/clock.ts'
import { call } from '../../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../../testing/people.ts'
import { taxCategories } from '@talentplace/contract/billing/prices/tax-categories'
import { pricesOperations } from '../../prices.operations.ts'
import { pricingOf } from '../pricing-of.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let running: OperationsServer
let token: string

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) => Object.values(pricesOperations(deps)))
  const permissions: Permission[] = ['admin', 'admin_finance.view', 'admin_finance.edit']
  token = await addSession(database, clock, (await addPerson(database, { permissions })).uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(start))

const reason = 'Agreed with the accountant'
const because = '?reason=Not%20yet'
const get = async (path: `/${string}`) => (await call(running.server, `GET ${path}`, { token })).body
const post = (path: `/${string}`, body: object) =>
  call(running.server, `POST ${path}`, { token, body: { reason, ...body } })
const remove = (path: `/${string}`) => call(running.server, `DELETE ${path}${because}`, { token })
const bands = (hourly_cents: number) => [
  { from_hours: 10, hourly_cents },
  { from_hours: 50, hourly_cents: hourly_cents - 100 },
]
const pricing = (on: string, region = 'ON', country = 'CA') =>
  pricingOf(database.kysely, { currency: 'cad', on, country, region })
const taxesOf = async (on: string, region: string, country = 'CA') =>
  (await pricing(on, region, country)).taxes.map((tax) => `${tax.name} ${tax.rate_thousandths} ${tax.tax_category}`)

const addBook = (effective_from: string, cents = 4000) =>
  post('/prices/books', { effective_from, cad: bands(cents), usd: bands(cents - 500) })

describe('D3 price books', () => {
  it('D3 hold from their day on in both currencies, and never change what was before', async () => {
    expect(await addBook('2026-12-15')).toMatchObject({ status: 200, body: { state: 'future' } })
    expect((await pricing('2026-12-14')).bands).toHaveLength(4)
    expect((await pricing('2026-12-15')).bands).toEqual(bands(4000))
    clock.set(new Date('2026-12-15T00:00:00Z'))
    const { books } = await get('/prices/books')
    expect(books).toMatchObject([
      { effective_from: '2026-12-15', state: 'current', usd: bands(3500) },
      { effective_from: '2020-01-01', state: 'past' },
    ])
  })

  it('D3 begin today at the earliest, once a day, in order of hours', async () => {
    expect(await addBook('2026-11-19')).toMatchObject({
      status: 400,
      body: { fields: { effective_from: 'Must be today or later' } },
    })
    const both = await Promise.all([addBook('2027-02-01'), addBook('2027-02-01', 5000)])
    expect(both.map((each) => each.status).sort()).toEqual([200, 409])
    const unordered = { effective_from: '2027-03-01', cad: bands(4000).toReversed(), usd: bands(4000) }
    expect((await post('/prices/books', unordered)).status).toBe(400)
    expect((await post('/prices/books', { ...unordered, cad: [] })).status).toBe(400)
  })

  it('D3 can be removed until they begin, with the reason in the audit', async () => {
    await addBook('2027-04-01')
    expect((await remove('/prices/books/2027-04-01')).status).toBe(200)
    expect((await remove('/prices/books/2027-04-01')).status).toBe(404)
    expect(await remove('/prices/books/2020-01-01')).toMatchObject({ status: 409, body: { code: 'begun' } })
    expect((await pricing('2026-12-14')).bands).toHaveLength(4)
    const { rows } = await database.pool.query(
      `select action, reason from audit_entries where entity = 'price_book:2027-04-01' order by id`,
    )
    expect(rows).toEqual([
      { action: 'prices.book_added', reason },
      { action: 'prices.book_removed', reason: 'Not yet' },
    ])
  })
})

async function displayedRole(role_id: number) {
  const { roles } = await get('/prices/roles?pagination.limit=100')
  return (roles as { role_id: number }[]).find((each) => each.role_id === role_id)
}

const upliftOf3 = async (on: string) => (await pricing(on)).uplifts.get(3)
const hawaii = (on: string) => taxesOf(on, 'HI', 'US')

describe('D3 roles', () => {
  it('D3 cost an uplift from its day on, until 0 ends it', async () => {
    const uplift = (effective_from: string, cad_cents: number) =>
      post('/prices/roles/3/uplifts', { effective_from, cad_cents, usd_cents: cad_cents })
    await uplift('2026-12-01', 250)
    await uplift('2027-02-01', 0)
    expect((await uplift('2027-02-01', 100)).status).toBe(409)
    expect([await upliftOf3('2026-11-30'), await upliftOf3('2026-12-01'), await upliftOf3('2027-02-01')]).toEqual([
      undefined,
      250,
      undefined,
    ])
    expect(await displayedRole(3)).toMatchObject({
      cad_uplift_cents: 0,
      coming: [
        { effective_from: '2026-12-01', cad_cents: 250, usd_cents: 250 },
        { effective_from: '2027-02-01', cad_cents: 0 },
      ],
    })
    expect((await remove('/prices/roles/3/uplifts/2027-02-01')).status).toBe(200)
    clock.set(new Date('2026-12-02T12:00:00Z'))
    expect((await remove('/prices/roles/3/uplifts/2026-12-01')).status).toBe(409)
    expect(await displayedRole(3)).toMatchObject({ cad_uplift_cents: 250, coming: [] })
    expect(((await get('/prices/roles?uplifted=true'))['roles'] as unknown[]).length).toBe(1)
    expect(
      (await post('/prices/roles/999/uplifts', { effective_from: '2027-05-01', cad_cents: 1, usd_cents: 1 })).status,
    ).toBe(404)
  })

  it('D3 shipped roles that keep books, bills, payroll and tax returns count as bookkeeping', async () => {
    const { roles } = await get('/prices/roles?tax_category=bookkeeping')
    expect((roles as { role: string }[]).map(({ role }) => role)).toEqual([
      'Accountant',
      'Accounts payable and receivable clerk',
      'Billing, invoicing and collections specialist',
      'Bookkeeper',
      'Payroll administrator',
      'Tax preparer',
    ])
  })

  it('D3 one vocabulary: no role, rate or line has a category that isn’t ours', async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from tax_categories')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      ['all', ...taxCategories.map(({ name }) => name)].toSorted(),
    )
    for (const statement of [
      `update roles set tax_category = 'Bookkeeping and accounting' where id = 1`,
      `update tax_rates set tax_category = 'accounting' where region = 'YT'`,
    ])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23503' })
    await expect(database.pool.query(`update roles set tax_category = 'all' where id = 1`)).rejects.toMatchObject({
      constraint: 'roles_taxed_as_one',
    })
  })

  it('D3 count as general assistance until staff say otherwise', async () => {
    expect((await pricing('2026-12-01')).tax_categories.get(4)).toBe('general_assistance')
    const body = { tax_category: 'bookkeeping', reason }
    expect((await call(running.server, 'PUT /prices/roles/4/tax_category', { token, body })).status).toBe(200)
    expect((await pricing('2026-12-01')).tax_categories.get(4)).toBe('bookkeeping')
    const invented = { tax_category: 'sorcery', reason }
    expect((await call(running.server, 'PUT /prices/roles/4/tax_category', { token, body: invented })).status).toBe(400)
  })
})

async function manitobaRule(): Promise<Record<string, unknown>> {
  const { taxes } = await get('/prices/taxes?region=MB&tax_category=bookkeeping')
  return (taxes as Record<string, unknown>[])[0] ?? {}
}

/** Where a category has no rule, and how many roles count as it. */
async function gapsOf(category: string): Promise<string[]> {
  const { gaps } = await get('/prices/taxes/gaps')
  return (gaps as { tax_category: string; region: string; roles: number }[])
    .filter(({ tax_category }) => tax_category === category)
    .map(({ region, roles }) => `${region} ${roles}`)
}

describe('D3 taxes', () => {
  it.each([
    ['AB', ['GST 5000 all']],
    ['BC', ['GST 5000 all', 'PST 7000 bookkeeping', 'PST 7000 legal', 'PST 7000 listed']],
    ['MB', ['GST 5000 all', 'RST 7000 bookkeeping', 'RST 7000 legal', 'RST 7000 listed']],
    ['NB', ['HST 15000 all']],
    ['NL', ['HST 15000 all']],
    ['NS', ['HST 14000 all']],
    ['NT', ['GST 5000 all']],
    ['NU', ['GST 5000 all']],
    ['ON', ['HST 13000 all']],
    ['PE', ['HST 15000 all']],
    ['QC', ['GST 5000 all', 'QST 9975 all']],
    [
      'SK',
      [
        'GST 5000 all',
        'PST 6000 advertising',
        'PST 6000 bookkeeping',
        'PST 6000 employment',
        'PST 6000 legal',
        'PST 6000 listed',
        'PST 6000 technology',
      ],
    ],
    ['YT', ['GST 5000 all']],
  ])('D3 %s has %j', async (region, taxes) => {
    expect(await taxesOf('2026-11-20', region)).toEqual(taxes)
  })

  it('D3 Nova Scotia’s was 15 % before 2025-04-01', async () => {
    expect(await taxesOf('2025-03-31', 'NS')).toEqual(['HST 15000 all'])
    expect(await taxesOf('2025-04-01', 'NS')).toEqual(['HST 14000 all'])
  })

  it('D3 the states have none, and without an address there is none yet', async () => {
    const states = await database.pool.query<{ code: string }>(`select code from regions where country = 'US'`)
    for (const { code } of states.rows) expect(await taxesOf('2026-11-20', code, 'US')).toEqual([])
    const nowhere = { currency: 'cad', on: '2026-11-20', country: null, region: null } as const
    expect((await pricingOf(database.kysely, nowhere)).taxes).toEqual([])
  })

  it('D3 a state is switched on from a day, and off again by a rate of 0', async () => {
    const rate = { country: 'US', region: 'hi', name: 'GET', tax_category: 'all' }
    const add = (effective_from: string, rate_thousandths: number) =>
      post('/prices/taxes', { ...rate, effective_from, rate_thousandths })
    expect(await add('2026-12-01', 4500)).toMatchObject({
      status: 200,
      body: { region_name: 'Hawaii', state: 'future' },
    })
    await add('2027-06-01', 0)
    expect([await hawaii('2026-11-30'), await hawaii('2026-12-01'), await hawaii('2027-06-01')]).toEqual([
      [],
      ['GET 4500 all'],
      [],
    ])
    expect((await add('2026-12-01', 4000)).status).toBe(409)
    expect((await add('2026-11-19', 4000)).status).toBe(400)
    const elsewhere = { ...rate, country: 'CA', effective_from: '2026-12-01', rate_thousandths: 1 }
    expect(await post('/prices/taxes', elsewhere)).toMatchObject({
      status: 400,
      body: { fields: { region: expect.any(String) } },
    })
  })

  it('D3 a category is switched on in one province from a day', async () => {
    const rate = { country: 'CA', region: 'BC', name: 'PST', rate_thousandths: 7000, tax_category: 'advertising' }
    const { body } = await post('/prices/taxes', { ...rate, effective_from: '2026-12-15' })
    expect(await taxesOf('2026-12-14', 'BC')).not.toContain('PST 7000 advertising')
    expect(await taxesOf('2026-12-15', 'BC')).toContain('PST 7000 advertising')
    expect((await remove(`/prices/taxes/${String(body['uuid'])}`)).status).toBe(200)
    expect(await taxesOf('2026-12-15', 'BC')).not.toContain('PST 7000 advertising')
  })

  it('D3 British Columbia taxes bookkeeping from 2026-10-01 exactly', async () => {
    expect(await taxesOf('2026-09-30', 'BC')).not.toContain('PST 7000 bookkeeping')
    expect(await taxesOf('2026-10-01', 'BC')).toContain('PST 7000 bookkeeping')
  })

  it('D3 a shipped rule names its source and its day, and waits for an accountant', async () => {
    const rule = await manitobaRule()
    expect(rule).toMatchObject({
      source: expect.stringContaining('Manitoba Bulletin 057'),
      source_date: '2026-11-28',
      confirmed_date: null,
    })
    const path = `PUT /prices/taxes/${String(rule['uuid'])}/confirmation` as const
    expect((await call(running.server, path, { token, body: { reason } })).status).toBe(200)
    clock.set(new Date('2026-11-25T15:00:00Z'))
    expect((await call(running.server, path, { token, body: { reason } })).status).toBe(200)
    expect((await manitobaRule())['confirmed_date']).toBe('2026-11-20')
    const { rows } = await database.pool.query(`select from audit_entries where action = 'taxes.rate_confirmed'`)
    expect(rows).toHaveLength(1)
  })

  it('D3 a category without a rule in a province that taxes only some services is named', async () => {
    expect(await gapsOf('bookkeeping')).toEqual([])
    expect(await gapsOf('advertising')).toEqual(['BC 0', 'MB 0'])
    const body = { tax_category: 'advertising', reason }
    expect((await call(running.server, 'PUT /prices/roles/34/tax_category', { token, body })).status).toBe(200)
    expect(await gapsOf('advertising')).toEqual(['BC 1', 'MB 1'])
    // A rate of 0 is a decision, not a gap, from the day on which it begins.
    const none = { country: 'CA', region: 'BC', name: 'PST', rate_thousandths: 0, tax_category: 'advertising' }
    await post('/prices/taxes', { ...none, effective_from: '2026-11-21' })
    expect(await gapsOf('advertising')).toEqual(['BC 1', 'MB 1'])
    clock.set(new Date('2026-11-21T15:00:00Z'))
    expect(await gapsOf('advertising')).toEqual(['MB 1'])
  })

  it('D3 a rate in force stays', async () => {
    const { taxes, count } = await get('/prices/taxes?region=NS&country=CA')
    expect(count).toBe(2)
    expect(taxes).toMatchObject([
      { region_name: 'Nova Scotia', rate_thousandths: 14_000, state: 'current' },
      { rate_thousandths: 15_000, effective_from: '2010-07-01', state: 'past' },
    ])
    const [inForce] = taxes as { uuid: string }[]
    expect(await remove(`/prices/taxes/${inForce?.uuid ?? ''}`)).toMatchObject({ status: 409, body: { code: 'begun' } })
    expect((await get('/prices/taxes?search=quebec&state=current'))['count']).toBe(2)
  })
})

const addPay = (more: object) =>
  post('/prices/pay', { country: 'CA', role_id: null, hourly_cents: 2200, effective_from: '2026-12-01', ...more })

describe('the pay book', () => {
  it('has a rate by country for all roles, and a role’s own, each from its day on in the country’s currency', async () => {
    expect(await addPay({})).toMatchObject({ status: 200, body: { state: 'future', currency: 'cad', role: null } })
    expect(await addPay({ country: 'US', role_id: 1 })).toMatchObject({ status: 200, body: { currency: 'usd' } })
    clock.set(new Date('2026-12-01T00:00:00Z'))
    const { rates } = await get('/prices/pay?country=CA')
    expect(rates).toMatchObject([
      { effective_from: '2026-12-01', hourly_cents: 2200, state: 'current' },
      { effective_from: '2020-01-01', state: 'past' },
    ])
    expect((await get('/prices/pay?state=past')).count).toBe(1)
  })

  it('takes a rate from today on at the earliest, once a day, for a role that is there, and above nothing', async () => {
    expect((await addPay({ effective_from: '2026-11-19' })).body.fields).toEqual({
      effective_from: 'Must be today or later',
    })
    expect((await addPay({ role_id: 9_999 })).body.fields).toEqual({ role_id: 'Is no role' })
    expect((await addPay({ hourly_cents: 0 })).status).toBe(400)
    const both = await Promise.all([addPay({ role_id: 2 }), addPay({ role_id: 2, hourly_cents: 2300 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('lets go of what hasn’t begun, and of nothing else', async () => {
    const { body } = await addPay({ role_id: 3 })
    expect((await remove(`/prices/pay/${String(body.uuid)}`)).status).toBe(200)
    const [started] = (await get('/prices/pay?state=current&country=US')).rates as { uuid: string }[]
    expect(await remove(`/prices/pay/${started?.uuid ?? ''}`)).toMatchObject({ status: 409, body: { code: 'begun' } })
  })
})
