import { expect, it } from 'vitest'
import { QueueFull, TurnQueue, type TurnLimits } from './turn-queue.ts'

const roomy: TurnLimits = { running: 1, runningPerGroup: 1, waiting: 100, waitingPerGroup: 100 }

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** A queue whose turns are over when the test says so. */
function openQueue(limits: Partial<TurnLimits> = {}) {
  const queue = new TurnQueue({ ...roomy, ...limits })
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const request = (name: string, signal?: AbortSignal) => {
    const [group = '', member = ''] = name.split('/')
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const turn = queue.run(
      { group, member },
      () => {
        order.push(name)
        return promise
      },
      signal,
    )
    turn.catch(() => undefined)
    return turn
  }
  /** Ends turns one after the other until nobody waits. */
  const playOut = async () => {
    for (let at = 0; at < order.length; at += 1) {
      ends.get(order[at] ?? '')?.()
      await settled()
    }
  }
  return { queue, order, request: request, playOut }
}

it('groups take turns, however often one of them asks', async () => {
  const { request, order, playOut } = openQueue()
  for (const name of ['a/1', 'a/2', 'a/3', 'a/4', 'b/1', 'c/1', 'b/2']) void request(name)
  await settled()
  await playOut()
  expect(order).toEqual(['a/1', 'a/2', 'b/1', 'c/1', 'a/3', 'b/2', 'a/4'])
})

it('members of a group take turns within it', async () => {
  const { request, order, playOut } = openQueue()
  void request('a/first')
  for (const name of ['a/x/1', 'a/x/2', 'a/y/1']) void request(name)
  await settled()
  await playOut()
  expect(order).toEqual(['a/first', 'a/x/1', 'a/y/1', 'a/x/2'])
})

it('one group runs at most its own share at a time, and others pass it', async () => {
  const { request, order, queue, playOut } = openQueue({ running: 2 })
  for (const name of ['a/1', 'a/2', 'b/1']) void request(name)
  await settled()
  expect(order).toEqual(['a/1', 'b/1'])
  expect([queue.running, queue.waiting]).toEqual([2, 1])
  await playOut()
  expect(order).toEqual(['a/1', 'b/1', 'a/2'])
  expect([queue.running, queue.waiting]).toEqual([0, 0])
})

it('a group with exactly its share waiting is refused the next', async () => {
  const { request, queue } = openQueue({ waitingPerGroup: 2 })
  for (const name of ['a/1', 'a/2', 'a/3']) void request(name)
  await expect(request('a/4')).rejects.toBeInstanceOf(QueueFull)
  await settled()
  expect([queue.waiting, queue.rejected]).toEqual([2, 1])
})

it('when all places are taken the group with the most gives up its last one', async () => {
  const { request, order, playOut } = openQueue({ waiting: 3 })
  const first = request('a/1')
  const pending = ['a/2', 'a/3', 'a/4'].map((name) => request(name))
  const newcomer = request('b/1')
  await expect(pending[2]).rejects.toBeInstanceOf(QueueFull)
  await settled()
  await playOut()
  await Promise.all([first, newcomer])
  expect(order).toEqual(['a/1', 'a/2', 'b/1', 'a/3'])
})

it('when all places are taken by as many groups the next one is refused', async () => {
  const { request } = openQueue({ waiting: 2 })
  for (const name of ['a/1', 'b/1', 'c/1']) void request(name)
  await expect(request('d/1')).rejects.toBeInstanceOf(QueueFull)
})

it('whoever goes away while waiting gives up the turn', async () => {
  const { request, order, queue, playOut } = openQueue()
  const aborted = new AbortController()
  void request('a/1')
  const waiting = request('b/1', aborted.signal)
  void request('c/1')
  aborted.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await settled()
  await playOut()
  expect(order).toEqual(['a/1', 'c/1'])
  expect([queue.running, queue.waiting]).toEqual([0, 0])
})

it('a turn whose work throws is over', async () => {
  const queue = new TurnQueue(roomy)
  await expect(queue.run({ group: 'a', member: '' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(queue.running).toBe(0)
  expect(await queue.run({ group: 'a', member: '' }, () => Promise.resolve('next'))).toBe('next')
})
