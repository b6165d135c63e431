import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { getCronJobOperation } from '../cronjobs/get-cron-job.ts'
import { listCronJobsOperation } from '../cronjobs/list-cron-jobs.ts'
import { runCronJobOperation } from '../cronjobs/run-cron-job.ts'
import { saveCronJobOperation } from '../cronjobs/save-cron-job.ts'
import { cancelJobOperation } from './cancel-job.ts'
import { getJobOperation } from './get-job.ts'
import { listJobsOperation } from './list-jobs.ts'
import { retryJobOperation } from './retry-job.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let jobs: Jobs
let token: string
let runs = 0
/** Until when a run of the job takes. */
let ends = Promise.resolve()

const processOf = (url: string): Jobs => {
  const made = createJobs({ url, log: silentLog })
  made.every('test.nightly', '37 3 * * *', () => {
    runs += 1
    return ends
  })
  return made
}

beforeAll(async () => {
  database = await testDatabase()
  jobs = processOf(database.url)
  await jobs.start()
  await database.pool.query(`select pgboss.create_queue('test.charge', '{"policy": "standard", "retryLimit": 10}')`)
  const deps = { database, clock, jobs }
  running = await serveOperations({ database, clock }, () => [
    listJobsOperation(database),
    getJobOperation(database),
    retryJobOperation(deps),
    cancelJobOperation(deps),
    listCronJobsOperation(deps),
    getCronJobOperation(deps),
    runCronJobOperation(deps),
    saveCronJobOperation(deps),
  ])
  token = await addSession(database, clock, (await addPerson(database, { permissions: ['admin', 'super_admin'] })).uuid)
})
afterAll(async () => {
  await running.stop()
  await jobs.stop()
  await database.close()
})
beforeEach(() => database.pool.query(`delete from pgboss.job where name = 'test.charge'`))

const request = (what: Parameters<typeof call>[1], body?: unknown) => call(running.server, what, { token, body })

async function job(
  state: string,
  more: { hour?: number; data?: object; output?: object; retries?: number } = {},
): Promise<string> {
  const { hour = 10, data = {}, output = null, retries = 0 } = more
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, output, state, retry_limit, retry_count, created_on, started_on)
     values ('test.charge', $1, $2, $3::pgboss.job_state, 10, $4, $5, case when $3 <> 'created' then now() end) returning id`,
    [data, output, state, retries, new Date(Date.UTC(2026, 10, 20, hour))],
  )
  return rows[0]?.id ?? ''
}
const audited = async (entity: string) => {
  const entries = database.kysely.selectFrom('audit_entries').select('action').where('entity', '=', entity)
  return (await entries.orderBy('id').execute()).map(({ action }) => action)
}

describe('E4.1 jobs', () => {
  it('A6.6 are listed newest first, in the four states of the specification', async () => {
    const states = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled']
    for (const [hour, state] of states.entries()) await job(state, { hour })
    const list = async (query: string) =>
      (await request(`GET /jobs?kind=test.charge${query}`)).body as { jobs: Record<string, unknown>[]; count: number }
    const all = await list('')
    expect(all.jobs.map(({ state }) => state)).toEqual(['failed', 'failed', 'done', 'inprogress', 'new', 'new'])
    expect(all.jobs.map(({ cancelled }) => cancelled)).toEqual([true, false, false, false, false, false])
    expect(await list('&state=new')).toMatchObject({ count: 2 })
    expect((await list('&pagination.limit=1&pagination.offset=5')).jobs).toHaveLength(1)
    expect((await list('&pagination.sortBy[]=created_date&pagination.sortDesc[]=false')).jobs[0]).toMatchObject({
      state: 'new',
    })
    expect((await request('GET /jobs?search=CHARG')).body['count']).toBe(6)
    expect((await request('GET /jobs?search=__pgboss')).body['count']).toBe(0)
  })

  it('show their tries, why they failed, and nothing secret', async () => {
    const uuid = await job('failed', {
      retries: 10,
      data: { charge_uuid: '01940000-0000-7000-8000-000000000001', email: 'robin@example.com', token: 'opaque' },
      output: { message: 'refused by https://key:s3cret@processor.test/charge?key=opaque' },
    })
    const { body } = await request(`GET /jobs/${uuid}`)
    expect(body).toMatchObject({ kind: 'test.charge', state: 'failed', attempts: 11, max_attempts: 11 })
    expect(body['payload']).toContain('01940000-0000-7000-8000-000000000001')
    expect(JSON.stringify(body)).not.toMatch(/robin|opaque|s3cret/)
    expect(body['error']).toMatch(/^refused by/)
  })

  it('that failed or were cancelled are retried at once, and no others', async () => {
    for (const state of ['failed', 'cancelled']) {
      const uuid = await job(state, { retries: 10 })
      expect((await request(`POST /jobs/${uuid}/retry`)).body).toMatchObject({ state: 'new', finished: null })
      const { rows } = await database.pool.query(
        'select retry_limit > retry_count as again, start_after <= now() as due from pgboss.job where id = $1',
        [uuid],
      )
      expect(rows).toEqual([{ again: true, due: true }])
      const twice = await request(`POST /jobs/${uuid}/retry`)
      expect([twice.status, twice.body['code']]).toEqual([409, 'not_failed'])
      expect(await audited(`job:${uuid}`)).toEqual(['job.retried'])
    }
  })

  it('that wait are cancelled, and what runs is not', async () => {
    const waiting = await job('retry')
    expect((await request(`POST /jobs/${waiting}/cancel`)).body).toMatchObject({ state: 'failed', cancelled: true })
    expect(await audited(`job:${waiting}`)).toEqual(['job.cancelled'])
    const active = await request(`POST /jobs/${await job('active')}/cancel`)
    expect([active.status, active.body['code']]).toEqual([409, 'not_waiting'])
  })
})

const nightly = async () => {
  const { cronjobs } = (await request('GET /cronjobs')).body as { cronjobs: Record<string, unknown>[] }
  return cronjobs.find(({ name }) => name === 'test.nightly') ?? {}
}
const scheduled = async () =>
  (await database.pool.query(`select cron, timezone from pgboss.schedule where name = 'test.nightly'`)).rows

describe('E4.1 cron jobs', () => {
  it('are those of the code, with their next run', async () => {
    expect(await nightly()).toMatchObject({
      schedule: '37 3 * * *',
      zone: 'UTC',
      enabled: true,
      next_run: '2026-11-21T03:37:00.000Z',
      last_run: null,
    })
  })

  it('run at one press, once', async () => {
    const { uuid } = await nightly()
    // A run that had ended between the two would rightly begin again.
    const answered = Promise.withResolvers<void>()
    ends = answered.promise
    const presses = [request(`POST /cronjobs/${uuid}/run`), request(`POST /cronjobs/${uuid}/run`)]
    const [first, second] = await Promise.all(presses).finally(answered.resolve)
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await nightly()).toMatchObject({ last_state: 'done' }), { timeout: 10_000 })
    expect(await audited('cronjob:test.nightly')).toEqual(['cronjob.run'])
  })

  it('that are switched off stay off through a start, and run again as before when they are on', async () => {
    const { uuid, version } = await nightly()
    const off = await request(`PUT /cronjobs/${uuid}`, { version, enabled: false })
    expect(off.body).toMatchObject({ enabled: false, next_run: null })
    const stale = await request(`PUT /cronjobs/${uuid}`, { version, enabled: true })
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale_version'])
    expect(await scheduled()).toEqual([])
    const other = processOf(database.url)
    await other.start()
    await other.stop()
    expect(await scheduled()).toEqual([])
    const on = await request(`PUT /cronjobs/${uuid}`, { version: Number(version) + 1, enabled: true })
    expect(on.body).toMatchObject({ enabled: true, next_run: '2026-11-21T03:37:00.000Z' })
    expect(await scheduled()).toEqual([{ cron: '37 3 * * *', timezone: 'UTC' }])
  })
})
