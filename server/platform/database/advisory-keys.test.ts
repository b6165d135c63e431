import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { advisoryKeys } from './advisory-keys.ts'

const server = new URL('../../', import.meta.url)
const registry = 'platform/database/advisory-keys.ts'
const keys: readonly number[] = Object.values(advisoryKeys)

async function textsOf(ending: string): Promise<[file: string, text: string][]> {
  const files = (await readdir(server, { recursive: true })).filter(
    (file) =>
      file.endsWith(ending) && !file.endsWith('.test.ts') && !file.startsWith('node_modules/') && file !== registry,
  )
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(new URL(file, server), 'utf8')]),
  )
}

it('each advisory lock has a number of its own', () => {
  expect(new Set(keys).size).toBe(keys.length)
})

it('the numbers stand in the registry and nowhere else, and every lock is one of them or a turn', async () => {
  const breaches = (await textsOf('.ts')).flatMap(([file, text]) => {
    const literal = /\b7_?412_?\d{3}\b/.test(text)
    const taken = text.match(/pg_(?:try_)?advisory\w*lock(?:_shared)?\(/g) ?? []
    const registered =
      text.match(/pg_(?:try_)?advisory\w*lock(?:_shared)?\((?:\$1\)', \[advisoryKeys\.|\$\{advisoryKeys\.)/g) ?? []
    const isTurn = file === 'platform/database/lock-rows.ts'
    return literal || (!isTurn && taken.length > registered.length) ? [file] : []
  })
  expect(breaches).toEqual([])
})

it('what migrations lock is in the registry', async () => {
  const used = (await textsOf('.sql')).flatMap(([, text]) =>
    [...text.matchAll(/pg_\w*advisory\w*\(([^)]*)\)/g)].map(([, key]) => Number(key)),
  )
  expect([...new Set(used)]).toEqual([advisoryKeys.super_administrators])
  expect(keys).toEqual(expect.arrayContaining(used))
})
