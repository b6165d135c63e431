import type { NextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

/** 20 hours with someone who has 40, since 10 November: the next period begins on 10 December. */
async function subscription(hours = 20) {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const assistant = await addAssistant(database, { user_uuid })
  const someone = await here.subscriber({ start_date: '2026-11-10', hours })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  const ratePlan = await database.kysely
    .selectFrom('rate_plans')
    .select('seat_uuid')
    .where('project_uuid', '=', someone.uuid)
    .executeTakeFirstOrThrow()
  return { ...someone, assistant: { ...assistant, user_uuid }, seat_uuid: ratePlan.seat_uuid }
}
type Running = Awaited<ReturnType<typeof subscription>>

const path = ({ uuid }: Running) => `/project/${uuid}/next_hours` as const
const preview = (of: Running, hours?: number) =>
  here.request(`GET ${path(of)}${hours === undefined ? '' : `?seats[]=${of.seat_uuid}&hours[]=${hours}`}`, of.owner)
const change = (of: Running, hours: number) =>
  here.request(`PUT ${path(of)}`, of.owner, { body: { seats: [{ seat_uuid: of.seat_uuid, hours_per_month: hours }] } })
const keep = (of: Running) => here.request(`DELETE ${path(of)}`, of.owner)

const places = async ({ uuid }: Running) =>
  database.kysely
    .selectFrom('rate_plans')
    .select(['hours_per_month', 'rate_start_date', 'rp_end_date'])
    .where('project_uuid', '=', uuid)
    .orderBy('rate_start_date')
    .execute()

describe('C1 hours from the next period on', () => {
  it('the money effect comes first: what it costs now and then, and nothing is changed', async () => {
    const of = await subscription()
    const requested = (await preview(of, 30)).body as unknown as NextHours
    expect(requested).toMatchObject({
      from: '2026-12-10',
      seats: [{ hours_now: 20, hours_then: 30, most_hours: 40, display_name: 'Maya R.' }],
      is_changing: false,
    })
    // 20 hours at $36 and 30 at $36, with Ontario's 13%.
    expect([requested.now.total_cents, requested.later.total_cents]).toEqual([81_360, 122_040])
    expect(await places(of)).toHaveLength(1)
  })

  it('says how many hours cost the same as those that are asked for', async () => {
    const of = await subscription()
    const requested = async (hours: number) => (await preview(of, hours)).body as unknown as NextHours
    // 37 h x $36 are $1,332; 38 h and 39 h cost no more than 40 x $34.
    expect(await requested(37)).toMatchObject({ total_hours: 37, same_price_hours: null })
    expect(await requested(38)).toMatchObject({ total_hours: 38, same_price_hours: 40 })
    expect(await requested(40)).toMatchObject({ total_hours: 40, same_price_hours: null })
    expect((await requested(38)).later.total_cents).toBe((await requested(40)).later.total_cents)
  })

  it('more hours begin with the next period, which is invoiced by them', async () => {
    const of = await subscription()
    const { status, body } = await change(of, 30)
    expect(status).toBe(200)
    expect(body).toMatchObject({ seats: [{ hours_now: 20, hours_then: 30 }], is_changing: true })
    expect(await places(of)).toEqual([
      { hours_per_month: 20, rate_start_date: '2026-11-10', rp_end_date: '2026-12-09' },
      { hours_per_month: 30, rate_start_date: '2026-12-10', rp_end_date: null },
    ])
    clock.set(new Date('2026-12-10T15:00:00Z'))
    await renewDue(here.renewals)
    const invoices = await database.kysely
      .selectFrom('invoices')
      .select('total_cents')
      .where('project_uuid', '=', of.uuid)
      .orderBy('period_start')
      .execute()
    expect(invoices.map(({ total_cents }) => total_cents)).toEqual([81_360, 122_040])
  })

  it('are shown beside those of now until the last day of the period', async () => {
    const of = await subscription()
    await change(of, 30)
    clock.set(new Date('2026-12-09T17:00:00Z'))
    expect((await preview(of)).body).toMatchObject({ seats: [{ hours_now: 20, hours_then: 30 }] })
  })

  it('is taken back until it begins, and asked for anew: one change to come, never two', async () => {
    const of = await subscription()
    await change(of, 30)
    await change(of, 35)
    expect(await places(of)).toMatchObject([{ hours_per_month: 20 }, { hours_per_month: 35 }])
    expect((await keep(of)).body).toMatchObject({ is_changing: false })
    expect(await places(of)).toEqual([{ hours_per_month: 20, rate_start_date: '2026-11-10', rp_end_date: null }])
    expect((await keep(of)).status).toBe(200)
    await change(of, 15)
    await change(of, 20)
    expect(await places(of)).toHaveLength(1)
  })

  it('asked for twenty times at once it is one change', async () => {
    const of = await subscription()
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(of, 30)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await places(of)).toHaveLength(2)
    const notifications = await database.kysely
      .selectFrom('notifications')
      .select('title')
      .where('user_uuid', '=', of.assistant.user_uuid)
      .execute()
    expect(notifications).toEqual([{ title: expect.stringMatching(/^Your hours change on Dec 10:/) as string }])
  })

  it('no more than the assistant has free, and no fewer than 10', async () => {
    const of = await subscription()
    expect(await change(of, 41)).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect((await change(of, 40)).status).toBe(200)
    expect(await change(of, 9)).toMatchObject({ status: 400 })
    expect(await places(of)).toMatchObject([{ hours_per_month: 20 }, { hours_per_month: 40 }])
  })

  it('fewer are possible also while the assistant takes no new work', async () => {
    const of = await subscription()
    await database.pool.query(`update assistants set state = 'paused' where uuid = $1`, [of.assistant.uuid])
    expect((await change(of, 10)).status).toBe(200)
  })

  it('nothing of what is cancelled', async () => {
    const of = await subscription()
    await here.request(`POST /project/${of.uuid}/cancel`, of.owner, { body: { reason: 'Done' } })
    expect(await change(of, 30)).toMatchObject({ status: 409, body: { code: 'over' } })
  })

  it('a role of someone else’s subscription is none, and so is the subscription', async () => {
    const [of, other] = [await subscription(), await subscription()]
    expect((await change({ ...of, seat_uuid: other.seat_uuid }, 30)).status).toBe(404)
    expect((await change({ ...of, owner: other.owner }, 30)).status).toBe(404)
    expect((await preview({ ...of, owner: other.owner })).status).toBe(404)
  })
})
