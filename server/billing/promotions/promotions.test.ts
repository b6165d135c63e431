import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addOrder } from '../../testing/rows/add-order.ts'
import { admitCodesBy } from './admit-codes.ts'
import { createPromotionOperation } from './create-promotion.ts'
import { deletePromotionOperation } from './delete-promotion.ts'
import { getPromotionCodeOperation } from './get-promotion-code.ts'
import { listPromotionsOperation } from './list-promotions.ts'
import { getPromotionOperation } from './get-promotion.ts'
import { listRedemptionsOperation } from './list-redemptions.ts'
import { savePromotionOperation } from './save-promotion.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const absent = '01940000-0000-7000-8000-000000000000'
const limit = { purpose: 'promotion code', max: 5, windowSeconds: 3600 }

let database: TestDatabase
let running: OperationsServer
let token: string
let addresses = 0

beforeAll(async () => {
  database = await testDatabase()
  const deps = { database, clock }
  running = await serveOperations(deps, ({ throttle }) => [
    getPromotionCodeOperation({ ...deps, admitCodes: admitCodesBy({ throttle, limit }) }),
    listPromotionsOperation(deps),
    getPromotionOperation(deps),
    listRedemptionsOperation(deps),
    createPromotionOperation(deps),
    savePromotionOperation(deps),
    deletePromotionOperation(deps),
  ])
  token = await tokenOf(['admin', 'admin_finance.view', 'admin_finance.edit'])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(start))

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

const form = {
  name: 'Welcome',
  type: 'percentage',
  value: 10_000,
  duration: 'once',
  redeemable_from: '2026-11-01T00:00:00.000Z',
}
const make = (more: object) => call(running.server, 'POST /promotions', { token, body: { ...form, ...more } })
const get = (uuid: string) => call(running.server, `GET /promotions/${uuid}`, { token })
const save = (uuid: string, more: object) =>
  call(running.server, `PUT /promotions/${uuid}`, { token, body: { ...form, ...more } })
const remove = (uuid: string) => call(running.server, `DELETE /promotions/${uuid}`, { token })
/** Each visitor from an address of their own, so that the throttle counts none of them together. */
const terms = (code: string, address = `203.0.113.${(addresses += 1)}`) =>
  call(running.server, `GET /promotions/codes?code=${encodeURIComponent(code)}`, { address })
async function made(more: { code: string } & Record<string, unknown>): Promise<string> {
  const { status, body } = await make(more)
  expect([status, body['message']]).toEqual([200, undefined])
  return String(body['uuid'])
}
const codes = async (query: string) => {
  const { body } = await call(running.server, `GET /promotions?${query}`, { token })
  return (body['promotions'] as { code: string }[]).map((each) => each.code)
}
async function use(promotion_uuid: string): Promise<void> {
  const order = await addOrder(database, await addClient(database, 'Elm Toys'))
  await database.kysely
    .insertInto('promotion_redemptions')
    .values({ ...order, promotion_uuid, state: 'redeemed', created_date: start })
    .execute()
}

describe('D3.1 a promotion', () => {
  it('D3.1 is made, shown and told in words', async () => {
    const uuid = await made({ code: ' spring3 ', duration: 'repeating', months: 3 })
    expect((await get(uuid)).body).toMatchObject({
      code: 'SPRING3',
      terms: '10% off for 3 months',
      state: 'running',
      times_redeemed: 0,
      version: 1,
    })
    expect((await get(absent)).status).toBe(404)
  })

  it.each([
    ['more than all', { value: 100_001 }, 'value'],
    ['nothing', { value: 0 }, 'value'],
    ['more hours than a month has', { type: 'hours', value: 745 }, 'value'],
    ['cents without a currency', { type: 'cents_amount', value: 5000 }, 'currency'],
    ['hours with a currency', { type: 'hours', value: 5, currency: 'cad' }, 'currency'],
    ['repeating without months', { duration: 'repeating' }, 'months'],
    ['once with months', { months: 3 }, 'months'],
    ['an end before its beginning', { redeemable_until: '2026-11-01T00:00:00Z' }, 'redeemable_until'],
    ['a year that is far away', { redeemable_from: '0000-01-01T00:00:00Z' }, 'redeemable_from'],
    ['a code with spaces', { code: 'TEN OFF' }, 'code'],
  ])('D3 is refused with %s, at its field', async (_what, more, field) => {
    const { status, body } = await make({ code: 'BAD', ...more })
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
  })

  it('D3.1 has a code nobody else has, until it is removed', async () => {
    const uuid = await made({ code: 'TWICE' })
    expect(await make({ code: 'twice' })).toMatchObject({ status: 409, body: { code: 'code_taken' } })
    expect((await remove(uuid)).status).toBe(200)
    expect((await remove(uuid)).status).toBe(404)
    expect((await get(uuid)).status).toBe(404)
    expect((await terms('TWICE')).status).toBe(404)
    await made({ code: 'TWICE' })
  })

  it('D3.1 two people who save the same one: the second is told, and nothing is lost', async () => {
    const uuid = await made({ code: 'STALE' })
    expect((await save(uuid, { code: 'STALE', name: 'First', version: 1 })).body).toMatchObject({ version: 2 })
    const second = await save(uuid, { code: 'STALE', name: 'Second', version: 1 })
    expect(second).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect((await get(uuid)).body).toMatchObject({ name: 'First', version: 2 })
  })

  it('D3.1 once used keeps what it gives; its name, window, limits and switch can change', async () => {
    const uuid = await made({ code: 'USED' })
    await use(uuid)
    for (const more of [{ value: 20_000 }, { type: 'hours', value: 5 }, { duration: 'forever' }, { code: 'OTHER' }]) {
      const answer = await save(uuid, { code: 'USED', ...more, version: 1 })
      expect(answer).toMatchObject({ status: 409, body: { code: 'promotion_used' } })
    }
    const limits = { name: 'Better', max_redemptions: 1, redeemable_until: '2027-01-01T00:00:00Z', active: false }
    expect((await save(uuid, { code: 'USED', ...limits, version: 1 })).body).toMatchObject({
      name: 'Better',
      state: 'closed',
      times_redeemed: 1,
    })
    await use(await made({ code: 'USED2', max_redemptions: 5 }))
  })

  it('D3.1 a limit is never less than what has been used', async () => {
    const uuid = await made({ code: 'LIMIT', max_redemptions: 5 })
    await use(uuid)
    await use(uuid)
    expect(await save(uuid, { code: 'LIMIT', max_redemptions: 1, version: 1 })).toMatchObject({
      status: 400,
      body: { fields: { max_redemptions: expect.any(String) } },
    })
    expect((await save(uuid, { code: 'LIMIT', max_redemptions: 2, version: 1 })).body['state']).toBe('exhausted')
  })

  it('each change stands in the audit, with what it was', async () => {
    const uuid = await made({ code: 'AUDIT' })
    await save(uuid, { code: 'AUDIT', name: 'Renamed', version: 1, reason: 'Clearer' })
    const { rows } = await database.pool.query(
      `select action, reason, details from audit_entries where entity = 'promotion:${uuid}' order by id`,
    )
    expect(rows).toMatchObject([
      { action: 'promotion.created' },
      { action: 'promotion.changed', reason: 'Clearer', details: { name: { before: 'Welcome', after: 'Renamed' } } },
    ])
    expect(Object.keys((rows[1] as { details: object }).details)).toEqual(['name'])
  })

  it('is changed only with the permission to edit', async () => {
    const uuid = await made({ code: 'READER' })
    const viewer = await tokenOf(['admin', 'admin_finance.view'])
    const rejected = await call(running.server, `DELETE /promotions/${uuid}`, { token: viewer })
    expect(rejected.status).toBe(403)
  })
})

describe('D3.1 a code', () => {
  it('D3.1 tells anybody what it gives, whatever its case', async () => {
    await made({ code: 'HOURS5', type: 'hours', value: 5, minimum_hours: 20, stackable: true })
    expect(await terms('hours5')).toMatchObject({
      status: 200,
      body: { code: 'HOURS5', terms: '5 free hours in the first month', minimum_hours: 20 },
    })
    expect((await terms('hours5')).text).not.toContain('redeemed')
  })

  it('D3.1 says plainly why it can’t be used', async () => {
    await made({ code: 'SOON', redeemable_from: '2026-12-01T00:00:00Z' })
    await made({ code: 'GONE', redeemable_until: '2026-11-20T15:00:00Z' })
    await made({ code: 'OFF', active: false })
    await use(await made({ code: 'LAST', max_redemptions: 1 }))
    const messages = []
    for (const code of ['SOON', 'GONE', 'OFF', 'LAST', 'NONE']) {
      const { status, body } = await terms(code)
      messages.push(`${status} ${String(body['message'])}`)
    }
    expect(messages).toEqual([
      '409 The code SOON can’t be used yet.',
      '409 The code GONE has expired.',
      '409 The code OFF is no longer in use.',
      '409 The code LAST has reached its limit of uses.',
      '404 There is no code NONE.',
    ])
  })

  it('D3.1 can’t be guessed: only so many an hour from one address, and never a list', async () => {
    for (let each = 0; each < limit.max; each += 1)
      expect((await terms(`GUESS${each}`, '198.51.100.9')).status).toBe(404)
    expect(await terms('HOURS5', '198.51.100.9')).toMatchObject({ status: 429, body: { code: 'too_many_codes' } })
    expect((await terms('guess0', '198.51.100.9')).status).toBe(404)
    expect((await call(running.server, 'GET /promotions/codes')).status).toBe(400)
    expect((await call(running.server, 'GET /promotions')).status).toBe(401)
  })
})

describe('A6.5 the list', () => {
  it('A6.5 is ten rows by the day they can be redeemed from, newest first, and filters', async () => {
    for (let each = 1; each <= 12; each += 1) {
      const day = String(each).padStart(2, '0')
      await made({
        code: `LIST${day}`,
        name: 'Listed 100%_',
        redeemable_from: `2025-03-${day}T00:00:00Z`,
        redeemable_until: `2025-04-${day}T00:00:00Z`,
        ...(each === 12 && { type: 'cents_amount', currency: 'usd', value: 500 }),
      })
    }
    const listed = await codes('search=LISTED')
    expect(listed).toHaveLength(10)
    expect(listed.slice(0, 2)).toEqual(['LIST12', 'LIST11'])
    expect(await codes('search=listed&pagination.offset=10')).toEqual(['LIST02', 'LIST01'])
    expect(await codes('search=100%25_&pagination.limit=1')).toEqual(['LIST12'])
    expect(await codes('search=100_%25')).toEqual([])
    expect(await codes('search=listed&currency=usd')).toEqual(['LIST12'])
    expect(await codes('search=listed&type=hours')).toEqual([])
    expect(await codes('search=listed&active=false')).toEqual([])
    expect(await codes('search=listed&state=expired&pagination.limit=100')).toHaveLength(12)
    expect(await codes('search=listed&redeemable_after=2025-04-11')).toEqual(['LIST12'])
    expect(await codes('search=listed&redeemable_before=2025-03-02')).toEqual(['LIST01'])
    expect(await codes('search=listed&pagination.sortBy[]=code&pagination.limit=1')).toEqual(['LIST01'])
    expect((await call(running.server, 'GET /promotions?pagination.sortBy[]=value', { token })).status).toBe(400)
  })

  it('shows who has used one, newest first', async () => {
    const uuid = await made({ code: 'WHO' })
    await use(uuid)
    const { body } = await call(running.server, `GET /promotions/${uuid}/redemptions`, { token })
    expect(body).toMatchObject({
      count: 1,
      redemptions: [{ company: 'Elm Toys', state: 'redeemed', periods_applied: 1 }],
    })
    expect((await call(running.server, `GET /promotions/${absent}/redemptions`, { token })).status).toBe(404)
  })
})
