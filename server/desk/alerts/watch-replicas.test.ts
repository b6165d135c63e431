import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import type { ReplicaSign } from '../../platform/replicas/replica-sign.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { createReplicaWatch } from './watch-replicas.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const well: ReplicaSign = { number: 1, state: 'in_use', lag_seconds: 0, out_since: null, reason: null }
const signs = { replicas: [well] }
const alerts = () => database.kysely.selectFrom('alerts').select(['fingerprint', 'status', 'detail', 'note']).execute()

it('a replica out of use for a minute is an alert, which ends with that, and says why', async () => {
  const look = createReplicaWatch({ database, clock, replicas: { signs } })
  const other = createReplicaWatch({ database, clock, replicas: { signs: { replicas: [well] } } })
  await look()
  await other()
  signs.replicas = [
    { ...well, state: 'away', lag_seconds: null, out_since: clock.now(), reason: 'connect ECONNREFUSED' },
  ]
  clock.set(new Date('2026-11-20T12:00:50Z'))
  await look()
  expect(await alerts()).toEqual([])
  clock.set(new Date('2026-11-20T12:01:10Z'))
  await look()
  // A process that reads from it all the while doesn't speak for the one that can't.
  await other()
  expect(await alerts()).toMatchObject([
    { fingerprint: 'replica:1', status: 'new', detail: expect.stringContaining('connect ECONNREFUSED') },
  ])
  signs.replicas = [well]
  await look()
  expect(await alerts()).toMatchObject([{ status: 'resolved', note: 'It is in use again.' }])
})
