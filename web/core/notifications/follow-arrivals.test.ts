import { afterEach, expect, it, vi } from 'vitest'
import { followArrivals, type Arrived, type Starting } from './follow-arrivals.ts'

const one = (uuid: string): Arrived => ({
  uuid,
  type: 'message',
  title: `Notification ${uuid}`,
  body: '',
  icon: 'info',
  priority: 1,
  created_date: '2026-11-20T12:00:00.000Z',
  entity_link: null,
  entity: null,
  read_at: null,
})

/** A server's list that grows; offsets are its length, and `overlap` rows come twice. */
function serve(all: string[], overlap = 0): { requests: string[]; fail: { next: boolean } } {
  const requests: string[] = []
  const fail = { next: false }
  vi.stubGlobal('fetch', async (path: string) => {
    const offset = new URL(path, 'http://x').searchParams.get('offset') ?? ''
    requests.push(offset)
    if (fail.next) {
      fail.next = false
      throw new TypeError('the line is down')
    }
    const from = Math.max(0, Number(offset) - overlap)
    const notifications = all.slice(from).map(one).toReversed()
    return Response.json({ notifications, complete: true, unread: all.length, offset: String(all.length) })
  })
  return { requests, fail }
}

/** The list as it was when the page loaded. */
function loaded(all: readonly string[]): Starting {
  return { offset: String(all.length), notifications: all.map(one).toReversed().slice(0, 3) }
}

async function settled(requests: unknown[], calls: number): Promise<void> {
  await vi.waitFor(() => expect(requests).toHaveLength(calls))
  await new Promise((resolve) => setImmediate(resolve))
}

afterEach(() => vi.unstubAllGlobals())

it('A5 Ours: what came before is not told, what comes is told once, newest first', async () => {
  const all = ['a', 'b']
  const { requests } = serve(all, 1)
  const view: string[][] = []
  const arrivals = followArrivals(loaded(all), (arrived) => view.push(arrived.map(({ uuid }) => uuid)))
  all.push('c', 'd')
  arrivals.check()
  await settled(requests, 1)
  all.push('e')
  arrivals.check()
  await settled(requests, 2)
  expect(requests).toEqual(['2', '4'])
  expect(view).toEqual([['d', 'c'], ['e']])
})

it('A5.4 nothing is lost when the line is down: the next call asks from the same offset', async () => {
  const all = ['a']
  const { requests, fail } = serve(all)
  const view: string[][] = []
  const arrivals = followArrivals(loaded(all), (arrived) => view.push(arrived.map(({ uuid }) => uuid)))
  all.push('b')
  fail.next = true
  arrivals.check()
  await settled(requests, 1)
  all.push('c')
  arrivals.check()
  await settled(requests, 2)
  expect(requests).toEqual(['1', '1'])
  expect(view).toEqual([['c', 'b']])
})

it('what arrives while it asks is asked for afterwards', async () => {
  const all = ['a']
  const { requests } = serve(all)
  const view: string[][] = []
  const arrivals = followArrivals(loaded(all), (arrived) => view.push(arrived.map(({ uuid }) => uuid)))
  arrivals.check()
  arrivals.check()
  arrivals.check()
  await settled(requests, 2)
  expect(requests).toEqual(['1', '1'])
  expect(view).toEqual([])
})
