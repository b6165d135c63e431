import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '@talentplace/server/app/running-server'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { call } from '@talentplace/server/testing/call'
import { filledFiles, type TestDatabase } from '@talentplace/server/testing/database'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import { startTestServer } from '@talentplace/server/testing/servers/running-server'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDrillDatabase, type DrillDatabase } from '../drill-database.ts'

/** Ms that whoever writes waits at most, by docs/operations.md. */
const longestTurn = 3_000
/** Longer than a connection may take to be made, and shorter than one in use is waited for. */
const stall = 1_100
const many = 30
/** Of ten connections. */
const writing = 7

let postgres: DrillDatabase
let database: TestDatabase
let running: RunningServer
beforeAll(async () => {
  // A standby that isn't there holds commits up as such a disk does; what is read needs none.
  postgres = await openDrillDatabase({ fsync: 'off', max_wal_senders: '2' }, await filledFiles())
  database = { url: postgres.url, ...openDatabase({ url: postgres.url, log: silentLog, notifyOfSilence: true }) }
  running = await startTestServer({ database, clock: systemClock })
  await running.searchReady
})
afterAll(async () => {
  await settings('alter system reset synchronous_standby_names')
  await running.stop()
  await database.close()
  await postgres.stop()
})

const settings = (text: string) => postgres.pool.query(text).then(() => postgres.pool.query('select pg_reload_conf()'))
/** Connections of the server's. */
const inUse = () => database.pool.totalCount - database.pool.idleCount
/** Commits that wait. */
async function waiting(): Promise<number> {
  const { rows } = await postgres.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  return rows[0]?.count ?? 0
}

/** A write, and how long it took, ms. */
async function save(token: string) {
  const began = performance.now()
  const { status, body } = await call(running.server, 'POST /project', { token, body: { project_name: 'A draft' } })
  return { status, body, took: performance.now() - began }
}

it('while no commit comes through, as when a disk stands still for a second, who reads is answered, who writes waits, and nobody is refused', async () => {
  const client_uuid = await addClient(postgres, 'Maple Books')
  const person = await addPerson(postgres, { permissions: ['client'], client_uuid, is_primary_contact: true })
  const token = await addSession(postgres, systemClock, person.uuid)
  const draft = String((await save(token)).body['project_uuid'])
  const read = () => call(running.server, `GET /project/${draft}`, { token })
  expect((await read()).status).toBe(200)

  await settings(`alter system set synchronous_standby_names = 'nobody'`)
  const saves: ReturnType<typeof save>[] = []
  await vi.waitFor(
    async () => {
      saves.push(save(token))
      expect(await waiting()).toBeGreaterThan(0)
    },
    { timeout: 20_000, interval: 50 },
  )
  for (let more = 0; more < many; more += 1) saves.push(save(token))
  await vi.waitFor(() => expect(inUse()).toBeGreaterThanOrEqual(writing), { timeout: 10_000, interval: 10 })
  const stands = wait(stall)
  const answers = await Promise.all(Array.from({ length: 10 }, read))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await waiting(), 'and none of the writes is through').toBeGreaterThan(0)
  await stands
  await settings('alter system reset synchronous_standby_names')
  // On a busy machine it may have stood still for longer than anybody waits.
  const saved = await Promise.all(saves)
  expect(saved.filter(({ status, took }) => status !== 200 && took < longestTurn)).toEqual([])
  expect(saved.some(({ status }) => status === 200)).toBe(true)
})
