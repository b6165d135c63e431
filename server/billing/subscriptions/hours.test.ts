import { beforeEach, describe, expect, it } from 'vitest'
import { postCreditNote } from '../credit-notes/post-credit-note.ts'
import { addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'

// A Monday.
const noon = new Date('2026-11-23T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

const hour = 3600

/** A subscription of 20 hours since 10 November with an assistant, whose session can ask. */
async function working(about: { hours?: number; start_date?: string } = {}) {
  const person = await here.person(['virtualassistant', 'virtualassistant.beta'])
  const assistant = await addAssistant(database, { user_uuid: person.uuid })
  const someone = await here.subscriber({ start_date: '2026-11-10', ...about })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  const log = (task_date: string, more: object = {}) =>
    addTimeEntry(database, someone.uuid, { task_date, seconds: hour, ...more })
  return { ...someone, person, assistant, log }
}
type Working = Awaited<ReturnType<typeof working>>

const hoursOf = async ({ uuid, owner }: Working) => (await here.request(`GET /project/${uuid}/hours`, owner)).body
const remaining = async (someone: Working) =>
  ((await hoursOf(someone)) as { period: { remaining_seconds: number } }).period.remaining_seconds
const openOf = async ({ client_uuid, owner }: Working) =>
  (await here.request(`GET /client/${client_uuid}/subscriptions`, owner)).body
const change = (entry: string, what: string) =>
  database.pool.query(`update time_entries set ${what} where uuid = $1`, [entry])

describe('hours_remaining', () => {
  it('is prepaid, added and carried less billable time, to the second', async () => {
    const someone = await working()
    await someone.log('2026-11-12', { seconds: 3599 })
    await database.pool.query(
      'update subscription_periods set added_seconds = 7200, carried_seconds = 60 where project_uuid = $1',
      [someone.uuid],
    )
    expect((await hoursOf(someone))['period']).toEqual({
      start: '2026-11-10',
      end: '2026-12-09',
      prepaid_seconds: 20 * hour,
      added_seconds: 7200,
      carried_seconds: 60,
      billable_seconds: 3599,
      remaining_seconds: 20 * hour + 7200 + 60 - 3599,
    })
  })

  it('follows every change of an entry: its length, its day, billable or not, removed and answered for', async () => {
    const someone = await working()
    const entry = await someone.log('2026-11-12')
    const after = async (what: string) => {
      await change(entry, what)
      return (20 * hour - (await remaining(someone))) / hour
    }
    expect(await after('seconds = 7200')).toBe(2)
    expect(await after('billable = false')).toBe(0)
    expect(await after(`billable = true, task_date = '2026-11-09'`)).toBe(0)
    expect(await after(`task_date = '2026-12-09'`)).toBe(2)
    expect(await after(`source = 'timer', status = 'unconfirmed'`)).toBe(0)
    expect(await after(`status = 'queried'`)).toBe(2)
    expect(await after('removed_date = now()')).toBe(0)
    expect(await after('removed_date = null')).toBe(2)
    await database.pool.query('delete from time_entries where uuid = $1', [entry])
    expect(await remaining(someone)).toBe(20 * hour)
  })

  it('may be negative: more is worked than there were hours', async () => {
    const someone = await working({ hours: 1 })
    await someone.log('2026-11-12', { seconds: 2 * hour })
    expect(await remaining(someone)).toBe(-hour)
  })

  it('of a period that begins counts what was logged before its invoice was posted', async () => {
    const someone = await working()
    await someone.log('2026-12-10')
    clock.set(new Date('2026-12-10T06:00:00Z'))
    // Between the first minute of the period and its invoice: the places' hours, less what was logged since.
    expect(await hoursOf(someone)).toMatchObject({
      period: { start: '2026-12-10', end: '2027-01-09', remaining_seconds: 19 * hour },
    })
    clock.set(new Date('2026-12-10T10:05:00Z'))
    await renewDue(here.renewals)
    expect(await remaining(someone)).toBe(19 * hour)
  })

  it('hours that a credit note takes back are there no more', async () => {
    const someone = await working()
    const about = { reason: 'A mistake', issue_date: '2026-11-23', created_by: null, at: noon }
    await database.kysely
      .transaction()
      .execute((transaction) => postCreditNote(transaction, { invoice_uuid: someone.invoice_uuid, ...about }))
    expect(await remaining(someone)).toBe(0)
  })

  it('two who log at the same moment lose nothing', async () => {
    const someone = await working()
    await Promise.all(Array.from({ length: 20 }, (_each, at) => someone.log('2026-11-12', { seconds: 60 + at })))
    expect(await remaining(someone)).toBe(20 * hour - 20 * 60 - 190)
  })
})

describe('C1.3 lists sort by the hours remaining', () => {
  it('the client’s', async () => {
    const someone = await working()
    await someone.log('2026-11-12', { seconds: 9000 })
    const { body } = await here.request(
      `GET /client/${someone.client_uuid}/projects?pagination.sortBy[]=hours_remaining`,
      someone.owner,
    )
    expect(body['projects']).toMatchObject([{ hours_remaining: 17.5 }])
  })

  it('the assistant’s, with what is left of the whole subscription', async () => {
    const first = await working()
    await first.log('2026-11-12')
    const other = await here.subscriber({ start_date: '2026-11-10', hours: 5 })
    await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
      other.uuid,
      first.assistant.uuid,
    ])
    await database.pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, asked_date, answered_date)
       select project_uuid, virtualassistant_uuid, role_id, 'client', 'accepted', now(), now() from rate_plans
       where virtualassistant_uuid = $1`,
      [first.assistant.uuid],
    )
    const { body } = await here.request(
      `GET /virtualassistants/${first.person.uuid}/projects?pagination.sortBy[]=hours_remaining`,
      first.person,
    )
    expect((body['projects'] as { hours_remaining: number }[]).map(({ hours_remaining }) => hours_remaining)).toEqual([
      5, 19,
    ])
  })

  it('staff’s', async () => {
    const staff = await here.person(['admin', 'admin_project.view'])
    const { body } = await here.request(
      'GET /project/text-search?pagination.limit=100&pagination.sortBy[]=hours_remaining',
      staff,
    )
    const left = (body['projects'] as { hours_remaining: number | null }[]).map((each) => each.hours_remaining)
    const known = left.filter((each) => each !== null)
    expect(known.length).toBeGreaterThan(3)
    expect(known).toEqual([...known].sort((one, other) => one - other))
  })
})

describe('GET /project/{uuid}/hours', () => {
  it('says by day and by seat what is worked, and how the period goes on', async () => {
    const someone = await working()
    // Ten working days from 9 November on, of which the first was before the subscription.
    for (const day of ['10', '11', '12', '13', '16', '17', '18', '19', '20']) await someone.log(`2026-11-${day}`)
    expect(await hoursOf(someone)).toMatchObject({
      today: '2026-11-23',
      days: expect.arrayContaining([{ date: '2026-11-10', billable_seconds: hour }]),
      seats: [
        {
          hours_per_month: 20,
          billable_seconds: 9 * hour,
          remaining_seconds: 11 * hour,
          assistant: { uuid: someone.assistant.uuid, display_name: 'Maya R.' },
        },
      ],
      forecast: { pace_seconds: hour, working_days: 9, runs_out_on: '2026-12-07', left_seconds: -2 * hour },
    })
  })

  it('shows the first period before the start, and the last one after the end, without a forecast', async () => {
    const later = await working({ start_date: '2026-12-01' })
    expect(await hoursOf(later)).toMatchObject({ period: { start: '2026-12-01' }, forecast: null })
    const over = await working()
    await database.pool.query(
      `update projects set end_date = '2026-12-09', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [over.uuid],
    )
    clock.set(new Date('2026-12-12T17:00:00Z'))
    expect(await hoursOf(over)).toMatchObject({ period: { start: '2026-11-10' }, forecast: null })
  })

  it('says what was carried from where, what became of it, and until when the rest lasts', async () => {
    await database.pool.query(
      `update configurations set value = case name when 'setting.carry-over-percent' then '50'::jsonb else '2' end
       where name like 'setting.carry-over-%'`,
    )
    const someone = await working()
    await database.pool.query(`update configurations set value = default_value where name like 'setting.carry-over-%'`)
    clock.set(new Date('2026-12-10T10:05:00Z'))
    await renewDue(here.renewals)
    await someone.log('2026-12-10', { seconds: 3 * hour })
    const line = {
      from: { start: '2026-11-10', end: '2026-12-09' },
      into: { start: '2026-12-10', end: '2027-01-09' },
      carried_seconds: 10 * hour,
      used_seconds: 3 * hour,
      expired_seconds: 0,
      left_seconds: 7 * hour,
      ends_on: '2027-02-09',
    }
    expect(await hoursOf(someone)).toMatchObject({ period: { carried_seconds: 10 * hour }, carried: [line] })
    expect(await openOf(someone)).toMatchObject({ current: [{ hours: { carried: [line] } }] })
    // It ends with the subscription, and nothing lasts longer.
    await database.pool.query(
      `update projects set end_date = '2027-01-09', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [someone.uuid],
    )
    expect(await hoursOf(someone)).toMatchObject({ carried: [{ ...line, ends_on: '2027-01-09' }] })
    clock.set(new Date('2027-01-09T17:00:00Z'))
    const lastDay = await addSession(database, clock, someone.owner.uuid)
    expect(await hoursOf({ ...someone, owner: { ...someone.owner, token: lastDay } })).toMatchObject({
      carried: [{ expired_seconds: 0, left_seconds: 7 * hour, ends_on: '2027-01-09' }],
    })
    clock.set(new Date('2027-01-10T17:00:00Z'))
    const over = { ...line, expired_seconds: 7 * hour, left_seconds: 0, ends_on: '2027-01-09' }
    const token = await addSession(database, clock, someone.owner.uuid)
    expect(await hoursOf({ ...someone, owner: { ...someone.owner, token } })).toMatchObject({
      period: { start: '2026-12-10' },
      carried: [over],
    })
  })

  it('shows the days of its period alone', async () => {
    const someone = await working()
    await someone.log('2026-12-09')
    clock.set(new Date('2026-12-10T10:05:00Z'))
    await renewDue(here.renewals)
    await someone.log('2026-12-10', { seconds: 60 })
    expect((await hoursOf(someone))['days']).toEqual([{ date: '2026-12-10', billable_seconds: 60 }])
  })

  it('is for the client, who works on it, and staff; anybody else’s is 404', async () => {
    const someone = await working()
    const other = await working()
    const path = `GET /project/${someone.uuid}/hours` as const
    const requested = [someone.owner, someone.person, other.owner, other.person].map(async (who) => {
      const { status } = await here.request(path, who)
      return status
    })
    expect(await Promise.all(requested)).toEqual([200, 200, 404, 404])
  })
})

describe('A6.9 GET /client/{uuid}/subscriptions', () => {
  it('has what runs with the same hours and forecast as its own page, and what is still to be prepared', async () => {
    const someone = await working()
    for (const day of ['18', '19', '20']) await someone.log(`2026-11-${day}`)
    expect(await openOf(someone)).toMatchObject({
      current: [{ project: { uuid: someone.uuid, classification: 'current' }, hours: await hoursOf(someone) }],
      current_count: 1,
      upcoming: [],
      unprepared: { uuid: someone.uuid },
    })
  })

  it('has what begins apart, and nothing that is over', async () => {
    const later = await working({ start_date: '2026-12-01' })
    expect(await openOf(later)).toMatchObject({ current: [], current_count: 0, upcoming: [{ uuid: later.uuid }] })
    const over = await working()
    await database.pool.query(
      `update projects set end_date = '2026-12-09', cancelled_date = now(), cancelled_reason = 'Done' where uuid = $1`,
      [over.uuid],
    )
    clock.set(new Date('2026-12-12T17:00:00Z'))
    expect(await openOf(over)).toEqual({ current: [], current_count: 0, upcoming: [], unprepared: null })
  })
})

it('C1.5 timeBilled lists every period, the latest first, with hours, billable seconds and what remains', async () => {
  const someone = await working()
  await someone.log('2026-11-12', { seconds: 9000 })
  clock.set(new Date('2026-12-10T10:05:00Z'))
  await renewDue(here.renewals)
  const { body } = await here.request(`GET /virtualassistants/projects/${someone.uuid}/timeBilled`, someone.person)
  expect(body).toMatchObject({
    periods: [
      { start: '2026-12-10', end: '2027-01-09', hours: 20, billable_seconds: 0, hours_remaining: 20 },
      { start: '2026-11-10', end: '2026-12-09', hours: 20, billable_seconds: 9000, remaining_seconds: 63_000 },
    ],
    count: 2,
  })
})
