import { readFile } from 'node:fs/promises'
import { testDatabase } from '@talentplace/server/testing/database'
import { expect, it } from 'vitest'
import { changedBy, destructiveSteps } from './destructive-steps.ts'
import { digestOf, migrationFiles } from './migration-files.ts'
import { releases } from './releases.ts'
import { destructiveSince } from './upgrade-release.ts'

const last = releases.at(-1)

it('every release in CHANGELOG.md has its rows here, and migrations are never edited: the baseline’s, nor those of a release', async () => {
  const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version)
  expect(releases.map(({ version }) => version)).toEqual(['baseline', ...versions.toReversed()])
  for (const { version, lastMigration, migrations } of releases) {
    expect({ version, migrations: digestOf(await migrationFiles(lastMigration)) }).toEqual({ version, migrations })
  }
})

it('what a migration since the last release takes from the server before it is declared, with its reason', async () => {
  const { url, close } = await testDatabase()
  const found =
    last === undefined ? [] : await destructiveSince(url, `${new URL(url).pathname.slice(1)}_released`, last)
  await close()
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
