import { lockRow } from '@talentplace/server/platform/database/lock-rows'
import { testDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collide, makeMove } from './collide.ts'
import { footprintsOf } from './footprint.ts'
import { namedMoves, type Meeting, type NamedMove } from './moves.ts'
import { openServers } from './servers.ts'
import { wake } from './wake.ts'
import type { World } from './world.ts'
import { makeWorlds, type Worlds } from './worlds.ts'

const rounds = 5
const max = 8
let worlds: Worlds
beforeAll(async () => {
  const { url, close } = await testDatabase()
  await close()
  worlds = await makeWorlds(url, max)
})
afterAll(() => worlds.stop())

const moveOf = (wanted: string): NamedMove => {
  const found = namedMoves.find(({ name }) => name === wanted)
  if (!found) throw new Error(`There is no move “${wanted}”.`)
  return found
}

const worst = [
  ['an invitation declined', 'a cancellation'],
  ['an invitation accepted', 'hours released'],
  ['a checkout', 'hours released'],
  ['a renewal', 'an invoice paid'],
] as const

it.each(worst)('%s and %s at the same instant both go through', async (one, other) => {
  expect(await collide(worlds, [moveOf(one), moveOf(other)], rounds)).toMatchObject({ deadlocks: 0, failures: [] })
})

/** Holds two assistants in one order or the other, the second one once the other move holds its first one, too. */
function lockBoth([first, second]: readonly [0 | 1, 0 | 1], met: WeakMap<World, PromiseWithResolvers<void>>) {
  const meet = (world: World): Promise<void> => {
    const other = met.get(world)
    const both = other ?? Promise.withResolvers<void>()
    met.set(world, both)
    if (other) both.resolve()
    return both.promise
  }
  return ({ here, world }: Meeting) =>
    here.database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'assistants', world.people[first].uuid)
      await meet(world)
      await lockRow(transaction, 'assistants', world.people[second].uuid)
    })
}

it('counts each circle of two that hold the same rows the other way round, though both go through in the end', async () => {
  const met = new WeakMap<World, PromiseWithResolvers<void>>()
  const pair = [
    { name: 'one', move: lockBoth([0, 1], met) },
    { name: 'the other', move: lockBoth([1, 0], met) },
  ] as const
  expect(await collide(worlds, pair, 3)).toEqual({ rounds: 3, waited: 3, deadlocks: 3, failures: [] })
})

it('counts no wait where nobody wants what another one has, and each failure', async () => {
  const broken: NamedMove = { name: 'one that throws', move: () => Promise.reject(new Error('broken')) }
  const failures = ['one that throws: Error: broken', 'one that throws: Error: broken']
  expect(await collide(worlds, [moveOf('hours changed'), broken], 2)).toEqual({
    rounds: 2,
    waited: 0,
    deadlocks: 0,
    failures,
  })
})

/** As many as there are worlds: each in one of its own. */
const groups = Array.from({ length: Math.ceil(namedMoves.length / max) }, (_, group) =>
  namedMoves.slice(group * max, (group + 1) * max),
).map((group) => [group.map(({ name }) => name).join(', '), group] as const)

it.each(groups)('each alone does what it is there for: %s', async (_, group) => {
  const copy = await worlds.copy()
  const here = await openServers(copy.database)
  const rejected: string[] = []
  for (const [at, world] of worlds.list.entries()) {
    const move = group[at]
    if (!move) break
    await wake(copy.database, world)
    rejected.push(...(await makeMove(move, { here, world, staff: worlds.staff }, 400)))
  }
  await here.stop()
  await copy.end()
  expect(rejected).toEqual([])
})

it('what two moves lock in common are rows that are held, changed or carried on to by triggers, and turns', async () => {
  const footprints = await footprintsOf(worlds, ['an invitation declined', 'hours released', 'a checkout'].map(moveOf))
  const tablesInCommon = (one: string, other: string) => {
    const locks = [...(footprints.get(one) ?? [])].filter((lock) => footprints.get(other)?.has(lock))
    return [...new Set(locks.map((lock) => lock.split(' ')[0]))].toSorted()
  }
  expect(tablesInCommon('an invitation declined', 'hours released')).toEqual(['assistants', 'projects', 'rate_plans'])
  expect(tablesInCommon('a checkout', 'hours released')).toEqual(['assistants'])
  expect([...(footprints.get('a checkout') ?? [])]).toContain('cards')
})
