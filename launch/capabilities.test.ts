import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { domains } from './domains.mjs'

const root = dirname(import.meta.dirname)
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'\n]+|@talentplace\/[^'\n]+)'/g
const IN_A_DOMAIN = new RegExp(`^((?:contract|server|web)/(?:${domains.join('|')})/)([^/]+)(/?)`)
const TEST_CODE = /[.](?:test[.]tsx?|access[.]ts)$/

/** The capability that a file lies in, with all its folders. A file at a domain's root is by itself. */
const capabilityOf = (file: string) => IN_A_DOMAIN.exec(file)?.slice(1, 3).join('')
const domainOf = (file: string) => IN_A_DOMAIN.exec(file)?.[1]

type Imports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** What each capability imports of others in its domain, with the files that do. */
function importsBetween(texts: ReadonlyMap<string, string>): Imports {
  const imports = new Map<string, Map<string, string[]>>()
  for (const [file, text] of texts) {
    const from = capabilityOf(file)
    if (from === undefined || TEST_CODE.test(file)) continue
    for (const [, name = ''] of text.matchAll(IMPORTED)) {
      const target = name.startsWith('.') ? posix.join(dirname(file), name) : `${name.replace('@talentplace/', '')}.ts`
      const to = capabilityOf(target)
      if (to === undefined || to === from || domainOf(target) !== domainOf(file)) continue
      const others = imports.get(from) ?? new Map<string, string[]>()
      imports.set(from, others.set(to, [...(others.get(to) ?? []), `${file} imports ${target}`]))
    }
  }
  return imports
}

/** The shortest way from a capability back to itself; undefined: there is none. */
function wayBack(imports: Imports, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const each of queue) {
    for (const next of imports.get(each)?.keys() ?? []) {
      if (next === start) {
        const way = [start]
        for (let at = each; at !== start; at = cameFrom.get(at) ?? start) way.unshift(at)
        return [start, ...way]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, each)
      queue.push(next)
    }
  }
  return undefined
}

/** Each circle once, as a text: the capabilities on the way, and below them the imports that lead from one to the next. */
function circles(texts: ReadonlyMap<string, string>): string[] {
  const imports = importsBetween(texts)
  const named = new Set<string>()
  return [...imports.keys()].flatMap((start) => {
    const way = named.has(start) ? undefined : wayBack(imports, start)
    if (!way) return []
    for (const each of way) named.add(each)
    const files = way.slice(1).flatMap((to, at) => imports.get(way[at] ?? '')?.get(to) ?? [])
    return [`${way.join(' → ')}\n${files.map((line) => `  ${line}`).join('\n')}`]
  })
}

const project = new Map(
  globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')],
  ),
)

describe('capabilities', () => {
  it('of a domain never lead back to each other, whichever files are on the way', () => {
    expect(importsBetween(project).size).toBeGreaterThan(100)
    const found = circles(project)
    expect(found.length, `Move what both need below both (decision 0196):\n${found.join('\n')}`).toBe(0)
  })

  it.each<[circle: string, files: Record<string, string>, expected: string[]]>([
    [
      'of two, through four files',
      {
        'server/work/time/entry.ts': "import { stop } from '../timers/stop.ts'",
        'server/work/timers/stop.ts': '',
        'server/work/timers/start.ts': "import type { Rules } from '../time/rules.ts'",
        'server/work/time/rules.ts': '',
      },
      [
        'server/work/time → server/work/timers → server/work/time',
        '  server/work/time/entry.ts imports server/work/timers/stop.ts',
        '  server/work/timers/start.ts imports server/work/time/rules.ts',
      ],
    ],
    [
      'of three, one of them loaded late, one by a folder of its own',
      {
        'web/billing/invoices/list.tsx': "const load = () => import('../refunds/form.tsx')",
        'web/billing/refunds/staff/form.tsx': "import { price } from '../../prices/price.ts'",
        'web/billing/prices/price.ts': "import styles from '../invoices/invoice.module.css'",
      },
      [
        'web/billing/invoices → web/billing/refunds → web/billing/prices → web/billing/invoices',
        '  web/billing/invoices/list.tsx imports web/billing/refunds/form.tsx',
        '  web/billing/refunds/staff/form.tsx imports web/billing/prices/price.ts',
        '  web/billing/prices/price.ts imports web/billing/invoices/invoice.module.css',
      ],
    ],
    [
      'through a file at the root of the domain',
      {
        'contract/core/fields.ts': "import { place } from './places/place.ts'",
        'contract/core/places/place.ts': '',
        'contract/core/places/city.ts': "import { line } from '../fields.ts'",
      },
      [
        'contract/core/fields.ts → contract/core/places → contract/core/fields.ts',
        '  contract/core/fields.ts imports contract/core/places/place.ts',
        '  contract/core/places/city.ts imports contract/core/fields.ts',
      ],
    ],
  ])('are told of a circle %s', (_circle, files, expected) => {
    expect(circles(new Map(Object.entries(files)))).toEqual([expected.join('\n')])
  })

  it('may be joined at the root, import each other one way, and be tested together', () => {
    const files = {
      'server/work/tasks.operations.ts': "import './tasks/add.ts'\nimport './time/entry.ts'",
      'server/work/tasks/add.ts': "import { entry } from '../time/entry.ts'",
      'server/work/time/entry.ts': "import { rule } from './rules/rule.ts'",
      'server/work/time/entry.test.ts': "import { add } from '../tasks/add.ts'",
      'server/core/places/place.ts': "import { entry } from '../../work/time/entry.ts'",
    }
    expect(circles(new Map(Object.entries(files)))).toEqual([])
  })
})
