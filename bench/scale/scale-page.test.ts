import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the page on scale says of every table of the database, and of no other, where it would be kept', () => {
  const [, tables = ''] = read('server/platform/database/tables.ts').split('export interface Tables {')
  const there = [...tables.slice(0, tables.indexOf('\n}')).matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  const rows = [
    ...read('docs/scale.md').matchAll(/^\| `(\w+)` \| (client|reference|assistant|person|one place|view) \|/gm),
  ]
  expect(there.length).toBeGreaterThan(100)
  expect(rows.map(([, name]) => name).toSorted()).toEqual(there.toSorted())
})
