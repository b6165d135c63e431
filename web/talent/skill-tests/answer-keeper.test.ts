import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { createAnswerKeeper } from './answer-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper, and what it sent; each failure is of one call. */
function keeperWith(failures: readonly ApiFailure[], given: readonly (readonly [number, GivenAnswer])[] = []) {
  const sent: (readonly [number, GivenAnswer])[] = []
  const left = [...failures]
  const keeper = createAnswerKeeper({
    given,
    save(place, answer) {
      sent.push([place, answer])
      const failure = left.shift()
      return failure ? Promise.reject(failure) : Promise.resolve()
    },
  })
  return { keeper, sent }
}

describe('C6 an answer is saved as it is given', () => {
  it('after a pause of typing, the latest one only', async () => {
    const { keeper, sent } = keeperWith([])
    keeper.give(1, { text: 'A' }, 1000)
    keeper.give(1, { text: 'AB' }, 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([[1, { text: 'AB' }]])
    expect(keeper.read()).toMatchObject({ state: 'saved' })
  })

  it('again until it is saved, and at once where the test is finished', async () => {
    const offline = new ApiFailure(0, { code: 'offline', message: 'Offline' })
    const { keeper, sent } = keeperWith([offline], [[1, { choice: 0 }]])
    keeper.give(2, { choice: 1 }, 0)
    expect(await keeper.flush()).toBe(false)
    expect(keeper.read().state).toBe('failed')
    await vi.advanceTimersByTimeAsync(3000)
    expect(keeper.read().state).toBe('saved')
    keeper.give(1, { choice: 2 }, 5000)
    expect(await keeper.flush()).toBe(true)
    expect(sent).toEqual([
      [2, { choice: 1 }],
      [2, { choice: 1 }],
      [1, { choice: 2 }],
    ])
  })

  it('no more once the test has ended or goes on elsewhere', async () => {
    const ended = new ApiFailure(409, { code: 'ended', message: 'Ended' })
    const { keeper, sent } = keeperWith([ended])
    keeper.give(1, { choice: 0 }, 0)
    keeper.give(2, { choice: 0 }, 0)
    await keeper.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(keeper.read().rejection).toBe(ended)
    expect(sent).toHaveLength(1)
  })
})
