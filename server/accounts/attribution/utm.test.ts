import { isUtmUuid } from '@talentplace/contract/accounts/attribution/utm-value'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { createUtmOperation } from './create-utm.ts'
import { getUtmOperation } from './get-utm.ts'
import { listUtmLogOperation } from './list-utm-log.ts'
import { listUtmsOperation } from './list-utms.ts'
import { logSignup } from './log-signup.ts'
import { logUtmEventOperation } from './log-utm-event.ts'
import { saveUtmOperation } from './save-utm.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const later = () => clock.set(new Date(clock.now().getTime() + 1000))
const absent = '01940000-0000-7000-8000-000000000000'
const limit = { purpose: 'utm log', max: 40, windowSeconds: 3600 }

let database: TestDatabase
let running: OperationsServer
let token: string
let addresses = 0

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ throttle }) => [
    logUtmEventOperation({ database, clock, throttle, limit }),
    listUtmsOperation(database),
    listUtmLogOperation(database),
    getUtmOperation(database),
    createUtmOperation({ database, clock }),
    saveUtmOperation(database),
  ])
  token = await tokenOf(['admin', 'admin_utm.view', 'admin_utm.edit'])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

/** Each visit from an address of its own, so that the throttle counts none of them together. */
function log(body: object, address = `203.0.113.${(addresses += 1)}`) {
  return call(running.server, 'POST /utm/log?event=pageview', { body, address })
}
const make = (body: object) => call(running.server, 'POST /utm', { token, body })
const get = (id: string) => call(running.server, `GET /utm/${encodeURIComponent(id)}`, { token })
const save = (uuid: string, body: object) => call(running.server, `PUT /utm/${uuid}`, { token, body })
const list = (query: string) => call(running.server, `GET /utm/?${query}`, { token })
const labels = async (query: string) =>
  ((await list(query)).body['utms'] as { label: string }[]).map((each) => each.label)
const lastLogged = async () =>
  (await call(running.server, 'GET /utm/log?pagination.limit=1', { token })).body['log'] as Record<string, unknown>[]

async function made(body: object): Promise<string> {
  const { status, body: reply } = await make({ label: 'A link', ...body })
  expect(status).toBe(200)
  return String(reply['uuid'])
}

describe('C5.3 a value', () => {
  it('is a uuid only in the 8-4-4-4-12 form of hex digits, else a shortcode', () => {
    for (const uuid of [absent, 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '00000000-0000-0000-0000-000000000000'])
      expect(isUtmUuid(uuid)).toBe(true)
    for (const other of [
      '',
      'spring26',
      `${absent}0`,
      `{${absent}}`,
      absent.replaceAll('-', ''),
      `g${absent.slice(1)}`,
    ])
      expect(isUtmUuid(other)).toBe(false)
  })

  it('names its record by uuid and by shortcode, whatever its case', async () => {
    const uuid = await made({ shortcode: 'Autumn-Fair' })
    for (const value of [uuid, uuid.toUpperCase(), 'Autumn-Fair', 'autumn-FAIR']) {
      expect(await log({ utm: value })).toMatchObject({ status: 200, body: { uuid, shortcode: 'Autumn-Fair' } })
      expect(await get(value)).toMatchObject({ status: 200, body: { uuid } })
    }
    expect((await get(uuid)).body).toMatchObject({ pageviews: 4, last_seen: '2026-11-20T15:00:00.000Z' })
  })

  it('that names nothing counts for nothing; what it said stays in the log', async () => {
    for (const value of [absent, 'no-such-link', "'; drop table utms;--"]) {
      expect(await log({ utm: value, page: '/pricing' })).toMatchObject({ status: 200, body: { uuid: null } })
      later()
      expect(await get(value)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const { count } = (await call(running.server, 'GET /utm/log', { token })).body
    expect(count).toBe(7)
    expect(await lastLogged()).toMatchObject([{ utm: null, value: "'; drop table utms;--", page: '/pricing' }])
  })
})

describe('C5.3 parameters without a named record', () => {
  it('are one record, noted at the first visit and counted after', async () => {
    const parameters = { utm_source: 'Bing', utm_medium: 'cpc', utm_campaign: 'VA Canada' }
    const answers = await Promise.all([1, 2, 3].map(() => log({ ...parameters, utm: '', utm_term: '' })))
    const uuids = new Set(answers.map(({ body }) => body['uuid']))
    expect(uuids.size).toBe(1)
    expect((await get(String([...uuids][0]))).body).toMatchObject({
      ...parameters,
      utm_term: null,
      origin: 'seen',
      shortcode: null,
      pageviews: 3,
      link: '/?utm_source=Bing&utm_medium=cpc&utm_campaign=VA+Canada',
    })
    expect((await log({ ...parameters, utm_term: 'assistant' })).body['uuid']).not.toBe([...uuids][0])
  })

  it('count for the record made with them, before one that was seen', async () => {
    const seen = (await log({ utm_source: 'podcast' })).body['uuid']
    const uuid = await made({ shortcode: 'podcast1', utm_source: 'podcast' })
    expect(uuid).not.toBe(seen)
    expect((await log({ utm_source: 'podcast' })).body).toEqual({ uuid, shortcode: 'podcast1', is_referral: false })
  })

  it('that are all missing are no record', async () => {
    expect(await log({})).toMatchObject({ status: 200, body: { uuid: null, shortcode: null } })
  })

  it('are bounded, and only a page view may be logged from outside', async () => {
    expect(await log({ utm_source: 'x'.repeat(201) })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await log({ page: 'x'.repeat(301) })).toMatchObject({ status: 400 })
    const signup = await call(running.server, 'POST /utm/log?event=signup', { body: {} })
    expect(signup.status).toBe(400)
    expect((await log({ utm_source: '𝄞'.repeat(100), utm_campaign: '語'.repeat(200) })).status).toBe(200)
  })

  it('are taken only so often from one address', async () => {
    for (let each = 0; each < limit.max; each += 1) expect((await log({}, '198.51.100.7')).status).toBe(200)
    const rejected = await log({}, '198.51.100.7')
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect((await log({}, '198.51.100.8')).status).toBe(200)
  })
})

describe('C5.3 a record', () => {
  it('has a shortcode, its own or made up, that no other has in any case', async () => {
    const { body } = await make({ label: 'No shortcode' })
    expect(body['shortcode']).toMatch(/^[a-z2-9]{8}$/)
    expect(body).toMatchObject({ origin: 'made', link: `/?utm=${String(body['shortcode'])}`, pageviews: 0 })
    await made({ shortcode: 'flyer' })
    expect(await make({ label: 'Twice', shortcode: 'FLYER' })).toMatchObject({
      status: 409,
      body: { code: 'shortcode_taken', fields: { shortcode: expect.any(String) } },
    })
    for (const shortcode of ['ab', 'a b c', 'x'.repeat(33), absent, '-abc'])
      expect((await make({ label: 'Bad', shortcode })).status).toBe(400)
  })

  it('leads only to a path of ours', async () => {
    for (const destination of ['https://evil.test', '//evil.test', '/\\evil.test', 'pricing', '/a?b'])
      expect((await make({ label: 'Away', destination })).status).toBe(400)
    const uuid = await made({ shortcode: 'prices', destination: '/pricing' })
    expect((await get(uuid)).body['link']).toBe('/pricing?utm=prices')
  })

  it('changes its words and keeps its shortcode; what a seen one is known by stays', async () => {
    const uuid = await made({ shortcode: 'keeps', utm_source: 'old' })
    expect(await save(uuid, { label: 'New', utm_source: 'new', destination: '/about' })).toMatchObject({
      status: 200,
      body: { shortcode: 'keeps', label: 'New', utm_source: 'new', link: '/about?utm=keeps' },
    })
    const seen = String((await log({ utm_source: 'fixed' })).body['uuid'])
    expect(await save(seen, { label: 'Named', utm_source: 'fixed' })).toMatchObject({
      status: 200,
      body: { label: 'Named' },
    })
    expect(await save(seen, { label: 'Named' })).toMatchObject({ status: 409, body: { code: 'parameters_fixed' } })
    expect((await save(absent, { label: 'Nobody' })).status).toBe(404)
  })
})

describe('A6.6 the list', () => {
  it('is newest first, sorts by what is asked, and pages never repeat a row', async () => {
    for (const label of ['List a', 'List b', 'List c']) {
      later()
      await made({ label, utm_campaign: 'listing 100%_' })
    }
    expect(await labels('searchQuery=LISTING')).toEqual(['List c', 'List b', 'List a'])
    expect(await labels('searchQuery=listing&pagination.sortBy[]=label')).toEqual(['List a', 'List b', 'List c'])
    expect(await labels('searchQuery=100%25_&pagination.limit=1&pagination.offset=1')).toEqual(['List b'])
    expect(await labels('searchQuery=100_%25')).toEqual([])
    expect(await labels('searchQuery=listing&origin=seen')).toEqual([])
    expect((await list('searchQuery=listing&pagination.limit=1')).body['count']).toBe(3)
    expect((await list('pagination.sortBy[]=parameters')).status).toBe(400)
    const every = await list('pagination.limit=100&pagination.sortBy[]=last_seen&pagination.sortDesc[]=true')
    const seen = (every.body['utms'] as { last_seen: string | null }[]).map((each) => each.last_seen)
    expect(seen.indexOf(null)).toBe(seen.filter((each) => each !== null).length)
  })
})

describe('a sign-up', () => {
  it('counts once for the record the browser kept, and a value that names none counts for nothing', async () => {
    const uuid = await made({ shortcode: 'signups' })
    const { uuid: user_uuid } = await addPerson(database, { permissions: ['client'] })
    const signUp = (utm: string) =>
      database.kysely
        .transaction()
        .execute((transaction) => logSignup(transaction, { utm, user_uuid, at: clock.now() }))
    await signUp('nothing')
    await signUp('SIGNUPS')
    await signUp(uuid)
    expect((await get(uuid)).body).toMatchObject({ signups: 1, pageviews: 0 })
    const { body } = await call(running.server, `GET /utm/log?utm_uuid=${uuid}&event=signup`, { token })
    expect(body).toMatchObject({ count: 1, log: [{ event: 'signup', utm: { uuid } }] })
  })
})
