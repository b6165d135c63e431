import { randomUUID } from 'node:crypto'
import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { Actor, OperationKey } from '@talentplace/contract/testing/access'
import { describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import type { AccessCall } from '../../testing/access/access-call.ts'
import { call } from '../../testing/call.ts'
import { addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { spendingSuite } from '../../testing/spending-suite.ts'

const { world, calls, send } = await spendingSuite()

const doors = Object.entries<Operation>(operations).flatMap(([key, { raisesSpending }]) =>
  raisesSpending === true ? [key as OperationKey] : [],
)

const press = (key: OperationKey, sent: AccessCall, actor: Actor = 'secondary contact') =>
  send(actor, operations[key].method, sent)
const limit = (above_cents: number | null) =>
  send('primary contact', 'PUT', { path: '/client/spending', body: { above_cents } })
const seen = async () => (await send('secondary contact', 'GET', { path: '/client/spending' })).body

const uuidIn = ({ path, body }: AccessCall) =>
  (body as { project_uuid?: string } | undefined)?.project_uuid ?? path.split('/')[2] ?? ''

/** What has to be there for the call to raise what is paid. */
const before: Partial<Record<OperationKey, (project_uuid: string) => Promise<unknown>>> = {
  takeBackPause: (uuid) => pausedUntil(uuid, '2027-02-05'),
  savePause: (uuid) => pausedUntil(uuid, '2027-02-05'),
  keepHours: async (uuid) => {
    const seats = await world.database.kysely
      .selectFrom('rate_plans')
      .select('seat_uuid')
      .where('project_uuid', '=', uuid)
      .execute()
    const body = { seats: seats.map(({ seat_uuid }) => ({ seat_uuid, hours_per_month: 10 })) }
    return send('primary contact', 'PUT', { path: `/project/${uuid}/next_hours`, body })
  },
  acceptOverLimit: async (uuid) => {
    const assistant = await addAssistant(world.database, {})
    await world.database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
      uuid,
      assistant.uuid,
    ])
    const beyond = { task_date: '2026-11-19', billable: false, payable: false, over_limit: true }
    return addTimeEntry(world.database, uuid, beyond)
  },
}

async function pausedUntil(uuid: string, resumes_on: string) {
  return send('primary contact', 'PUT', { path: `/project/${uuid}/pause`, body: { resumes_on } })
}

/** A call by a colleague that raises what their company pays. */
async function raise(key: OperationKey): Promise<AccessCall> {
  const sent = await calls[key]('secondary contact', 'own')
  await before[key]?.(uuidIn(sent))
  return sent
}

describe('a spending limit holds at every door', () => {
  it.each(doors)('%s: a colleague above the limit is refused, asks, and does it once it is approved', async (key) => {
    await limit(0)
    const sent = await raise(key)
    const rejected = await press(key, sent)
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'needs_approval' }])
    const wish = rejected.body['approval'] as { project_uuid: string; kind: string; amount_cents: number }
    expect(wish.amount_cents).toBeGreaterThan(0)
    const requested = await send('secondary contact', 'POST', { path: '/client/spending/requests', body: wish })
    expect([requested.status, requested.body]).toMatchObject([200, { state: 'waiting', kind: wish.kind }])
    expect((await press(key, sent)).status).toBe(409)
    const uuid = String(requested.body['uuid'])
    const body = { state: 'approved', note: '' }
    expect((await send('primary contact', 'PUT', { path: `/client/spending/requests/${uuid}`, body })).status).toBe(200)
    const done = await press(key, sent)
    expect([done.status, done.body]).toMatchObject([200, {}])
    expect(((await seen())['requests'] as { is_bought: boolean }[])[0]?.is_bought).toBe(true)
  })

  it.each(doors)('%s: the primary contact is never asked', async (key) => {
    await limit(0)
    const sent = await calls[key]('primary contact', 'own')
    await before[key]?.(uuidIn(sent))
    expect((await press(key, sent, 'primary contact')).status).toBe(200)
  })
})

describe('staff who act for a client', () => {
  const staffDoors = doors.filter((key) => (operations[key] as Operation).impersonation === true)
  it.each(staffDoors)(
    '%s: are never asked, spend nothing of a colleague’s, and are named in the audit',
    async (key) => {
      await limit(0)
      const sent = await raise(key)
      const colleague = world.people.get('secondary contact') ?? ''
      const impersonator_uuid = world.people.get('admin with admin_checkout.edit') ?? ''
      await world.database.pool.query('delete from sessions where impersonator_uuid = $1', [impersonator_uuid])
      // As where a company has no primary contact: in the place of whoever has been there longest.
      const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
      const inPlaceOf = { impersonator_uuid, impersonated_client_uuid: world.clients.maple }
      const token = await addSession(world.database, clock, colleague, inPlaceOf)
      const { method } = operations[key]
      const done = await call(world.server, `${method as 'POST'} ${sent.path as '/'}`, {
        token,
        body: sent.body,
        key: sent.key ?? randomUUID(),
      })
      expect([done.status, done.body]).toMatchObject([200, {}])
      const spent = await world.database.pool.query('select from spending_commitments')
      expect(spent.rows).toHaveLength(0)
      const audit = await world.database.pool.query<{ action: string }>(
        'select action from audit_entries where actor_uuid = $1 and impersonator_uuid = $2',
        [colleague, impersonator_uuid],
      )
      expect(audit.rows.map(({ action }) => action)).toContain('order.placed')
    },
  )
  it('can do so at a door at least', () => expect(staffDoors).not.toEqual([]))
})

/** $203.40 each: 5 hours at $36 with Ontario's 13%. */
const fiveHours = 20_340
const buy = async () => press('addHours', await calls.addHours('secondary contact', 'own'))

describe('a spending limit is over the sum of a month', () => {
  it('a limit of $50 stops added hours bought one after the other, not only the first', async () => {
    await limit(fiveHours * 2)
    expect([(await buy()).status, (await buy()).status]).toEqual([200, 200])
    expect(await seen()).toMatchObject({ above_cents: fiveHours * 2, left_cents: 0 })
    expect(await buy()).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
  })

  it('exactly at the limit passes, a cent below doesn’t', async () => {
    await limit(fiveHours)
    expect((await buy()).status).toBe(200)
    await world.database.pool.query('delete from spending_commitments')
    await limit(fiveHours - 1)
    expect((await buy()).status).toBe(409)
  })

  it('of two purchases at once that fit alone only one passes', async () => {
    await limit(fiveHours * 2 - 1)
    const [one, other] = [
      await calls.addHours('secondary contact', 'own'),
      await calls.addHours('secondary contact', 'own'),
    ]
    const answers = await Promise.all([press('addHours', one), press('addHours', other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('the same call again counts once', async () => {
    await limit(fiveHours * 2)
    const sent = await calls.addHours('secondary contact', 'own')
    expect([(await press('addHours', sent)).status, (await press('addHours', sent)).status]).toEqual([200, 200])
    expect(await seen()).toMatchObject({ left_cents: fiveHours })
  })

  it('what the primary contact approved doesn’t use up what is left, and buys once', async () => {
    await limit(fiveHours - 1)
    const sent = await calls.addHours('secondary contact', 'own')
    const { body: rejected } = await press('addHours', sent)
    const wish = rejected['approval'] as object
    const requested = await send('secondary contact', 'POST', { path: '/client/spending/requests', body: wish })
    const path = `/client/spending/requests/${String(requested.body['uuid'])}`
    await send('primary contact', 'PUT', { path, body: { state: 'approved', note: '' } })
    expect((await press('addHours', sent)).status).toBe(200)
    expect(await seen()).toMatchObject({ left_cents: fiveHours - 1 })
  })

  it('last month’s spending counts no more, and the primary contact sees what each colleague spent', async () => {
    await limit(fiveHours)
    expect((await buy()).status).toBe(200)
    const list = (await send('primary contact', 'GET', { path: '/client/spending' })).body
    expect(list['colleagues']).toContainEqual(
      expect.objectContaining({
        user_uuid: world.people.get('secondary contact'),
        spent_cents: fiveHours,
        left_cents: 0,
      }),
    )
    await world.database.pool.query(`update spending_commitments set month = '2026-10'`)
    expect(await seen()).toMatchObject({ left_cents: fiveHours })
  })

  it('a raise of next month’s hours that is taken back gives back what it took', async () => {
    await limit(1_000_000)
    const sent = await calls.changeNextHours('secondary contact', 'own')
    expect((await press('changeNextHours', sent)).status).toBe(200)
    expect(Number((await seen())['left_cents'])).toBeLessThan(1_000_000)
    expect((await send('secondary contact', 'DELETE', { path: sent.path })).status).toBe(200)
    expect(await seen()).toMatchObject({ left_cents: 1_000_000 })
  })
})
