import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)
const addresses = readFileSync(join(root, 'web/core/notifications/entity-address.ts'), 'utf8')
const known = new Set(Array.from(addresses.matchAll(/case '(\w+)'/g), ([, kind]) => kind))

it('what a notification links to has an address in the app', () => {
  const linked = globSync('server/**/*.ts', { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] }).flatMap(
    (file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(/entity_link\b.*?[`'](\w+):/g), ([, kind = '']) => ({
        file,
        kind,
      })),
  )
  expect(linked.length).toBeGreaterThan(40)
  expect(linked.filter(({ kind }) => !known.has(kind))).toEqual([])
})
