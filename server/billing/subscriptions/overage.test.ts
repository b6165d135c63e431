import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const noon = new Date('2026-11-23T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

const hour = 3600

/** Two hours since 10 November, and an assistant. */
async function small() {
  const assistant = await addAssistant(database, {})
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 2 })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  return someone
}
type Small = Awaited<ReturnType<typeof small>>

const choose = ({ uuid, owner }: Small, body: object) => here.request(`PUT /project/${uuid}/overage`, owner, { body })

async function within({ uuid }: Small, seconds: number, day = '2026-11-23'): Promise<number> {
  const { rows } = await database.pool.query<{ seconds: number }>(
    'select seconds_within_limit($1, $2, $3) as seconds',
    [uuid, day, seconds],
  )
  return rows[0]?.seconds ?? NaN
}

describe('PUT /project/{uuid}/overage', () => {
  it('is `none` until the client says otherwise, and what they say is shown with the hours', async () => {
    const someone = await small()
    const viewOf = async () => (await here.request(`GET /project/${someone.uuid}/hours`, someone.owner)).body['overage']
    expect(await viewOf()).toEqual({ policy: 'none', hours: null })
    expect((await choose(someone, { policy: 'up_to', hours: 5 })).body).toEqual({ policy: 'up_to', hours: 5 })
    expect(await viewOf()).toEqual({ policy: 'up_to', hours: 5 })
    await choose(someone, { policy: 'as_needed', hours: 5 })
    expect(await viewOf()).toEqual({ policy: 'as_needed', hours: null })
  })

  it('leaves an entry of the audit for each change, and none where nothing changes', async () => {
    const someone = await small()
    await choose(someone, { policy: 'as_needed' })
    await choose(someone, { policy: 'as_needed' })
    const { rows } = await database.pool.query(
      `select details from audit_entries where action = 'subscription.overage_changed' and entity = $1`,
      [`project:${someone.uuid}`],
    )
    expect(rows).toMatchObject([{ details: { before: { policy: 'none' }, after: { policy: 'as_needed' } } }])
  })

  it.each([
    [{ policy: 'up_to' }, { hours: 'Required' }],
    [{ policy: 'up_to', hours: 0 }, { hours: 'Must be 1 or more' }],
    [{ policy: 'up_to', hours: 1.5 }, { hours: 'Enter a whole number' }],
    [{ policy: 'always' }, { policy: 'Please choose one.' }],
  ])('%o is refused', async (body, fields) => {
    expect(await choose(await small(), body)).toMatchObject({ status: 400, body: { fields } })
  })

  it('is still chosen on the last day of the subscription', async () => {
    const someone = await small()
    await database.pool.query(
      `update projects set end_date = '2026-11-23', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [someone.uuid],
    )
    expect((await choose(someone, { policy: 'as_needed' })).status).toBe(200)
  })

  it('is refused once the subscription is over', async () => {
    const someone = await small()
    await database.pool.query(
      `update projects set end_date = '2026-11-22', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [someone.uuid],
    )
    expect(await choose(someone, { policy: 'as_needed' })).toMatchObject({ status: 409, body: { code: 'over' } })
  })
})

describe('what of a stretch of time is within the limit', () => {
  it('without overage: what remains of the period', async () => {
    const someone = await small()
    await addTimeEntry(database, someone.uuid, { task_date: '2026-11-20', seconds: hour + 1 })
    expect([await within(someone, 600), await within(someone, 2 * hour)]).toEqual([600, hour - 1])
    await addTimeEntry(database, someone.uuid, { task_date: '2026-11-20', seconds: hour - 1 })
    expect(await within(someone, 1)).toBe(0)
  })

  it('up to some hours: those besides, of each period anew', async () => {
    const someone = await small()
    await choose(someone, { policy: 'up_to', hours: 3 })
    await addTimeEntry(database, someone.uuid, { task_date: '2026-11-20', seconds: 4 * hour })
    expect(await within(someone, 2 * hour)).toBe(hour)
    // The next period, before its invoice is posted.
    expect(await within(someone, 9 * hour, '2026-12-10')).toBe(5 * hour)
  })

  it('as needed: all of it', async () => {
    const someone = await small()
    await choose(someone, { policy: 'as_needed' })
    expect(await within(someone, 20 * hour)).toBe(20 * hour)
  })

  it('of two who log at the same time, the second is told what the first has left', async () => {
    const someone = await small()
    const log = () =>
      database.kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ seconds: number }>`
          select seconds_within_limit(${someone.uuid}, '2026-11-20', ${1.5 * hour}) as seconds`.execute(transaction)
        const seconds = rows[0]?.seconds ?? 0
        const logged = { ...database, kysely: transaction } as unknown as typeof database
        await addTimeEntry(logged, someone.uuid, { task_date: '2026-11-20', seconds })
        return seconds
      })
    const taken = await Promise.all([log(), log()])
    expect(taken.toSorted((one, other) => one - other)).toEqual([0.5 * hour, 1.5 * hour])
  })
})
