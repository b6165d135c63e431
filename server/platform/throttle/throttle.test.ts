import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { settableClock } from '../clock/clock.ts'
import { openDatabase } from '../database/connection.ts'
import { HttpError } from '../http/http-error.ts'
import { clearPastWindows, createThrottle, type Counted, type Limit, type Throttle } from './throttle.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const limit: Limit = { purpose: 'test', max: 3, windowSeconds: 900 }

let database: TestDatabase
let throttle: Throttle
beforeAll(async () => {
  database = await testDatabase()
  throttle = createThrottle({ database, clock })
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters, throttle_subjects')
})
afterAll(() => database.close())

/** What each of so many attempts came to, made one after the other. */
async function attempt(times: number, act: (time: number) => Promise<void>): Promise<(number | 'admitted')[]> {
  const found: (number | 'admitted')[] = []
  for (let time = 0; time < times; time += 1) {
    try {
      await act(time)
      found.push('admitted')
    } catch (error) {
      found.push(error instanceof HttpError ? error.status : 0)
    }
  }
  return found
}

const [first, second, counted] = ['first', 'second', 'counted'].map((purpose) => ({
  limit: { ...limit, purpose },
  subject: 'a',
})) as [Counted, Counted, Counted]
const admit = (subject = 'a') => throttle.admit(limit, subject)
const distinct = (item: string, on = throttle) => on.admitDistinct(limit, 'a', item)

describe('a limit', () => {
  it('admits so many and refuses the next with 429 and the seconds left', async () => {
    expect(await attempt(5, () => admit())).toEqual(['admitted', 'admitted', 'admitted', 429, 429])
    clock.set(new Date(start.getTime() + 14 * 60_000))
    await expect(admit()).rejects.toMatchObject({
      code: 'too_many',
      message: 'Too many attempts. Please try again in a minute.',
      retryAfter: 60,
    })
  })

  it('counts each subject and each purpose apart', async () => {
    await attempt(3, () => admit())
    expect(await attempt(1, () => admit('b'))).toEqual(['admitted'])
    expect(await attempt(1, () => throttle.admit({ ...limit, purpose: 'other' }, 'a'))).toEqual(['admitted'])
  })

  it('begins anew with the next window', async () => {
    await attempt(3, () => admit())
    clock.set(new Date(start.getTime() + 900_000))
    expect(await attempt(1, () => admit())).toEqual(['admitted'])
  })

  it('counts again what was taken back, down to nothing', async () => {
    await attempt(2, () => admit())
    await attempt(4, () => throttle.takeBack(limit, 'a'))
    expect(await attempt(4, () => admit())).toEqual(['admitted', 'admitted', 'admitted', 429])
  })

  it('counts several at once, all of them or none, and takes them back together', async () => {
    await expect(throttle.admit(limit, 'a', 4)).rejects.toMatchObject({ status: 429 })
    await throttle.admit(limit, 'a', 2)
    await expect(throttle.admit(limit, 'a', 2)).rejects.toMatchObject({ status: 429 })
    await throttle.admit(limit, 'a', 1)
    await throttle.takeBack(limit, 'a', 2)
    expect(await attempt(3, () => admit())).toEqual(['admitted', 'admitted', 429])
  })

  it('takes one attempt back at a time', async () => {
    await attempt(3, () => admit())
    await throttle.takeBack(limit, 'a')
    expect(await attempt(2, () => admit())).toEqual(['admitted', 429])
  })

  it('that refuses leaves those after it uncounted, so that a person’s tries don’t shut their office out', async () => {
    await attempt(3, () => throttle.admit(first.limit, 'a'))
    await expect(throttle.admitAll([first, second], counted)).rejects.toMatchObject({ status: 429 })
    expect(await throttle.count(second.limit, 'a')).toBe(1)
    expect(await throttle.count(counted.limit, 'a')).toBe(1)
  })

  it('counts several in order, and those after a refusal not at all', async () => {
    await attempt(2, () => throttle.admit(second.limit, 'a'))
    const all = () => throttle.admitAll([first, second], counted)
    expect(await all()).toBe(1)
    await expect(all()).rejects.toMatchObject({ status: 429, code: 'too_many' })
    expect(await throttle.count(first.limit, 'a')).toBe(3)
    expect(await throttle.count(second.limit, 'a')).toBe(4)
    expect(await throttle.count(counted.limit, 'a')).toBe(2)
  })

  it('forgets all of some and takes one of others back', async () => {
    const other = { ...limit, purpose: 'other' }
    await attempt(3, () => admit())
    await attempt(2, () => throttle.admit(other, 'a'))
    await attempt(1, () => throttle.admit(other, 'b'))
    await throttle.release({
      all: [{ limit, subject: 'a' }],
      one: [
        { limit: other, subject: 'a' },
        { limit: other, subject: 'b' },
      ],
    })
    expect(await throttle.count(limit, 'a')).toBe(1)
    expect(await throttle.count(other, 'a')).toBe(2)
    expect(await throttle.count(other, 'b')).toBe(1)
  })

  it('waits for the disk again with the next statement of the same connection', async () => {
    const counted: Counted = { limit, subject: 'a' }
    const one = openDatabase({ url: database.url, log: pino({ level: 'silent' }), connections: 1 })
    const single = createThrottle({ database: one, clock })
    await one.pool.query('set synchronous_commit to on')
    await single.admitAll([counted, { limit, subject: 'b' }], { limit, subject: 'c' })
    await single.release({ all: [counted], one: [counted] })
    const { rows } = await one.pool.query('show synchronous_commit')
    await one.close()
    expect(rows).toEqual([{ synchronous_commit: 'on' }])
  })

  it('holds for many at once', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => attempt(1, () => admit())))
    expect(found.flat().filter((each) => each === 'admitted')).toHaveLength(3)
  })

  it('keeps no subject in words', async () => {
    await admit('owner@maple.test 192.0.2.1')
    await distinct('a search of theirs')
    const { rows } = await database.pool.query<{ line: string }>(
      'select c::text as line from throttle_counters c union all select s::text from throttle_subjects s',
    )
    expect(rows).toHaveLength(2)
    expect(rows.map(({ line }) => line).join()).not.toMatch(/maple|search of/)
  })
})

const of =
  (subject: string, item: string, on = throttle) =>
  () =>
    on.admitDistinct(limit, subject, item)

describe('a limit of distinct items', () => {
  it('admits a known one again and refuses a new one beyond it', async () => {
    const items = ['x', 'y', 'x', 'z', 'y', 'w', 'x', 'w']
    expect(await attempt(items.length, (time) => distinct(items[time] ?? ''))).toEqual([
      'admitted',
      'admitted',
      'admitted',
      'admitted',
      'admitted',
      429,
      'admitted',
      429,
    ])
  })

  it('of one subject says nothing of another’s, nor one window’s of the next', async () => {
    await of('a', 'x')()
    await attempt(3, (time) => of('b', `item ${time}`)())
    expect(await attempt(1, of('b', 'x'))).toEqual([429])
    clock.set(new Date(start.getTime() + 900_000))
    const other = createThrottle({ database, clock })
    await attempt(3, (time) => of('a', `item ${time}`, other)())
    expect(await attempt(1, of('a', 'x'))).toEqual([429])
  })

  it('counts across processes, and a restart forgets nothing', async () => {
    const other = createThrottle({ database, clock })
    await attempt(2, (time) => distinct(`item ${time}`))
    expect(await attempt(3, (time) => distinct(`item ${time + 1}`, other))).toEqual(['admitted', 'admitted', 429])
    expect(await attempt(1, () => distinct('item 3'))).toEqual([429])
  })

  it('begins anew with the next window', async () => {
    await attempt(3, (time) => distinct(`item ${time}`))
    clock.set(new Date(start.getTime() + 900_000))
    expect(await attempt(4, (time) => distinct(`new ${time}`))).toEqual(['admitted', 'admitted', 'admitted', 429])
  })
})

describe('windows that have passed', () => {
  it('are cleared away after a day; the present ones stay', async () => {
    await admit('yesterday')
    await distinct('yesterday')
    clock.set(new Date(start.getTime() + 25 * 60 * 60_000))
    await admit('today')
    await clearPastWindows(database, clock)
    const { rows } = await database.pool.query(
      'select (select count(*)::int from throttle_counters) as counters, (select count(*)::int from throttle_subjects) as subjects',
    )
    expect(rows).toEqual([{ counters: 1, subjects: 0 }])
  })
})
