import { describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addPause } from '../../testing/rows/add-pause.ts'
import { retainPausedHours } from './retain-paused-hours.ts'

const { clock, database, deps, subscriber, runDaily, runOn, subjectsTo } = await renewalsSuite()

/** Someone with 40 hours, 20 of them for a subscription that rests from 10 June on; until 10 August, if nothing else is said. */
async function paused(resumes_on: string | null = '2027-08-10') {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid: person } = await addAssistant(database, { user_uuid })
  const someone = await subscriber({ start_date: '2027-05-10' })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    person,
  ])
  await addPause(database, { project_uuid: someone.uuid, from_date: '2027-06-10', resumes_on })
  return { ...someone, person, user_uuid }
}
type Paused = Awaited<ReturnType<typeof paused>>

const committed = async ({ person }: Paused): Promise<number> => {
  const { monthly_hours_committed } = await database.kysely
    .selectFrom('assistants')
    .select('monthly_hours_committed')
    .where('uuid', '=', person)
    .executeTakeFirstOrThrow()
  return monthly_hours_committed
}

async function titlesTo(user_uuid: string): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('notifications')
    .select('title')
    .where('user_uuid', '=', user_uuid)
    .execute()
  return rows.map(({ title }) => title)
}

/** They promise so many hours to someone else. */
async function worksElsewhere({ person }: Paused, hours_per_month: number): Promise<void> {
  const other = await subscriber({ start_date: '2027-05-10' })
  await database.pool.query(
    'update rate_plans set virtualassistant_uuid = $2, hours_per_month = $3 where project_uuid = $1',
    [other.uuid, person, hours_per_month],
  )
}

describe('C1 the hours of a pause', () => {
  it('are kept for 30 days, which everyone is told once, then free, and taken again a week before it goes on', async () => {
    const of = await paused()
    await runDaily('2027-07-01', '2027-07-03')
    const title = 'Hours held until Jul 10: Books and inbox'
    expect((await subjectsTo(of.email)).filter((each) => each === title)).toHaveLength(1)
    expect((await titlesTo(of.user_uuid)).filter((each) => each === title)).toHaveLength(1)
    await runOn('2027-07-09')
    expect(await committed(of)).toBe(20)
    await runOn('2027-07-10')
    await Promise.all([retainPausedHours(deps), retainPausedHours(deps)])
    expect(await committed(of)).toBe(0)
    await runOn('2027-08-02')
    expect(await committed(of)).toBe(0)
    await runOn('2027-08-03')
    expect(await committed(of)).toBe(20)
  })

  it('stay kept where the client lets it go on within 37 days', async () => {
    const of = await paused('2027-07-17')
    await runDaily('2027-06-28', '2027-07-17')
    expect(await committed(of)).toBe(20)
    expect((await titlesTo(of.user_uuid)).filter((title) => title.startsWith('Hours kept'))).toEqual([])
  })

  it('are taken again the day it goes on earlier than was said, also where an invoice is paid at last', async () => {
    const of = await paused(null)
    await runDaily('2027-07-03', '2027-07-10')
    expect(await committed(of)).toBe(0)
    await database.pool.query(`update pauses set resumes_on = '2027-07-15' where project_uuid = $1`, [of.uuid])
    await runOn('2027-07-15')
    expect(await committed(of)).toBe(20)
  })

  it('that someone promised elsewhere meanwhile aren’t taken, everyone is told once, and they are once they are free', async () => {
    const of = await paused()
    await runDaily('2027-07-03', '2027-07-10')
    await worksElsewhere(of, 30)
    await runDaily('2027-08-02', '2027-08-12')
    expect(await committed(of)).toBe(30)
    const title = 'Fewer hours than before: Books and inbox'
    expect((await subjectsTo(of.email)).filter((each) => each === title)).toHaveLength(1)
    await database.pool.query('update assistants set available_hours_per_month = 60 where uuid = $1', [of.person])
    await runOn('2027-08-13')
    expect(await committed(of)).toBe(50)
  })

  it('are taken again where they are exactly what someone has left, and not an hour less', async () => {
    const [enough, less] = [await paused(), await paused()]
    await runDaily('2027-07-03', '2027-07-10')
    await worksElsewhere(enough, 20)
    await worksElsewhere(less, 21)
    await runOn('2027-08-03')
    expect([await committed(enough), await committed(less)]).toEqual([40, 21])
  })

  it('told late are kept a week from then on', async () => {
    const of = await paused()
    await runOn('2027-07-20')
    expect(await titlesTo(of.user_uuid)).toContain('Hours held until Jul 27: Books and inbox')
    await runOn('2027-07-26')
    expect(await committed(of)).toBe(20)
    await runOn('2027-07-27')
    expect(await committed(of)).toBe(0)
    expect(clock.now().toISOString()).toContain('2027-07-27')
  })
})
