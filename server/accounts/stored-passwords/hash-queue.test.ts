import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../..', import.meta.url))

it('every operation that hashes a password says whose turn it is', () => {
  const hashing = globSync('**/*.ts', {
    cwd: server,
    exclude: ['**/*.test.ts', '**/password.ts', '{app,demo,node_modules,platform,testing}/**'],
  })
    .flatMap((file) => readFileSync(`${server}/${file}`, 'utf8').split('\n'))
    .filter((line) => /\b(?:hashPassword|isPasswordOf)\(/.test(line))
  expect(hashing.length).toBeGreaterThan(7)
  expect(hashing.filter((line) => !/turn/i.test(line))).toEqual([])
})
