import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { affectedTests } from './changed.mjs'
import { leftForTheNight, nightlyDrills } from './nightly.mjs'

const project: Record<string, string> = {
  'contract/shared/day.ts': 'export const day = 1',
  'server/work/time.ts': "import { day } from '@talentplace/contract/shared/day'",
  'server/work/time.test.ts': "import { time } from './time.ts'",
  'server/work/shape.test.ts': "import type { Time } from './time.ts'\nimport { it } from 'vitest'",
  'server/work/time-pdf.ts': 'export default 1',
  'server/work/time-renderers.ts': "export const pdf = new URL('time-pdf.ts', import.meta.url)",
  'server/work/time-renderers.test.ts': "const { pdf } = await import('./time-renderers.ts')",
  'server/app/child.ts': 'export {}',
  'server/app/child.test.ts': "spawn(process.execPath, ['server/app/child.ts'])",
  'server/platform/migrate.ts': "const folder = new URL('../migrations/', import.meta.url)",
  'server/testing/servers/database-server.ts': "import '../../platform/migrate.ts'",
  'server/testing/database.ts': 'export const testDatabase = 1',
  'server/work/stored.test.ts': "import { testDatabase } from '../testing/database.ts'",
  'launch/words.test.ts': "const root = dirname(import.meta.dirname)\nspawnSync('git', ['ls-files'])",
}
const always = ['launch/words.test.ts']
const affected = (...changed: string[]) =>
  affectedTests(Object.keys(project), changed, (file) => project[file] ?? '').filter((file) => !always.includes(file))

it('a test runs when what it imports has changed, however far away, but not for a type alone', () => {
  expect(affected('contract/shared/day.ts')).toEqual(['server/work/time.test.ts'])
  expect(affected('server/work/shape.test.ts')).toEqual(['server/work/shape.test.ts'])
  expect(affected('README.md')).toEqual([])
})

it('a test runs when what it starts in a thread or as a program has changed', () => {
  expect(affected('server/work/time-pdf.ts')).toEqual(['server/work/time-renderers.test.ts'])
  expect(affected('server/app/child.ts')).toEqual(['server/app/child.test.ts'])
})

it('a test with a database runs when a migration is added', () => {
  expect(affected('server/migrations/0500_more.sql')).toEqual(['server/work/stored.test.ts'])
})

it('a test whose subject was removed runs', () => {
  const files = Object.keys(project).filter((file) => file !== 'server/work/time.ts')
  expect(affectedTests(files, ['server/work/time.ts'], (file) => project[file] ?? '')).toContain(
    'server/work/time.test.ts',
  )
})

it('what looks through all files runs whatever changed, and all tests run when what they run in changed', () => {
  const run = (file: string) => affectedTests(Object.keys(project), [file], (each) => project[each] ?? '')
  expect(run('README.md')).toEqual(always)
  expect(run('package-lock.json')).toHaveLength(Object.keys(project).filter((file) => file.includes('.test.')).length)
})

it('the drills that wait for the night are there, and run when NIGHTLY is 1', () => {
  expect(nightlyDrills.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
  expect(leftForTheNight({})).toEqual(nightlyDrills.flatMap((file) => ['--exclude', file]))
  expect(leftForTheNight({ NIGHTLY: '1' })).toEqual([])
})

it('what every test depends on is there under its name', () => {
  const source = readFileSync(join(import.meta.dirname, 'changed.mjs'), 'utf8')
  const [, names = ''] = /OF_ALL = \/\^\(\?:(.+)\)\$\//.exec(source) ?? []
  const files = names.replaceAll('\\', '').split('|')
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
