import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const follower = join(import.meta.dirname, 'follow-launcher.mjs')

/** What a program says until it has ended, and its exit code; a signal is sent once it runs. */
async function saidAfter(signal: NodeJS.Signals, begins: string): Promise<[said: string, code: number | null]> {
  const lines = `process.once('exit', () => console.log('cleared')); ${begins} setInterval(() => {}, 1000); console.log('runs')`
  const child = spawn(process.execPath, ['--import', follower, '--input-type=module', '--eval', lines])
  let said = ''
  child.stdout.on('data', (data) => {
    if (said === '') child.kill(signal)
    said += data
  })
  const [code] = await once(child, 'close')
  return [said, code]
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a program without a clean stop of its own clears up on %s', async (signal, code) => {
  expect(await saidAfter(signal, '')).toEqual(['runs\ncleared\n', code])
})

it('one that has a clean stop ends by that alone', async () => {
  const own = `process.on('SIGTERM', () => setImmediate(() => { console.log('stopped'); process.exit(0) }));`
  expect(await saidAfter('SIGTERM', own)).toEqual(['runs\nstopped\ncleared\n', 0])
})
