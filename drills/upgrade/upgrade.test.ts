import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killAtFirstMigration, migrateInterrupted } from './interrupt-migration.ts'
import { readSchema } from './read-schema.ts'
import { emptyDatabase } from './released-database.ts'
import { releases } from './releases.ts'
import { upgradeRelease, type Upgrade, type Upgraded } from './upgrade-release.ts'

const kills = 2
let database: TestDatabase
let upgrades: Upgrade[]

/** What became of the rows of before, leaving out what has been added. */
const storedOf = ({ accounts }: Upgraded) =>
  accounts.map(({ table, before, lost, digestAfter }) => ({ table, before, lost, digestAfter }))

beforeAll(async () => {
  database = await testDatabase()
  const numbers = randomNumbers(20_261_126)
  const random = () => numbers.below(1_000) / 1_000
  upgrades = []
  for (const [at, release] of releases.entries()) {
    const name = `${new URL(database.url).pathname.slice(1)}_release_${at}`
    upgrades.push(await upgradeRelease(database.url, release, { name, kills, random }))
  }
}, 300_000)
afterAll(() => database.close())

it('a database of each release comes to today with every row of every table', () => {
  for (const [at, { whole }] of upgrades.entries()) {
    expect(whole.accounts.length).toBeGreaterThan(20)
    for (const account of whole.accounts) {
      expect({ ...account, isEmpty: account.before === 0 }).toMatchObject({
        isEmpty: releases[at]?.empty.includes(account.table),
        lost: 0,
        digestAfter: account.digestBefore,
      })
    }
    expect(whole.wrong).toEqual([])
  }
})

it('and with the schema of a new database', async () => {
  const today = await readSchema(database.pool)
  for (const { whole } of upgrades) expect(whole.schema).toEqual(today)
})

it('a migration that is killed again and again is resumed: the same schema, the same rows', () => {
  for (const { whole, interrupted, stood } of upgrades) {
    expect(stood).toHaveLength(kills)
    expect(interrupted.schema).toEqual(whole.schema)
    expect(interrupted.wrong).toEqual([])
    expect(storedOf(interrupted)).toEqual(storedOf(whole))
  }
})

it('a new database whose first migration is killed has nothing of it, and is made whole by the next start', async () => {
  const url = await emptyDatabase(database.url, `${new URL(database.url).pathname.slice(1)}_begun`)
  await killAtFirstMigration(url)
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    const { rows } = await pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    expect(rows).toEqual([{ relname: 'migrations' }])
    await migrateInterrupted({ url, kills: 0, all: 0, random: () => 0 })
    expect(await readSchema(pool)).toEqual(await readSchema(database.pool))
  } finally {
    await pool.end()
  }
})
