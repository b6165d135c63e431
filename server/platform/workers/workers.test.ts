import { afterAll, expect, it } from 'vitest'
import type * as Misbehaving from '../../testing/workers/misbehaving.ts'
import { WorkerCrashed } from './worker-crashed.ts'
import { workerJob } from './worker-job.ts'
import { closeWorkers, makeInWorker, workerQueue } from './workers.ts'

const module = new URL('../../testing/workers/misbehaving.ts', import.meta.url)
const echo = workerJob<typeof Misbehaving.echo>('echo', module)
const spin = workerJob<typeof Misbehaving.spin>('spin', module)
const person = 'someone'
const said = (text: string, caller = { person }) => makeInWorker(echo, [text], caller).then(String)

afterAll(closeWorkers)

it('a file of another thread comes as its bytes, texts in UTF-8', async () => {
  expect(await Promise.all(['Été', 'one', ''].map((text) => said(text)))).toEqual(['Été', 'one', ''])
})

it('a job that never ends is ended at its time limit, while this thread answers', async () => {
  const impatient = workerJob<typeof Misbehaving.spin>('spin', module, 300)
  await expect(makeInWorker(impatient, [], { person })).rejects.toMatchObject({ status: 503, code: 'took_too_long' })
  expect(await said('next')).toBe('next')
})

it('a job is ended when its caller goes away, and its place is free', async () => {
  const aborted = new AbortController()
  const running = makeInWorker(spin, [], { person, signal: aborted.signal })
  const waiting = makeInWorker(spin, [], { person, signal: aborted.signal })
  await expect.poll(() => [workerQueue.running, workerQueue.waiting]).toEqual([1, 1])
  aborted.abort(new Error('gone'))
  await expect(running).rejects.toThrow('gone')
  await expect(waiting).rejects.toThrow('gone')
  expect([workerQueue.running, workerQueue.waiting]).toEqual([0, 0])
  expect(await said('next')).toBe('next')
})

it('a thread that ends itself fails its own job, and the next one is done', async () => {
  const exit = workerJob<typeof Misbehaving.exit>('exit', module)
  await expect(makeInWorker(exit, [], { person })).rejects.toBeInstanceOf(WorkerCrashed)
  expect(await said('next')).toBe('next')
})

it('a thread that takes too much memory fails its own job, and the next one is done', { timeout: 60_000 }, async () => {
  const grow = workerJob<typeof Misbehaving.grow>('grow', module, 50_000)
  await expect(makeInWorker(grow, [], { person })).rejects.toBeInstanceOf(WorkerCrashed)
  expect(await said('next')).toBe('next')
})

it('a job that throws says why', async () => {
  const broken = workerJob<typeof Misbehaving.throwError>('throwError', module)
  await expect(makeInWorker(broken, ['no such line'], { person })).rejects.toThrow('no such line')
})

it('a document that is too long is a conflict, not our mistake', async () => {
  const long = workerJob<typeof Misbehaving.tooLong>('tooLong', module)
  await expect(makeInWorker(long, [], { person })).rejects.toMatchObject({ status: 409, code: 'too_long' })
})

it('one person’s jobs run one after the other; someone else’s runs beside them', async () => {
  const aborted = new AbortController()
  const first = makeInWorker(spin, [], { person, signal: aborted.signal })
  const second = said('second')
  expect(await said('theirs', { person: 'someone else' })).toBe('theirs')
  expect([workerQueue.running, workerQueue.waiting]).toEqual([1, 1])
  aborted.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  expect(await second).toBe('second')
})
