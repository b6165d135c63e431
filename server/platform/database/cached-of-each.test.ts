import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { cachedOfEach } from './cached-of-each.ts'
import type { Listener } from './listener.ts'
import type { Tables } from './tables.ts'

const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A listener by hand, and how often something was read. */
function begin() {
  const heard: ((uuid: string) => void)[] = []
  const lost: (() => void)[] = []
  const line = { connected: true }
  const listener = {
    ...({} as Listener),
    get connected() {
      return line.connected
    },
    listening: () => Promise.resolve(),
    on: (_channel: string, hear: (uuid: string) => void) => heard.push(hear),
    onLoss: (lose: () => void) => lost.push(lose),
    onReconnect: () => undefined,
  } as unknown as Listener
  const cache = cachedOfEach<number>(database, listener, 'changed')
  const state = { reads: 0 }
  return {
    announce: (uuid: string) => heard.forEach((hear) => hear(uuid)),
    lose() {
      line.connected = false
      for (const lose of lost) lose()
    },
    get: (uuid: string, meanwhile: () => void = () => undefined, { asked = 'all', now = 0 } = {}) =>
      cache.get(uuid, asked, now, async () => {
        state.reads += 1
        const value = state.reads
        await Promise.resolve()
        meanwhile()
        return { value, until: new Date(100) }
      }),
  }
}

it('is read once for each person and question, until they or everybody are named', async () => {
  const { get, announce } = begin()
  expect([await get('a'), await get('a'), await get('b'), await get('a')]).toEqual([1, 1, 2, 1])
  expect(await get('a', undefined, { asked: 'other' })).toBe(3)
  announce('a')
  expect([await get('a'), await get('b')]).toEqual([4, 2])
  announce('')
  expect([await get('a'), await get('b')]).toEqual([5, 6])
})

it('isn’t kept when it changed while it was read, or once its time is over', async () => {
  const { get, announce } = begin()
  expect(await get('a', () => announce('a'))).toBe(1)
  expect(await get('a', () => announce('b'))).toBe(2)
  expect(await get('a')).toBe(2)
  expect(await get('a', undefined, { now: 100 })).toBe(3)
})

it('is read each time while nobody could be heard', async () => {
  const { get, lose } = begin()
  await get('a')
  lose()
  expect([await get('a'), await get('a')]).toEqual([2, 3])
})
