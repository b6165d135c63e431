import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { collide, makeMove } from './collide.ts'
import { moves } from './moves.ts'
import { openSharedRows } from './shared-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const worst = [
  ['an invitation declined', 'a cancellation'],
  ['an invitation accepted', 'hours released'],
  ['a checkout', 'hours released'],
  ['a renewal', 'an invoice paid'],
] as const

it.each(worst)('%s and %s at the same instant both go through', async (one, other) => {
  expect(await collide(database, [one, other], 5)).toEqual({ deadlocks: 0, failures: [] })
})

it('each of them alone does what it is there for', async () => {
  const here = await openSharedRows(database)
  const refused: string[] = []
  for (const name of Object.keys(moves)) {
    refused.push(...(await makeMove(name, { here, world: await here.fresh(), worst: 400 })))
  }
  await here.stop()
  expect(refused).toEqual([])
})
