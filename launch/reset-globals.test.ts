import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache')

/** Says what stands replaced before its first test, replaces all of that and puts nothing back. */
const file = `
  import { expect, test, vi } from 'vitest'
  const found = { global: 'left' in globalThis, env: 'LEFT' in process.env, clock: Date.now() < 10 }
  test('begins', () => {
    console.log(JSON.stringify(found))
    vi.stubGlobal('left', true)
    vi.stubEnv('LEFT', 'yes')
    vi.useFakeTimers({ now: 1 })
  })`

/** What two such files say that one process runs, one after the other. */
function saidByTwo(): string[] {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'reset-globals-'))
  for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.test.mjs`), file)
  const files = `${relative(root, folder)}/*.test.mjs`
  const run = `
    import { startVitest } from 'vitest/node'
    const reporter = { onUserConsoleLog: ({ content }) => process.stdout.write(content) }
    const options = { include: ['${files}'], exclude: [], maxWorkers: 1, watch: false, reporters: [reporter] }
    await (await startVitest('test', [], options)).close()`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', run], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim().split('\n')
}

it('a file finds nothing replaced that the last test of another one replaced', () => {
  const nothing = '{"global":false,"env":false,"clock":false}'
  expect(saidByTwo()).toEqual([nothing, nothing])
})
