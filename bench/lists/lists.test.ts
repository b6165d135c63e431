import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { dataDirOfTests } from '../../server/testing/servers/running-server.ts'
import { startServer } from '../login/server-process.ts'
import { addressOf, listsToCall, samplesOf } from './call-lists.ts'
import { fillLists } from './fill-lists.ts'
import { listedOperations } from './listed-operations.ts'
import { scansOf } from './read-plans.ts'
import { listRows } from './list-rows.ts'
import { unasked, type Question } from './questions.ts'
import { signIn } from './sign-in.ts'
import { generateDemoData } from '../../server/demo/generate-demo-data.ts'

const quiet = () => undefined
/** Of the full size. */
const share = 0.004
let database: TestDatabase
/** Tables of reference data, which stay as long as they are. */
let startedWith: Set<string>
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('analyze')
  const { rows } = await database.pool.query<{ name: string }>(
    'select relname as name from pg_class where reltuples > 0',
  )
  startedWith = new Set(rows.map(({ name }) => name))
  await generateDemoData(database.pool, { assistants: 400, seed: 7, now: new Date(), log: quiet })
  await fillLists({ pool: database.pool, url: database.url, log: pino({ level: 'silent' }) }, share, quiet)
})
afterAll(() => database.close())

/** Tables that have many rows here and so many more where they are full: not what all start with. */
async function filledTables(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and reltuples >= 100_000 * $1::float8`,
    [share],
  )
  return new Set(rows.flatMap(({ name }) => (startedWith.has(name) ? [] : [name])))
}

it('every list of the API document is measured, and nothing that is none', () => {
  expect(Object.keys(listRows).toSorted()).toEqual(
    listedOperations()
      .map(({ name }) => name)
      .toSorted(),
  )
})

it('every filter of every list has a value that it is asked with', async () => {
  const samples = await samplesOf(database.pool)
  const forgotten = listedOperations().flatMap((list) => {
    const row = listRows[list.name]
    return row === undefined ? [] : unasked(list, row, samples).map((key) => `${list.name} ${key}`)
  })
  expect(forgotten).toEqual([])
})

it('every table that a list reads is filled, and every list has rows', { timeout: 300_000 }, async () => {
  const lists = await listsToCall(database.pool)
  const empty: string[] = []
  for (const table of new Set(lists.flatMap(({ row }) => row.tables))) {
    const { rowCount } = await database.pool.query(`select 1 from ${table} limit 1`)
    if (rowCount === 0) empty.push(table)
  }
  expect(empty).toEqual([])
  vi.stubEnv('DATA_DIR', dataDirOfTests)
  vi.stubEnv('PROCESS', 'web')
  const tokens = await signIn(database.pool)
  const server = await startServer(database.url, 1)
  const unlike: string[] = []
  try {
    for (const each of lists) {
      const request = async (question: Question) => {
        const path = addressOf(each, question, 0)
        const reply = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
          headers: { authorization: `Bearer ${tokens[each.row.caller]}` },
        })
        const { count = 0 } = (await reply.json()) as { count?: number }
        if (reply.status !== 200) unlike.push(`${path}: ${reply.status}`)
        else if (question.filter === undefined && count === 0) unlike.push(`${path}: nothing`)
      }
      await Promise.all(each.questions.filter(({ depth }) => depth === 'first').map(request))
    }
  } finally {
    await server.stop()
  }
  expect(unlike).toEqual([])
})

/** What has no index: sums over all days, a row for each criterion, how often a link was viewed, and what decision 0199 says of the others. */
const readWhole = [
  'attribution.listUtms reads utms',
  'matching.listCriteria reads criterion_counts',
  'time.listTime reads time_day_sums',
]

it(
  'each order and each filter of a list has an index: nothing else reads a long table whole',
  { timeout: 100_000 },
  async () => {
    vi.stubEnv('DATA_DIR', dataDirOfTests)
    const lists = await listsToCall(database.pool)
    const firstPages = lists.map((each) => ({
      ...each,
      questions: each.questions.filter(({ depth, sort }) => depth === 'first' && sort?.descending !== true),
    }))
    const planning = { longTables: await filledTables(), asIfFull: true }
    const scans = await scansOf(database, firstPages, await signIn(database.pool), planning)
    expect(scans.map((scan) => scan.split(' row by row')[0]).toSorted()).toEqual(readWhole)
  },
)
