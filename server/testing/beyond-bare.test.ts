import { beforeEach, expect, it, vi } from 'vitest'
import { beyondBare } from './beyond-bare.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

async function after<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return work
}

it('what the work itself waits for counts, to the millisecond', async () => {
  expect(
    await after(
      500,
      beyondBare(() => wait(400)),
    ),
  ).toBe(400)
})

it('what holds up the bare thing too does not', async () => {
  const uneven = [1, 1, 298, 1]
  const bare = () => wait(uneven.pop() ?? 1)
  // It takes 2 ms at its quickest, and once 299.
  expect(
    await after(
      500,
      beyondBare(() => wait(400), bare),
    ),
  ).toBe(400 - (299 - 2))
})

it('a failure of the work is the caller’s to hear of', async () => {
  const failing = beyondBare(() => Promise.reject(new Error('broken')))
  await expect(after(10, Promise.allSettled([failing]))).resolves.toMatchObject([{ reason: { message: 'broken' } }])
})
