import { beforeEach, expect, it } from 'vitest'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { notifyOfHours } from './notify-of-hours.ts'

const noon = new Date('2026-11-23T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

const hour = 3600

/** Ten hours since 10 November, worked on by someone with an account. */
async function working() {
  const person = await here.person(['virtualassistant'])
  const assistant = await addAssistant(database, { user_uuid: person.uuid })
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, name: 'Winter books' })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    assistant.uuid,
  ])
  return { ...someone, person }
}
type Working = Awaited<ReturnType<typeof working>>

const work = ({ uuid }: Working, hours: number, task_date = '2026-11-20') =>
  addTimeEntry(database, uuid, { task_date, seconds: hours * hour })

async function notificationsOf(user_uuid: string): Promise<string[]> {
  await notifyOfHours({ database, clock })
  const { rows } = await database.pool.query<{ title: string }>(
    'select title from notifications where user_uuid = $1 order by uuid',
    [user_uuid],
  )
  return rows.map(({ title }) => title)
}

const half = 'Winter books: 50% of the hours used'
const almostAll = 'Winter books: 80% of the hours used'
const all = 'Winter books: all hours used'

it('client and assistant are told at 50, 80 and 100%, each once', async () => {
  const someone = await working()
  await work(someone, 4.9)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([])
  await work(someone, 0.1)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
  await work(someone, 3)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half, almostAll])
  await work(someone, 2)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half, almostAll, all])
  expect(await notificationsOf(someone.person.uuid)).toEqual([half, almostAll, all])
})

it('whoever works on it is told on the first and on the last day of their place', async () => {
  const someone = await working()
  await database.pool.query(
    `update rate_plans set rate_start_date = '2026-11-23', rp_end_date = '2026-11-23' where project_uuid = $1`,
    [someone.uuid],
  )
  await work(someone, 5)
  expect(await notificationsOf(someone.person.uuid)).toEqual([half])
})

it('more than one at once is told as the most of them', async () => {
  const someone = await working()
  await work(someone, 11)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([all])
  const { rows } = await database.pool.query<{ body: string }>('select body from notifications where user_uuid = $1', [
    someone.owner.uuid,
  ])
  expect(rows[0]?.body).toBe(
    'All 10h 0m (10.00h) for the period ending Dec 9 are used. Another 1h 0m (1.00h) was logged on top. ' +
      'Extra time counts only once you approve it on the subscription’s page.',
  )
})

it('what is taken back and worked again is not told twice', async () => {
  const someone = await working()
  const entry = await work(someone, 6)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
  await database.pool.query('update time_entries set removed_date = now() where uuid = $1', [entry])
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
  await work(someone, 6)
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
})

it('two who look at once tell it once', async () => {
  const someone = await working()
  await work(someone, 6)
  await Promise.all([notifyOfHours({ database, clock }), notifyOfHours({ database, clock })])
  expect(await notificationsOf(someone.owner.uuid)).toEqual([half])
})

it('a period that is over is told to nobody', async () => {
  const someone = await working()
  clock.set(new Date('2026-12-12T17:00:00Z'))
  await work(someone, 6, '2026-12-09')
  expect(await notificationsOf(someone.owner.uuid)).toEqual([])
})

it('who has declined the work hears nothing of its hours', async () => {
  const someone = await working()
  await database.pool.query(
    `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, asked_date)
     select project_uuid, virtualassistant_uuid, role_id, 'client', now() from rate_plans where project_uuid = $1`,
    [someone.uuid],
  )
  await work(someone, 6)
  expect(await notificationsOf(someone.person.uuid)).toEqual([])
})
