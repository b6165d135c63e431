import { expect, it } from 'vitest'
import { keepAlive, keepAliveEvery, type DraftState, type Ticking } from './keep-alive.ts'

/** A clock that a test ticks. */
function handClock() {
  const works = new Map<unknown, { milliseconds: number; work: () => void }>()
  const ticking: Ticking = {
    every(milliseconds, work) {
      const id = {}
      works.set(id, { milliseconds, work })
      return id
    },
    stop: (id) => void works.delete(id),
  }
  return { ticking, tick: () => works.forEach(({ work }) => work()), works }
}

const answer: DraftState = { version: 1, last_seen: '2026-11-20T15:00:00.000Z', availability: [] }

it('B6.7 asks at once and every 300000 ms, until it ends', async () => {
  const { ticking, tick, works } = handClock()
  let requests = 0
  const answers: DraftState[] = []
  const end = keepAlive({
    send: async () => {
      requests += 1
      return answer
    },
    onAnswer: (each) => answers.push(each),
    onFailure: () => undefined,
    ticking,
  })
  expect([...works.values()].map(({ milliseconds }) => milliseconds)).toEqual([300_000])
  expect(keepAliveEvery).toBe(300_000)
  tick()
  await Promise.resolve()
  expect(requests).toBe(2)
  await Promise.resolve()
  expect(answers).toEqual([answer, answer])
  end()
  tick()
  expect(requests).toBe(2)
})

it('goes on after a failure, and tells nothing after its end', async () => {
  const { ticking, tick } = handClock()
  const failures: unknown[] = []
  let fails = true
  let answers = 0
  const end = keepAlive({
    send: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(answer)),
    onAnswer: () => (answers += 1),
    onFailure: (error) => failures.push(error),
    ticking,
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(failures).toHaveLength(1)
  fails = false
  tick()
  end()
  await Promise.resolve()
  await Promise.resolve()
  expect(answers).toBe(0)
})
