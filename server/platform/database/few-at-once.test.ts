import { expect, it } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

it('of many at once few are done, the others in their order, also after one that fails', async () => {
  const turns = fewAtOnce(2)
  const started: number[] = []
  let now = 0
  let max = 0
  const done = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      turns.take(async () => {
        started.push(at)
        now += 1
        max = Math.max(max, now)
        await new Promise(setImmediate)
        now -= 1
        if (at === 3) throw new Error('no')
        return at
      }),
    ),
  )
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(max).toBe(2)
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await turns.take(() => Promise.resolve('free'))).toBe('free')
})

it('whoever’s turn doesn’t come in time is told, does nothing, and keeps nobody else from theirs', async () => {
  const turns = fewAtOnce(1, () => 20)
  const first = Promise.withResolvers<string>()
  const started = turns.take(() => first.promise)
  let isDone = false
  const late = turns.take(() => {
    isDone = true
    return Promise.resolve('late')
  })
  expect(turns.waiting).toBe(1)
  await expect(late).rejects.toThrow('no turn within 20 ms')
  expect([isDone, turns.waiting]).toEqual([false, 0])
  first.resolve('first')
  expect(await started).toBe('first')
  expect(await turns.take(() => Promise.resolve('free'))).toBe('free')
})
