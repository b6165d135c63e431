import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostConnections, playSoak, type Soaked } from './play-soak.ts'
import { makeSoakWorld } from './soak-world.ts'

let database: TestDatabase
let soaked: Soaked

beforeAll(async () => {
  database = await testDatabase()
  const log = () => undefined
  const world = await makeSoakWorld(database, { entries: 2_000, pairs: 8, log })
  soaked = await playSoak(database, world, { rate: 60, seconds: 3, idleRate: 20, idleSeconds: 1, looks: 3, log })
}, 300_000)
afterAll(() => database.close())

it('a mix of all that people do is answered, each request 200, however late the last one was', () => {
  const { idle, loaded } = soaked
  expect({ refusals: { ...idle.refusals, ...loaded.refusals } }).toEqual({ refusals: {} })
  expect(loaded.statuses).toEqual({ 200: 180 })
  expect(loaded.read.count + loaded.write.count).toBe(180)
  expect(loaded.write.count).toBeGreaterThan(10)
})

it('no connection is left behind, and no transaction open', () => {
  const [, after] = soaked.connections
  for (const [name, count] of Object.entries(after.named))
    expect(count, name).toBeLessThanOrEqual(mostConnections[name] ?? 0)
  expect(after.leftOpen).toBe(0)
})
