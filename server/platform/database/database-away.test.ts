import { describe, expect, it } from 'vitest'
import { isDatabaseAway, onceReachable } from './database-away.ts'

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const mistake = Object.assign(new Error('relation "nothing" does not exist'), { code: '42P01' })

describe('the database is away', () => {
  it('when it refuses, resets, shuts down or never answers, and not when a statement is wrong', () => {
    const terminated = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const never = new Error('timeout exceeded when trying to connect')
    for (const error of [away, terminated, never, new AggregateError([away])]) expect(isDatabaseAway(error)).toBe(true)
    for (const error of [mistake, new Error('no'), 'ECONNREFUSED', null]) expect(isDatabaseAway(error)).toBe(false)
  })
})

describe('what a start can’t do without', () => {
  it('is tried until the database is there', async () => {
    let times = 0
    const work = async () => {
      times += 1
      if (times < 3) throw away
      return 'done'
    }
    expect(await onceReachable(work)).toBe('done')
    expect(times).toBe(3)
  })

  it('is given up once patience is over, and at once for any other error', async () => {
    let times = 0
    const failing = (error: Error) => async () => {
      times += 1
      throw error
    }
    await expect(onceReachable(failing(away), 0)).rejects.toBe(away)
    times = 0
    await expect(onceReachable(failing(mistake))).rejects.toBe(mistake)
    expect(times).toBe(1)
  })
})
