import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('./stop-on-signals.ts', import.meta.url).href
/** Says what it does, line by line; drains for `longest` ms. */
const program = (longest: number) => `
  import { endOnSignals } from '${module}'
  endOnSignals({
    drain: () => (console.log('drains'), ${longest}),
    stop: async () => console.log('stops'),
  })
  setInterval(() => undefined, 1_000)
  console.log('runs')`

/** What a process said after it was sent the signals, the next once it has said something more, and its exit code. */
async function saidAfter(longest: number, ...signals: NodeJS.Signals[]): Promise<[string[], number]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(longest)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(child, 'exit')
  child.stdout.on('data', (data: Buffer) => {
    said.push(...data.toString().trim().split('\n'))
    const signal = signals.shift()
    if (signal !== undefined) child.kill(signal)
  })
  const [code] = (await ended) as [number]
  return [said, code]
}

it('SIGTERM drains, then stops', async () => {
  expect(await saidAfter(50, 'SIGTERM')).toEqual([['runs', 'drains', 'stops'], 0])
})

it('a second signal cuts the draining short', async () => {
  expect(await saidAfter(600_000, 'SIGTERM', 'SIGTERM')).toEqual([['runs', 'drains', 'stops'], 0])
})

it('Ctrl-C stops at once', async () => {
  expect(await saidAfter(600_000, 'SIGINT')).toEqual([['runs', 'stops'], 0])
})
