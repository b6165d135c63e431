import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxConnections, playSoak, type Soaked } from './play-soak.ts'
import { makeSoakWorld } from './soak-world.ts'

const log = () => undefined
let database: TestDatabase
let soaked: Soaked

beforeAll(async () => {
  database = await testDatabase()
  const world = await makeSoakWorld(database, { entries: 2_000, pairs: 8, log })
  soaked = await playSoak(database, world, { rate: 15, seconds: 2, idleRate: 5, idleSeconds: 1, looks: 2, log })
}, 300_000)
afterAll(() => database.close())

it('a mix of all that people do is answered, each request 200, however late the last one was', () => {
  const { idle, loaded } = soaked
  expect({ refusals: { ...idle.refusals, ...loaded.refusals } }).toEqual({ refusals: {} })
  expect(loaded.statuses).toEqual({ 200: 30 })
  expect(loaded.read.count + loaded.write.count).toBe(30)
  expect(loaded.write.count).toBeGreaterThan(2)
})

it('no connection is left behind, and no transaction open', () => {
  const [, after] = soaked.connections
  const tooMany = Object.entries(after.named).filter(([name, count]) => count > (maxConnections[name] ?? 0))
  expect(tooMany).toEqual([])
  expect(after.leftOpen).toBe(0)
})
