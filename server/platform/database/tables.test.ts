import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { readTables } from '../../testing/tables/read-tables.ts'
import { tablesText } from '../../testing/tables/tables-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('tables.ts is what the migrations make; `npm run tables` writes it anew', async () => {
  const text = tablesText(await readTables(database.pool))
  await expect(text).toMatchFileSnapshot('./tables.ts')
})
