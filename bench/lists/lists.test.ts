import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { dataDirOfTests } from '../../server/testing/servers/running-server.ts'
import { startServer } from '../login/server-process.ts'
import { addressOf, listsToCall, samplesOf } from './call-lists.ts'
import { fillLists } from './fill-lists.ts'
import { listedOperations } from './listed-operations.ts'
import { listRows } from './list-rows.ts'
import { unasked, type Question } from './questions.ts'
import { signIn } from './sign-in.ts'
import { generateDemoData } from '../../server/demo/generate-demo-data.ts'

const quiet = () => undefined
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await generateDemoData(database.pool, { assistants: 400, seed: 7, now: new Date(), log: quiet })
  await fillLists({ pool: database.pool, url: database.url, log: pino({ level: 'silent' }) }, 0.004, quiet)
})
afterAll(() => database.close())

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
