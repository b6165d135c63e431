import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { workerJob } from '../../platform/workers/worker-job.ts'
import { closeWorkers, makeInWorker, workerQueue } from '../../platform/workers/workers.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { timeSuite } from '../../testing/time-suite.ts'
import type { spin } from '../../testing/workers/misbehaving.ts'

const { database, running, addWorker, send } = await timeSuite(new Date('2026-11-20T15:00:00Z'))
const spinJob = workerJob<typeof spin>('spin', new URL('../../testing/workers/misbehaving.ts', import.meta.url))

afterAll(closeWorkers)

/** Keeps someone's turn, and so many of their places in the queue, until it is released. */
function occupy(person: string, waiting: number): () => Promise<void> {
  const released = new AbortController()
  const { signal } = released
  const jobs = Array.from({ length: waiting + 1 }, () => makeInWorker(spinJob, [], { person, signal }))
  return async () => {
    released.abort(new Error('released'))
    await Promise.allSettled(jobs)
  }
}

it('the sixth file that one person asks for at once is refused with 503 and Retry-After; someone else gets theirs', async () => {
  const worker = await addWorker()
  const other = await addWorker()
  const release = occupy(worker.user_uuid, 4)
  const rejected = await send('GET /time/download/pdf', worker.token)
  expect([rejected.status, rejected.body['code'], rejected.headers['retry-after']]).toEqual([503, 'busy', '5'])
  expect((await send('GET /time/download/pdf', other.token)).status).toBe(200)
  await release()
  expect((await send('GET /time/download/pdf', worker.token)).status).toBe(200)
})

it('a file that waits for its turn is given up when its caller’s connection ends', async () => {
  const worker = await addWorker()
  const release = occupy(worker.user_uuid, 0)
  await running.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = running.server.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${worker.token}` }
  const request = get({ host: '127.0.0.1', port, path: '/api/time/download/pdf', headers })
  const ended = once(request, 'error')
  await expect.poll(() => workerQueue.waiting).toBe(1)
  request.destroy(new Error('gone'))
  await ended
  await expect.poll(() => workerQueue.waiting).toBe(0)
  await release()
  expect(workerQueue.running).toBe(0)
})

it('a log of words that never end is a file, or too much for one; this thread answers meanwhile', async () => {
  const worker = await addWorker()
  for (const day of [17, 18, 19]) {
    const start_at = new Date(Date.UTC(2026, 10, day, 13))
    await addTimeEntry(database, worker.ratePlan, { start_at, description: '1-'.repeat(500) })
  }
  const { status, text } = await send('GET /time/download/pdf', worker.token)
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  await database.pool.query("update time_entries set description = repeat(E'a\\n', 500)")
  await database.pool.query(
    `insert into time_entries (rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date, origin_uuid, seconds,
        timezone, billable, payable, description, source, status, created_date, updated_date)
      select rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date, gen_random_uuid(), 1,
        timezone, billable, payable, description, source, status, created_date, updated_date
      from time_entries, generate_series(1, 200)`,
  )
  const long = await send('GET /time/download/pdf', worker.token)
  expect([long.status, long.body['code']]).toEqual([409, 'too_long'])
})
