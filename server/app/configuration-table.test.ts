import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { configurationTable } from '../testing/configuration-table.ts'

const file = new URL('../../README.md', import.meta.url)
const table = /(?<=\n## Configuration\n\n[^|]*)\| variable \|[^]*?\|\n(?!\|)/

it('README lists every variable that is read, with its default (UPDATE_README=1 writes it anew)', () => {
  const readme = readFileSync(file, 'utf8')
  if (process.env['UPDATE_README'] === '1')
    writeFileSync(
      file,
      readme.replace(table, () => `${configurationTable()}\n`),
    )
  expect(table.exec(readFileSync(file, 'utf8'))?.[0]).toBe(`${configurationTable()}\n`)
})

it('every variable says what it is for', () => {
  expect(configurationTable()).not.toMatch(/\| *\|/)
})
