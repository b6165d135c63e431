import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)
const maxLines = 30
/** The rest have a name of their own: an adapter of a port, a module that a worker loads, a neighbour that is long already. */
const maxFiles = 32

const files = globSync('{contract,server,web,e2e,bench,drills}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** The file that a quoted text of another one leads to. */
function fileOf(quoted: string, from: string): string | undefined {
  const path = quoted.startsWith('@talentplace/') ? quoted.slice('@talentplace/'.length) : join(dirname(from), quoted)
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => texts.has(each))
}

/** Every file with those that import it, or name it for a worker. */
function usersOf(): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map(files.map((file) => [file, new Set<string>()]))
  for (const [from, text] of texts) {
    for (const [, quoted = ''] of text.matchAll(/'((?:@talentplace\/|\.{0,2}\/)?[\w./-]+)'/g)) {
      const file = fileOf(quoted, from)
      if (file !== undefined && file !== from) users.get(file)?.add(from)
    }
  }
  return users
}

const aFunction = /^export (async )?function|^export const \w+(: .+)? = (async )?(<|\(.*(=>|\($)|\($|\w+ =>)/

/** Whether nothing but one function, and types, is exported. */
function isOneFunction(text: string): boolean {
  const exported = text
    .split('\n')
    .filter((line) => line.startsWith('export ') && !/^export (interface|type) /.test(line))
  return exported.length === 1 && aFunction.test(exported[0] ?? '')
}

/** What answers an operation has the operation's name, and what a suffix tells of is found by it; `notifications.ts` is named by CONTRIBUTING.md. */
const isNamed = (file: string, text: string) =>
  text.includes('handle(') || /\.(test|d|access|routes|states)\.tsx?$|\/notifications\.ts$/.test(file)

it('a short function that only a neighbour uses stands in its neighbour’s file', () => {
  const users = usersOf()
  const found: string[] = []
  for (const [file, text] of texts) {
    if (isNamed(file, text) || text.trimEnd().split('\n').length > maxLines || !isOneFunction(text)) continue
    const [neighbour, ...others] = users.get(file) ?? []
    if (neighbour === undefined || others.length > 0 || dirname(neighbour) !== dirname(file)) continue
    if (!/\.test\.tsx?$/.test(neighbour)) found.push(`${file}, which ${neighbour} alone uses`)
  }
  expect(texts.size).toBeGreaterThan(3_000)
  expect(found.length, `Join the newest of these with its neighbour:\n${found.join('\n')}`).toBeLessThanOrEqual(
    maxFiles,
  )
})
