import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tables = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file))
const web = join(import.meta.dirname, '../..')

/** The sources a module names behind `pattern`. */
function named(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, source = '']) => source)
}

const pages = new Set(
  tables.flatMap((file) => named(join(import.meta.dirname, file), /\(\) => import\('\.\.\/\.\.\/(pages\/[^']+)'\)/g)),
)

/** A part of the page's own, or its styles. */
const isOwn = (source: string) => source.startsWith('.') && !/\/(features|platform|ui)\//.test(source)

/** True where a page takes from one feature alone and has no parts of its own: the route can name the feature's screen. */
function onlyHandsOn(page: string): boolean {
  const imports = named(join(web, page), /from '([^']+)'/g)
  const features = new Set(imports.flatMap((source) => /\/features\/([^/]+)\//.exec(source)?.[1] ?? []))
  return features.size === 1 && !imports.some(isOwn)
}

test('no page only hands on what one feature shows', () => {
  expect(pages.size).toBeGreaterThan(30)
  expect([...pages].filter(onlyHandsOn)).toEqual([])
})
