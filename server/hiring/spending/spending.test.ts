import { randomUUID } from 'node:crypto'
import type { AccessCall } from '../../testing/access/access-call.ts'
import type { Actor } from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessCalls } from '../../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../../testing/access/access-world.ts'
import { call } from '../../testing/call.ts'

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>

beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
})
beforeEach(async () => {
  await world.database.pool.query('delete from spending_requests')
  await world.database.pool.query('delete from spending_limits')
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function as(actor: Actor, method: Method, path: string, body?: object, key?: string) {
  const token = await world.tokenOf(actor)
  return call(world.server, `${method} ${path as '/'}`, {
    body,
    ...(token !== undefined && { token }),
    ...(key !== undefined && { key }),
  })
}

const limit = (above_cents: number | null) => as('primary contact', 'PUT', '/client/spending', { above_cents })

interface Wish {
  readonly project_uuid: string
  readonly kind: 'checkout' | 'hours'
  readonly amount_cents: number
}

const request = (wish: Wish) =>
  as('secondary contact', 'POST', '/client/spending/requests', { ...wish, currency: 'cad' })
const decide = (uuid: unknown, state: string, note = '') =>
  as('primary contact', 'PUT', `/client/spending/requests/${String(uuid)}`, { state, note })
const press = ({ path, body }: AccessCall, actor: Actor = 'secondary contact') =>
  as(actor, 'POST', path, body as object, randomUUID())

const viewOf = async () => (await as('secondary contact', 'GET', '/client/spending')).body['requests']
const expires = (instant: string) =>
  world.database.pool.query('update spending_requests set expires_date = $1', [instant])

/** A draft to check out, or hours to add, as a colleague sends it; and what they ask for. */
async function purchase(kind: Wish['kind'], actor: Actor = 'secondary contact') {
  const sent = await (kind === 'checkout' ? calls.checkout : calls.addHours)(actor, 'own')
  const body = sent.body as { project_uuid?: string; total_cents: number }
  const project_uuid = body.project_uuid ?? sent.path.split('/')[2] ?? ''
  return { sent, wish: { project_uuid, kind, amount_cents: body.total_cents } }
}

const notificationsOf = async (actor: Actor) => {
  const { rows } = await world.database.pool.query<{ title: string }>(
    `select title from notifications where user_uuid = $1 order by created_date desc, uuid desc limit 1`,
    [world.people.get(actor)],
  )
  return rows[0]?.title
}

describe('spending above an amount needs the primary contact’s yes', () => {
  it.each(['checkout', 'hours'] as const)(
    'a colleague’s %s is charged once it is approved, and not before',
    async (kind) => {
      await limit(0)
      const { sent, wish } = await purchase(kind)
      expect(await press(sent)).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
      const requested = await request(wish)
      expect(requested).toMatchObject({ status: 200, body: { state: 'waiting', is_own: true } })
      expect(await notificationsOf('primary contact')).toContain('asks to spend $')
      expect((await press(sent)).status).toBe(409)
      expect((await decide(requested.body['uuid'], 'approved')).status).toBe(200)
      expect(await notificationsOf('secondary contact')).toContain('was approved')
      expect(await decide(requested.body['uuid'], 'declined')).toMatchObject({ status: 409, body: { code: 'decided' } })
      const bought = await press(sent)
      expect([bought.status, bought.body]).toMatchObject([200, { state: 'paid' }])
    },
  )

  it('an approval of hours buys them once', async () => {
    await limit(0)
    const { sent, wish } = await purchase('hours')
    const requested = await request(wish)
    await decide(requested.body['uuid'], 'approved')
    expect((await press(sent)).status).toBe(200)
    const more = { ...(sent.body as object), hours_before: 25 }
    const again = await press({ ...sent, body: { ...more, total_cents: wish.amount_cents } })
    expect(again).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
    const uuid = String(requested.body['uuid'])
    expect((await as('secondary contact', 'DELETE', `/client/spending/requests/${uuid}`)).status).toBe(409)
  })

  it('an approval of more hours a month raises them once: taken back, it takes another one', async () => {
    await limit(0)
    const { path, body } = await calls.changeNextHours('secondary contact', 'own')
    const raise = () => as('secondary contact', 'PUT', path, body as object)
    const { body: rejected } = await raise()
    const wish = rejected['approval'] as object
    const requested = await as('secondary contact', 'POST', '/client/spending/requests', wish)
    await decide(requested.body['uuid'], 'approved')
    expect((await raise()).status).toBe(200)
    expect((await as('secondary contact', 'DELETE', path)).status).toBe(200)
    expect(await raise()).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
  })

  it('an approval holds for the person, the purchase and the amount that were asked for, for seven days', async () => {
    await limit(0)
    const { sent, wish } = await purchase('checkout')
    const less = await request({ ...wish, amount_cents: wish.amount_cents - 1 })
    await decide(less.body['uuid'], 'approved')
    expect((await press(sent)).status).toBe(409)
    const whole = await request(wish)
    await decide(whole.body['uuid'], 'approved')
    await world.database.pool.query(`update spending_requests set expires_date = '2026-11-20T14:59:59Z'`)
    expect((await press(sent)).status).toBe(409)
    await world.database.pool.query(`update spending_requests set expires_date = '2026-11-27T15:00:00Z'`)
    const other = await purchase('checkout')
    expect(await press(other.sent)).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
  })

  it('asks nobody within the limit, without one, or of the primary contact', async () => {
    const { wish } = await purchase('checkout')
    expect(await request(wish)).toMatchObject({ status: 409, body: { code: 'not_needed' } })
    await limit(wish.amount_cents)
    expect((await request(wish)).status).toBe(409)
    const within = await purchase('checkout')
    expect((await press(within.sent)).status).toBe(200)
    await limit(0)
    const own = await purchase('checkout', 'primary contact')
    expect((await press(own.sent, 'primary contact')).status).toBe(200)
  })

  it('a declined request says why; one asked anew takes the place of the one before', async () => {
    await limit(0)
    const { wish } = await purchase('checkout')
    const first = await request(wish)
    const second = await request(wish)
    expect(await decide(first.body['uuid'], 'approved')).toMatchObject({ status: 409, body: { code: 'decided' } })
    await decide(second.body['uuid'], 'declined', 'Next month')
    expect((await as('secondary contact', 'GET', '/client/spending')).body).toMatchObject({
      above_cents: 0,
      is_primary_contact: false,
      requests: [
        { state: 'declined', note: 'Next month' },
        { state: 'withdrawn', note: '' },
      ],
    })
  })

  it('is too late after seven days', async () => {
    await limit(0)
    const { wish } = await purchase('checkout')
    const requested = await request(wish)
    await expires('2026-11-20T15:00:00.001Z')
    expect(await viewOf()).toMatchObject([{ is_expired: false }])
    await expires('2026-11-20T15:00:00Z')
    expect(await viewOf()).toMatchObject([{ is_expired: true }])
    expect(await decide(requested.body['uuid'], 'approved')).toMatchObject({ status: 409, body: { code: 'expired' } })
  })

  it('an approval buys until the instant it expires, and no longer', async () => {
    await limit(0)
    const { sent, wish } = await purchase('checkout')
    const requested = await request(wish)
    await decide(requested.body['uuid'], 'approved')
    await expires('2026-11-20T15:00:00Z')
    expect((await press(sent)).status).toBe(409)
    await expires('2026-11-20T15:00:00.001Z')
    expect((await press(sent)).status).toBe(200)
  })
})
