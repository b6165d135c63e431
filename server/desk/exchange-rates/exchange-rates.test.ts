import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { financeOperations } from '../finance.operations.ts'

const clock = settableClock(new Date('2026-11-20T17:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let editor: string
let viewer: string

beforeAll(async () => {
  database = await testDatabase()
  const configuration = { timeRules: { officeZone: 'America/Toronto' }, brand: { name: 'Talentplace' } }
  running = await serveOperations({ database, clock }, (deps) =>
    Object.values(financeOperations({ ...deps, jobs: {} as Jobs, configuration })),
  )
  const permissions = ['admin', 'admin_finance_report.view'] as const
  viewer = await addSession(database, clock, (await addPerson(database, { permissions })).uuid)
  const editing = [...permissions, 'admin_finance.edit'] as const
  editor = await addSession(database, clock, (await addPerson(database, { permissions: editing })).uuid)
  // September only in Canadian dollars; October and November in both.
  await database.pool.query(
    `insert into stored_income_lines (month, happened, currency, measure, amount_cents, document, document_uuid, position)
     select month, month, currency, measure, amount_cents, 'invoice', gen_random_uuid(), 0 from (values
      (date '2026-09-01', 'cad', 'invoiced', 100000), ('2026-09-01', 'cad', 'cost', 60000),
      ('2026-10-01', 'cad', 'invoiced', 100000), ('2026-10-01', 'cad', 'promotions', -10000), ('2026-10-01', 'cad', 'cost', 50000),
      ('2026-10-01', 'cad', 'fees', 1000), ('2026-10-01', 'cad', 'collected', 777), ('2026-10-01', 'usd', 'outstanding', 777),
      ('2026-10-01', 'usd', 'invoiced', 33333), ('2026-10-01', 'usd', 'cost', 20000), ('2026-10-01', 'usd', 'fees', 1),
      ('2026-11-01', 'cad', 'cost', 70000), ('2026-11-01', 'usd', 'invoiced', 50000)) lines (month, currency, measure, amount_cents)`,
  )
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const path = '/finance/exchange-rates'
const save = (month: string, body: object, token = editor) =>
  call(running.server, `PUT ${path}/${month}` as 'PUT /', { token, body })
const rate = { rate_millionths: 1_371_200, source: 'Bank of Canada, monthly average', note: '' }
const remove = (version: number) =>
  call(running.server, `DELETE ${path}/2026-10?version=${version}` as 'DELETE /', { token: editor })
const list = async (query = '') =>
  (await call(running.server, `GET ${path}${query}` as 'GET /', { token: viewer })).body
const get = async (month: string) =>
  (await call(running.server, `GET ${path}/${month}` as 'GET /', { token: viewer })).body

describe('D1 a margin across currencies', () => {
  it('is nowhere while no rate is entered: months with US dollars say that theirs is missing', async () => {
    const none = { rate_millionths: null, net_cents: null, margin_thousandths: null, source: '', version: 0 }
    expect(await list()).toEqual({
      months: [
        { month: '2026-11', cad_net_cents: -70_000, usd_net_cents: 50_000, note: '', ...none },
        { month: '2026-10', cad_net_cents: 39_000, usd_net_cents: 13_332, note: '', ...none },
      ],
      count: 2,
      missing: 2,
    })
  })

  it('appears in the very month that has one, rounded once to the cent, and stays beside its rate and source', async () => {
    expect(await save('2026-10', { ...rate, version: 0 })).toMatchObject({ status: 200, body: { version: 1 } })
    // 39,000 + 13,332 × 1.3712 = 57,280.8384, of 90,000 + 33,333 × 1.3712 = 135,706.2096.
    expect(await list('?from=2026-10-15&to=2026-10-20')).toMatchObject({
      months: [{ month: '2026-10', ...rate, net_cents: 57_281, margin_thousandths: 42_210, version: 1 }],
      missing: 0,
    })
    expect(await list('?entered=false')).toMatchObject({ months: [{ month: '2026-11', net_cents: null }], missing: 1 })
  })

  it('of a month without revenue has a net and no margin; a month with a rate alone is listed too', async () => {
    await save('2026-08', { ...rate, version: 0 })
    expect(await list('?entered=true&pagination.sortBy[]=month&pagination.sortDesc[]=false')).toMatchObject({
      months: [{ month: '2026-08', net_cents: 0, margin_thousandths: null }, { month: '2026-10' }],
      count: 2,
    })
  })

  it('leaves the report of each currency as it is', async () => {
    const { body } = await call(running.server, 'GET /finance/net-income?from=2026-10-01&to=2026-10-01' as 'GET /', {
      token: viewer,
    })
    expect(body).toMatchObject({
      totals: [
        { currency: 'cad', net_cents: 39_000 },
        { currency: 'usd', net_cents: 13_332 },
      ],
    })
  })
})

describe('an exchange rate', () => {
  it('is saved over what its page shows alone, and what it was stays in its history', async () => {
    await save('2025-01', { ...rate, version: 0 })
    expect(await save('2025-01', { ...rate, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    await save('2025-01', { ...rate, rate_millionths: 1_400_001, note: 'As published later', version: 1 })
    expect(await get('2025-01')).toMatchObject({
      rate_millionths: 1_400_001,
      version: 2,
      changes: [
        { rate_millionths: 1_400_001, note: 'As published later', actor_name: expect.any(String) },
        { rate_millionths: 1_371_200, note: '' },
      ],
    })
  })

  it('is entered once by two people at once, and the other one is told', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save('2025-02', { ...rate, version: 0 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('that is taken back converts nothing any more, and can’t be saved over from a page that still shows it', async () => {
    expect((await remove(7)).status).toBe(409)
    expect((await remove(1)).status).toBe(200)
    expect((await remove(2)).status).toBe(404)
    expect(await list('?from=2026-10-01&to=2026-10-01')).toMatchObject({ months: [{ net_cents: null, source: '' }] })
    expect((await save('2026-10', { ...rate, version: 1 })).status).toBe(409)
    expect((await save('2026-10', { ...rate, version: 2 })).status).toBe(200)
    expect(await get('2026-10')).toMatchObject({
      changes: [{ action: 'exchange_rate.saved' }, { action: 'exchange_rate.removed' }, {}],
    })
  })

  it.each([
    [{ rate_millionths: 0 }, 'rate_millionths'],
    [{ rate_millionths: 1.5 }, 'rate_millionths'],
    [{ rate_millionths: 10_000_001 }, 'rate_millionths'],
    [{ source: '  ' }, 'source'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('is refused at its field: %o', async (wrong, field) => {
    expect(await save('2025-03', { ...rate, version: 0, ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  it('is entered by who may edit finance alone, of a month that is one', async () => {
    expect((await save('2025-04', { ...rate, version: 0 }, viewer)).status).toBe(403)
    expect((await save('2025-13', { ...rate, version: 0 })).status).toBe(400)
  })
})
