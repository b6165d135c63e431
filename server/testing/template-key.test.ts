import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { templateKey } from './template-key.ts'

const files: Record<string, string> = {
  'package-lock.json': '{}',
  'server/migrations/0001_baseline.sql': 'create table clients ()',
  'server/data/roles.csv': 'role_id,name',
  'server/testing/template-database.ts': "import { fill } from '../app/reference-data.ts'",
  'server/app/reference-data.ts': "import type { Day } from '@talentplace/contract/shared/day'",
  'contract/shared/day.ts': 'export type Day = string',
  'server/app/start.ts': 'start()',
}
let root: string
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'talentplace-key-'))
  for (const [file, text] of Object.entries(files)) await write(file, text)
})
afterAll(() => rm(root, { recursive: true }))

it.each([
  'package-lock.json',
  'server/migrations/0001_baseline.sql',
  'server/data/roles.csv',
  'server/testing/template-database.ts',
  'server/app/reference-data.ts',
  'contract/shared/day.ts',
])('a template kept from an earlier run is not used after a change of %s', async (file) => {
  const before = await templateKey(root)
  await write(file, `${files[file]}\n`)
  expect(await templateKey(root)).not.toBe(before)
  await write(file, files[file] ?? '')
  expect(await templateKey(root)).toBe(before)
})

it('another migration gives another template, what fills none the same', async () => {
  const before = await templateKey(root)
  await write('server/app/start.ts', 'startOtherwise()')
  expect(await templateKey(root)).toBe(before)
  await write('server/migrations/0002_more.sql', '')
  expect(await templateKey(root)).not.toBe(before)
})
