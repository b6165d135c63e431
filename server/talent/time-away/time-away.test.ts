import { describe, expect, it } from 'vitest'
import { ownProfileSuite } from '../../testing/own-profile-suite.ts'
import { followTimeAway } from './follow-time-away.ts'

const { clock, database, someone, isFound } = await ownProfileSuite()

const query = { rids: [1], hours: [10] }
const at = (instant: string) => {
  clock.set(new Date(instant))
  return followTimeAway({ database, clock })
}

describe('C5 time away', () => {
  it('offers no new work from a week before until it is over, by the day on their own clock', async () => {
    const maya = await someone()
    const added = await maya.request('POST /virtualassistant/time_away', {
      from_date: '2026-12-20',
      until_date: '2027-01-03',
    })
    expect(added.body).toMatchObject({ count: 1, is_away: false, today: '2026-11-20' })
    await isFound(query, maya.uuid, true)
    // In Toronto it is still the 12th.
    await at('2026-12-13T04:59:00Z')
    await isFound(query, maya.uuid, true)
    await at('2026-12-13T05:00:00Z')
    await isFound(query, maya.uuid, false)
    expect((await maya.request('GET /matching/own_profile')).body).toMatchObject({
      assistant: { away: { from: '2026-12-20', until: '2027-01-03' } },
    })
    await at('2027-01-04T04:59:00Z')
    await isFound(query, maya.uuid, false)
    await at('2027-01-04T05:00:00Z')
    await isFound(query, maya.uuid, true)
  })

  it('counts at once when it is near, and no more once it is taken back', async () => {
    const maya = await someone()
    const { body } = await maya.request('POST /virtualassistant/time_away', {
      from_date: '2026-11-27',
      until_date: '2026-11-27',
    })
    expect(body['is_away']).toBe(true)
    await isFound(query, maya.uuid, false)
    const [away] = body['times_away'] as { uuid: string }[]
    const nora = await someone()
    expect((await nora.request(`DELETE /virtualassistant/time_away/${away?.uuid}`)).status).toBe(404)
    expect((await maya.request(`DELETE /virtualassistant/time_away/${away?.uuid}`)).body).toMatchObject({ count: 0 })
    await isFound(query, maya.uuid, true)
  })

  it('has each day once, the same days sent twice too, and none that is over', async () => {
    const maya = await someone()
    const add = (from_date: string, until_date: string) =>
      maya.request('POST /virtualassistant/time_away', { from_date, until_date })
    await add('2026-12-01', '2026-12-05')
    expect((await add('2026-12-01', '2026-12-05')).body['count']).toBe(1)
    expect((await add('2026-12-05', '2026-12-06')).body['code']).toBe('overlaps')
    expect((await add('2026-12-06', '2026-12-06')).body['count']).toBe(2)
    for (const [from, until] of [
      ['2026-11-01', '2026-11-19'],
      ['2026-12-20', '2026-12-19'],
      ['2026-12-20', '2028-12-19'],
      ['2029-12-20', '2029-12-21'],
    ] as const) {
      expect((await add(from, until)).status).toBe(400)
    }
  })

  it('is apart by the database, too', async () => {
    const { uuid } = await someone()
    const add = () =>
      database.kysely
        .insertInto('assistant_time_away')
        .values({
          virtualassistant_uuid: uuid,
          from_date: '2026-12-01',
          until_date: '2026-12-02',
          created_date: clock.now(),
        })
        .execute()
    await add()
    await expect(add()).rejects.toThrow('assistant_time_away_apart')
  })
})
