import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveDrafts, type DraftServer } from './draft-server.ts'
import { playRound } from './play-round.ts'

const roles = [3, 5, 9, 14, 16, 21]
let database: TestDatabase
let server: DraftServer
let last = 1_000_000

beforeAll(async () => {
  database = await testDatabase()
  server = await serveDrafts(database, systemClock, roles)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const seeds = Array.from({ length: 25 }, (_, at) => 20_261_122 + at)

it.each(seeds)(
  'three devices on bad networks lose nobody of a draft, bring nobody back, and end alike (%i)',
  async (seed) => {
    const uuid = await server.begin()
    const round = await playRound({ server, uuid, roles, newPerson: () => (last += 1), seed })
    expect(round).toMatchObject({ lost: [], returned: [], apart: 0, isWellFormed: true })
    expect(round.edits).toBeGreaterThan(5)
  },
)
