import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from './database.ts'

describe('a test file’s database', () => {
  let ours: TestDatabase
  let another: TestDatabase
  beforeAll(async () => {
    ours = await testDatabase()
    another = await testDatabase()
  })
  afterAll(() => Promise.all([ours.close(), another.close()]))

  it('is migrated and holds the reference data', async () => {
    const { rows } = await ours.pool.query(
      'select (select count(*) from roles) > 0 as roles, (select count(*) from cities) > 0 as cities',
    )
    expect(rows).toEqual([{ roles: true, cities: true }])
  })

  it('is nobody else’s', async () => {
    await ours.pool.query('create table mine as select 1 as one')
    const { rows } = await another.pool.query("select to_regclass('mine') as found")
    expect(rows).toEqual([{ found: null }])
  })
})
