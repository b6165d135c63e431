import { setTimeout as wait } from 'node:timers/promises'
import { filledFiles } from '@talentplace/server/testing/database'
import { openDatabaseCopies, type DatabaseCopies } from '@talentplace/server/testing/database-copies'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetful, openDrillDatabase, type DrillDatabase } from '../drill-database.ts'
import { compareRows } from './compare-rows.ts'
import {
  allTables,
  copySequences,
  emptyTables,
  follow,
  partWays,
  publishingSettings,
  subscribingSettings,
  untilCaughtUp,
  untilCopied,
} from './replicate.ts'

let database: DrillDatabase
let copies: DatabaseCopies
let copy: string
const pools: Pool[] = []

beforeAll(async () => {
  database = await openDrillDatabase(
    { ...forgetful, ...publishingSettings, ...subscribingSettings },
    await filledFiles(),
  )
  // Nobody is connected yet.
  copies = openDatabaseCopies(database.url)
  copy = await copies.copy()
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await copies.stop()
  await database.stop()
})

function open(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 3 })
  pool.on('error', () => undefined)
  pools.push(pool)
  return pool
}

it('a second database follows the first under writes, has each of its rows, and counts on from where it stood', async () => {
  const old = open(database.url)
  const next = open(copy)
  await emptyTables(copy, await allTables(old))
  await follow(old, next, database.url)
  const state = { written: 0, isOver: false }
  const write = async () => {
    for (; !state.isOver; state.written += 1) {
      await old.query(`insert into audit_entries (created_date, action, entity) values (now(), 'drill.write', 'drill')`)
      await old.query(
        `insert into unknown_words (word) values ('word ${state.written % 50}')
         on conflict (word) do update set times_entered = unknown_words.times_entered + 1`,
      )
      await wait(2)
    }
  }
  const writing = write()
  const followed = await untilCopied(next)
  const atCopy = state.written
  while (state.written < atCopy + 20) await wait(5)
  state.isOver = true
  await writing
  await untilCaughtUp(old)
  expect(await copySequences(old, next)).toBeGreaterThan(0)
  const { tables, rows, different } = await compareRows(old, next)
  expect(different).toEqual([])
  expect(followed).toBe(tables)
  expect(rows).toBeGreaterThan(20_000)
  await partWays(old, next)
  const { rows: added } = await next.query<{ id: number }>(
    `insert into audit_entries (created_date, action, entity) values (now(), 'drill.write', 'drill') returning id`,
  )
  expect(Number(added[0]?.id)).toBeGreaterThan(state.written)
})
