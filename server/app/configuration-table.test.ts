import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { configurationTable } from '../testing/configuration-table.ts'

const file = new URL('../../docs/configuration.md', import.meta.url)
const table = /\| variable \|[^]*?\|\n(?!\|)/

it('docs/configuration.md lists every variable that is read, with its default (UPDATE_CONFIGURATION=1 writes it anew)', () => {
  const page = readFileSync(file, 'utf8')
  if (process.env['UPDATE_CONFIGURATION'] === '1')
    writeFileSync(
      file,
      page.replace(table, () => `${configurationTable()}\n`),
    )
  expect(table.exec(readFileSync(file, 'utf8'))?.[0]).toBe(`${configurationTable()}\n`)
})

it('every variable says what it is for', () => {
  expect(configurationTable()).not.toMatch(/\| *\|/)
})
