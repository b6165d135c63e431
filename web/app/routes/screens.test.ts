import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { domains } from '../../../launch/domains.mjs'

const tables = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file))
const web = join(import.meta.dirname, '../..')

/** The sources a module names behind `pattern`. */
function named(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, source = '']) => source)
}

const pages = new Set(
  tables.flatMap((file) => named(join(import.meta.dirname, file), /\(\) => import\('\.\.\/\.\.\/(pages\/[^']+)'\)/g)),
)

/** What a page takes from where, named from `web/`. */
function importsOf(page: string): string[] {
  const relative = named(join(web, page), /from '(\.[^']+)'/g)
  return relative.map((source) => join(dirname(page), source).replaceAll('\\', '/'))
}

/** True where a page takes from one capability alone and has no parts of its own: the route can name its screen. */
function onlyHandsOn(page: string): boolean {
  const imports = importsOf(page)
  const capabilities = new Set(
    imports.filter((source) => domains.includes(source.split('/')[0] ?? '')).map((source) => dirname(source)),
  )
  return capabilities.size === 1 && !imports.some((source) => source.startsWith('pages/'))
}

test('no page only hands on what one capability shows', () => {
  expect(pages.size).toBeGreaterThan(30)
  expect([...pages].filter(onlyHandsOn)).toEqual([])
})
