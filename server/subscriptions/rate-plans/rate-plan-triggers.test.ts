import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'

let database: TestDatabase
let about: { client_uuid: string; created_by: string }

beforeAll(async () => {
  database = await testDatabase()
  const client_uuid = await addClient(database, 'Maple Books')
  about = { client_uuid, created_by: (await addPerson(database, { permissions: ['client'], client_uuid })).uuid }
})
afterAll(() => database.close())

async function placed(hours = 10) {
  const { uuid } = await addAssistant(database, { available_hours_per_month: 100 })
  const { rate_plan_uuid } = await addInvitation(database, { ...about, virtualassistant_uuid: uuid, hours })
  return { uuid, rate_plan_uuid }
}

/** The successor of a place in its seat. */
async function follow(rate_plan_uuid: string, day: string, hours: number, uuid: string): Promise<void> {
  await database.pool.query('update rate_plans set rp_end_date = $2::date - 1 where uuid = $1', [rate_plan_uuid, day])
  await database.pool.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date, seat_uuid)
     select project_uuid, $4, role_id, $3, client_rate_cents, currency, $2, seat_uuid from rate_plans where uuid = $1`,
    [rate_plan_uuid, day, hours, uuid],
  )
}

async function committed(uuid: string): Promise<number> {
  const { monthly_hours_committed } = await database.kysely
    .selectFrom('assistants')
    .select('monthly_hours_committed')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return monthly_hours_committed
}

const release = (...uuids: string[]) =>
  database.pool.query('update rate_plans set hours_released_date = now() where uuid = any ($1::uuid[])', [uuids])

async function payOf(rate_plan_uuid: string) {
  return database.kysely
    .selectFrom('rate_plans')
    .select(['va_rate_cents', 'va_currency'])
    .where('uuid', '=', rate_plan_uuid)
    .executeTakeFirstOrThrow()
}

describe('hours committed follow the places of a seat', () => {
  it('more from a day on: the more of the two, until the first is released and after', async () => {
    const { uuid, rate_plan_uuid } = await placed(10)
    await follow(rate_plan_uuid, '2027-01-01', 25, uuid)
    expect(await committed(uuid)).toBe(25)
    await release(rate_plan_uuid)
    expect(await committed(uuid)).toBe(25)
  })

  it('fewer from a day on: free only once the first is over', async () => {
    const { uuid, rate_plan_uuid } = await placed(30)
    await follow(rate_plan_uuid, '2027-01-01', 10, uuid)
    expect(await committed(uuid)).toBe(30)
    await release(rate_plan_uuid)
    expect(await committed(uuid)).toBe(10)
  })

  it('both released in one statement: none are left', async () => {
    const { uuid, rate_plan_uuid } = await placed(30)
    await follow(rate_plan_uuid, '2027-01-01', 10, uuid)
    await database.pool.query(
      `update rate_plans set rp_end_date = greatest(rate_start_date, '2027-02-01'), hours_released_date = now()
       where virtualassistant_uuid = $1 and rp_end_date is null`,
      [uuid],
    )
    await database.pool.query(`update rate_plans set hours_released_date = now() where virtualassistant_uuid = $1`, [
      uuid,
    ])
    expect(await committed(uuid)).toBe(0)
  })

  it('someone else follows: each has promised their own', async () => {
    const { uuid, rate_plan_uuid } = await placed(10)
    const { uuid: other } = await addAssistant(database, { available_hours_per_month: 100 })
    await follow(rate_plan_uuid, '2027-01-01', 10, other)
    expect([await committed(uuid), await committed(other)]).toEqual([10, 10])
  })

  it('a place left, taken by someone else and removed moves as many', async () => {
    const [one, other] = [await placed(10), await placed(20)]
    await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where uuid = $1', [
      one.rate_plan_uuid,
      other.uuid,
    ])
    expect([await committed(one.uuid), await committed(other.uuid)]).toEqual([0, 30])
    await database.pool.query('delete from rate_plans where uuid = $1', [other.rate_plan_uuid])
    expect(await committed(other.uuid)).toBe(10)
  })
})

describe('the pay rate of a place', () => {
  it('comes from the book of the assistant’s country on the first day, a role’s own before the others’', async () => {
    const { rate_plan_uuid } = await placed()
    expect(await payOf(rate_plan_uuid)).toEqual({ va_rate_cents: 2000, va_currency: 'cad' })
    await database.pool.query(
      `insert into pay_rates (country, role_id, effective_from, currency, hourly_cents)
       values ('CA', 1, '2026-12-01', 'cad', 2350), ('CA', 1, '2026-12-02', 'cad', 9900)`,
    )
    expect(await payOf((await placed()).rate_plan_uuid)).toEqual({ va_rate_cents: 2350, va_currency: 'cad' })
    await database.pool.query('delete from pay_rates where role_id = 1')
  })

  it('is nothing while nobody has the place, and what was agreed stays when the book changes', async () => {
    const { uuid, rate_plan_uuid } = await placed()
    await database.pool.query('update rate_plans set va_rate_cents = 2750 where uuid = $1', [rate_plan_uuid])
    await database.pool.query('update rate_plans set hours_per_month = 12 where uuid = $1', [rate_plan_uuid])
    expect(await payOf(rate_plan_uuid)).toEqual({ va_rate_cents: 2750, va_currency: 'cad' })
    await database.pool.query('update rate_plans set virtualassistant_uuid = null where uuid = $1', [rate_plan_uuid])
    expect(await payOf(rate_plan_uuid)).toEqual({ va_rate_cents: 0, va_currency: null })
    await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where uuid = $1', [
      rate_plan_uuid,
      uuid,
    ])
    expect(await payOf(rate_plan_uuid)).toEqual({ va_rate_cents: 2000, va_currency: 'cad' })
  })
})
