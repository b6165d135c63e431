import { randomUUID } from 'node:crypto'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { accessCalls } from '../../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../../testing/access/access-world.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { setSetting } from '../../testing/rows/set-setting.ts'

const limit = 'setting.adjustment-second-person-above'
const reward = 'setting.referral-reward-cad'
const now = new Date('2026-11-20T15:00:00Z')
const week = 7 * 24 * 60 * 60 * 1000
const trusted: Permission[] = [
  'admin',
  'admin_finance.view',
  'admin_finance.edit',
  'admin_configuration.view',
  'admin_configuration.edit',
]
let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
let token: string

const query = (text: string, values: unknown[] = []) => world.database.pool.query(text, values)

beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
  const { uuid } = await addPerson(world.database, { permissions: trusted })
  token = await addSession(world.database, settableClock(now), uuid)
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const [name, value] of [
    [limit, 100],
    [reward, 0],
  ] as const) {
    await query(
      `insert into configurations (name, type, value, default_value) values ($1, 'number', $2, $2) on conflict do nothing`,
      [name, String(value)],
    )
    await setSetting(world.database, name, value)
  }
  await query('delete from setting_changes')
})

const request = (what: Parameters<typeof call>[1], body?: object) =>
  call(world.server, what, { token, body, key: randomUUID() })
async function save(name: string, value: number): Promise<void> {
  expect((await request(`PUT /configurations/${name}` as 'PUT /', { value })).status).toBe(200)
}
/** That all changes of settings happened so long ago. */
const noted = (ago: number) => query('update setting_changes set changed_date = $1', [new Date(now.getTime() - ago)])

/** Proposes one of so many dollars and approves it alone. */
async function approvedAlone(dollars: number) {
  const { body } = await calls.createAdjustment('super admin', 'own')
  const { body: made } = await request('POST /adjustments', { ...(body as object), amount_cents: -dollars * 100 })
  return request(`POST /adjustments/${String(made['uuid'])}/approve` as 'POST /', { version: 1 })
}
const rejected = {
  status: 409,
  body: {
    code: 'needs_second',
    message: expect.stringMatching(/^Above \$100\.00 CAD someone other/) as string,
  },
}

describe('a limit above which a second person approves', () => {
  it('that was raised counts after 7 days, for whoever', async () => {
    await save(limit, 1_000)
    expect(await approvedAlone(101)).toMatchObject(rejected)
    expect((await approvedAlone(100)).status).toBe(200)
    await noted(week - 1)
    expect(await approvedAlone(101)).toMatchObject(rejected)
    await noted(week)
    expect((await approvedAlone(1_000)).status).toBe(200)
    expect((await approvedAlone(1_001)).status).toBe(409)
  })

  it('that was raised and put back never counted', async () => {
    await save(limit, 1_000)
    await save(limit, 100)
    expect(await approvedAlone(101)).toMatchObject(rejected)
    await noted(week)
    expect(await approvedAlone(101)).toMatchObject(rejected)
  })

  it('that was lowered counts at once', async () => {
    await save(limit, 5)
    expect((await approvedAlone(6)).status).toBe(409)
    expect((await approvedAlone(5)).status).toBe(200)
  })

  it('that is removed, or whose change is undone, is raised like any other', async () => {
    await save(limit, 5)
    await noted(week)
    expect((await call(world.server, `DELETE /configurations/${limit}` as 'DELETE /', { token })).status).toBe(200)
    expect((await approvedAlone(6)).status).toBe(409)
    const { body } = await request(`GET /configurations/${limit}/history` as 'GET /')
    const [, lowered] = body['changes'] as { uuid: string }[]
    expect((await request(`PUT /configurations/${limit}/undo` as 'PUT /', { change_uuid: lowered?.uuid })).status).toBe(
      200,
    )
    expect((await approvedAlone(6)).status).toBe(409)
    await noted(week)
    expect((await approvedAlone(6)).status).toBe(200)
  })

  it('is held by the database', async () => {
    await save(limit, 1_000)
    const { body } = await calls.createAdjustment('super admin', 'own')
    const { body: made } = await request('POST /adjustments', { ...(body as object), amount_cents: -50_000 })
    const approve = `update adjustments set state = 'approved', approved_by = proposed_by, approved_date = $2 where uuid = $1`
    await expect(query(approve, [made['uuid'], now])).rejects.toMatchObject({ constraint: 'adjustments_second_person' })
  })
})

const promised = async () => {
  const { rows } = await query(`select referral_reward_cents('cad', $1) as cents`, [now])
  return (rows as { cents: number }[])[0]?.cents
}

describe('a referral’s reward', () => {
  it('that was raised counts at once up to what one person approves, and beyond that after 7 days', async () => {
    await save(reward, 100)
    expect(await promised()).toBe(10_000)
    await save(reward, 1_000)
    expect(await promised()).toBe(10_000)
    await noted(week - 1)
    expect(await promised()).toBe(10_000)
    await noted(week)
    expect(await promised()).toBe(100_000)
    await save(reward, 20)
    expect(await promised()).toBe(2_000)
  })
})
