import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveDrafts, type DraftServer } from './draft-server.ts'
import { playRound, type Round } from './play-round.ts'

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

it('three devices on bad networks lose nobody of a draft, bring nobody back, and end alike', async () => {
  const rounds: Round[] = []
  for (let seed = 20_261_122; rounds.length < 12; seed += 1) {
    const uuid = await server.begin()
    rounds.push(await playRound({ server, uuid, roles, newPerson: () => (last += 1), seed }))
  }
  const right = { lost: [], returned: [], apart: 0, isWellFormed: true }
  expect(rounds).toMatchObject(rounds.map(() => right))
  const edits = rounds.reduce((sum, round) => sum + round.edits, 0)
  expect(edits, 'enough was done to mean something').toBeGreaterThan(100)
})
