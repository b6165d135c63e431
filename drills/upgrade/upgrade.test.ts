import { readFile } from 'node:fs/promises'
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedBy, destructiveSteps } from './destructive-steps.ts'
import { digestOf, migrationFiles } from './migration-files.ts'
import { readSchema } from './read-schema.ts'
import { releases } from './releases.ts'
import { upgradeRelease, type Upgrade } from './upgrade-release.ts'

const kills = 2
const last = releases.at(-1)
let database: TestDatabase
let upgrades: Upgrade[]

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

it('every release in CHANGELOG.md has its rows here, and its migrations are as they were released', async () => {
  const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version)
  expect(releases.map(({ version }) => version).sort()).toEqual(versions.sort())
  for (const { version, lastMigration, migrations } of releases) {
    expect({ version, migrations: digestOf(await migrationFiles(lastMigration)) }).toEqual({ version, migrations })
  }
})

it('a database of each release comes to today with every row of every table', () => {
  for (const { whole } of upgrades) {
    expect(whole.accounts.length).toBeGreaterThan(20)
    for (const account of whole.accounts) {
      expect(account.before, account.table).toBeGreaterThan(0)
      expect(account).toMatchObject({ lost: 0, digestAfter: account.digestBefore })
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
    const withoutCounts = (each: Upgrade['whole']) => each.accounts.map(({ after: _, ...account }) => account)
    expect(withoutCounts(interrupted)).toEqual(withoutCounts(whole))
  }
})

it('what a migration since the last release takes from the server before it is declared, with its reason', () => {
  const found = upgrades.at(-1)?.destructive ?? []
  expect(destructiveSteps.map(({ migration, step }) => ({ migration, step }))).toEqual(found)
})

it('what is declared as unreleased came after the last release, and what isn’t names a release that is out', async () => {
  const files = await migrationFiles(last?.lastMigration)
  const released = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/create table (\w+)/g)].map(([, table]) => table)),
  )
  for (const { step, unusedSince } of destructiveSteps) {
    const [table = ''] = changedBy(step).split('.')
    const names =
      unusedSince === 'unreleased' ? !released.has(table) : releases.some((each) => each.version === unusedSince)
    expect({ step, names }).toEqual({ step, names: true })
  }
})
