import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Registry } from 'prom-client'
import { settableClock } from '../../platform/clock/clock.ts'
import type { Permission } from '@talentplace/contract/shared/permission'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { beyondBare } from '../../testing/beyond-bare.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { healthcheckOperation } from './healthcheck.ts'
import { measureVitalSigns } from './measure-vital-signs.ts'
import { createVitalSigns } from './vital-signs.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const search = { ready: false, size: 0 }
const listener = { connected: true }
const draining = { began: false }

let database: TestDatabase
let running: OperationsServer
let vitalSigns: ReturnType<typeof createVitalSigns>
let closed = false
let staff: string
let client: string
const metricsToken = 'metrics-token-of-the-test'

function signs(delivery: 'smtp' | 'kept' | 'none' = 'smtp') {
  const jobs = createJobs({ url: database.url, log: silentLog })
  return createVitalSigns({ database, clock, jobs, listener, delivery, connections: () => 3 })
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ sessions }) => [
    healthcheckOperation({
      clock,
      version: '1.2.3',
      process: 'all',
      search,
      draining,
      vitalSigns: () => vitalSigns(),
      sessions,
      metricsToken,
    }),
  ])
  staff = await tokenOf(['admin'])
  client = await tokenOf(['client'])
})
beforeEach(() => {
  vitalSigns = signs()
})
afterAll(async () => {
  await running.stop()
  if (!closed) await database.close()
})

const tokenOf = async (permissions: Permission[]) =>
  addSession(database, clock, (await addPerson(database, { permissions })).uuid)
const health = (query = '', token = metricsToken) => call(running.server, `GET /healthcheck${query}`, { token })
const queue = (more: string, values: unknown[] = []) =>
  database.pool.query(
    `insert into mail_outbox (recipient, subject, text_body, html_body, created_date, next_attempt, attempts, failure, sent_date)
     values ('noor@maple.test', 'Hello', '', '', ${more})`,
    values,
  )

describe('GET /healthcheck', () => {
  it('answers 503 with its whole body until the search is ready', async () => {
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'starting', database: 'ok', search: 'loading', assistants: null },
    })
  })

  it('answers 200 for live=1 as soon as the process does', async () => {
    expect(await health('?live=1')).toMatchObject({ status: 200, body: { status: 'starting' } })
  })

  it('says what works once everything does', async () => {
    Object.assign(search, { ready: true, size: 5_000 })
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from migrations')
    const { status, body } = await health()
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      version: '1.2.3',
      process: 'all',
      database: 'ok',
      migrations: rows[0]?.count,
      search: 'ready',
      assistants: 5_000,
      mail: { delivery: 'smtp', waiting: 0, failing: 0, given_up: 0, oldest_seconds: null },
      jobs: { waiting: 0, failing: 0, oldest_seconds: null },
      realtime: { hearing: true, connections: 3 },
      pool: { connections: expect.any(Number), idle: expect.any(Number), waiting: 0 },
      notices: [],
      zone_data: expect.stringMatching(/^20\d\d[a-z]$/),
      time: '2026-11-20T15:00:00.000Z',
    })
  })

  it('tells the status alone to everybody but staff and the bearer of the metrics token', async () => {
    const strangers = [undefined, client, 'a token that ended', `${metricsToken}2`, metricsToken.slice(1)]
    for (const token of strangers) {
      const answer = await call(running.server, 'GET /healthcheck', token === undefined ? {} : { token })
      expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect(Object.keys(answer.body)).toEqual(['status'])
      expect((await call(running.server, 'GET /healthcheck?live=1')).body).toEqual({ status: 'ok' })
    }
    expect((await health('', staff)).body).toMatchObject({ status: 'ok', version: '1.2.3', assistants: 5_000 })
    expect((await health()).body).toMatchObject({ status: 'ok', version: '1.2.3', assistants: 5_000 })
  })

  it('refuses another live', async () => {
    expect((await health('?live=2')).status).toBe(400)
  })

  it('counts mail that waits, that the mail server doesn’t take and that was given up, and says so in words', async () => {
    await queue(`$1, $1::timestamptz, 3, 'connect ECONNREFUSED', null`, ['2026-11-20T14:48:30Z'])
    await queue(`$1, $1::timestamptz, 0, null, null`, ['2026-11-20T14:59:00Z'])
    await queue(`$1, null, 1, '550 no such person', null`, ['2026-11-20T09:00:00Z'])
    await queue(`$1, null, 1, '550 no such person', null`, ['2026-11-18T09:00:00Z'])
    await queue(`$1, null, 1, null, $1::timestamptz`, ['2026-11-20T09:00:00Z'])
    const { status, body } = await health()
    expect(status).toBe(200)
    expect(body['mail']).toEqual({ delivery: 'smtp', waiting: 2, failing: 1, given_up: 1, oldest_seconds: 690 })
    expect(body['notices']).toEqual([
      { code: 'mail_late', message: 'The oldest mail has waited 11 minutes for the mail server to take it.' },
      { code: 'mail_refused', message: '1 mail was refused for good since yesterday.' },
    ])
    expect(JSON.stringify(body)).not.toContain('noor')
    await database.pool.query('delete from mail_outbox')
  })

  it('says that mail reaches nobody where no mail server is set', async () => {
    vitalSigns = signs('none')
    expect((await health()).body).toMatchObject({
      mail: { delivery: 'none' },
      notices: [{ code: 'no_mail_server', message: expect.stringContaining('SMTP_URL') }],
    })
  })

  it('counts jobs that are due and those that fail', async () => {
    await database.pool.query(
      `insert into pgboss.queue select (jsonb_populate_record(queue, '{"name": "test.due"}')).* from pgboss.queue limit 1`,
    )
    const due = `insert into pgboss.job (name, state, start_after) values ('test.due', $1::pgboss.job_state, $2)`
    clock.set(new Date())
    const since = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
    await database.pool.query(due, ['created', since(660)])
    await database.pool.query(due, ['retry', since(-600)])
    await database.pool.query(due, ['completed', since(9000)])
    await database.pool.query(
      `insert into failing_items (queue, item, failures, last_error, first_failed, last_failed, next_try)
       values ('renewals.charge', gen_random_uuid(), 3, 'no', now(), now(), now())`,
    )
    const { body } = await health()
    expect(body['jobs']).toEqual({ waiting: 1, failing: 2, oldest_seconds: expect.closeTo(660, -1) })
    expect(body['notices']).toEqual([
      { code: 'jobs_late', message: 'The oldest job has been due for 11 minutes.' },
      { code: 'jobs_failing', message: '2 jobs have failed and will be tried again.' },
    ])
    await database.pool.query('delete from pgboss.job')
    await database.pool.query('delete from failing_items')
    clock.set(new Date('2026-11-20T15:00:00Z'))
  })

  it('says that it hears nothing while the listener is away', async () => {
    listener.connected = false
    expect((await health()).body).toMatchObject({
      realtime: { hearing: false },
      notices: [{ code: 'not_hearing' }],
    })
    listener.connected = true
  })

  it('answers 503 from the moment the process is about to end, while it goes on serving', async () => {
    draining.began = true
    expect(await health()).toMatchObject({ status: 503, body: { status: 'stopping', database: 'ok' } })
    expect((await health('?live=1')).status).toBe(200)
    draining.began = false
  })

  it('asks the database once for many who look at the same time', async () => {
    const queried = vi.spyOn(database.pool, 'connect')
    await Promise.all(Array.from({ length: 50 }, () => health()))
    // One for the rows, one for the jobs.
    expect(queried).toHaveBeenCalledTimes(2)
    queried.mockRestore()
  })

  it('stands in the metrics, number by number', async () => {
    const registry = new Registry()
    measureVitalSigns(registry, vitalSigns, 'all')
    const text = await registry.metrics()
    for (const line of [
      'process{does="all"} 1',
      'mail_waiting 0',
      'mail_server_configured 1',
      'jobs_oldest_seconds 0',
      'realtime_hearing 1',
      'realtime_connections 3',
      'database_reachable 1',
    ]) {
      expect(text).toContain(`talentplace_${line}\n`)
    }
  })

  it('answers 503 within a second without a database, and live=1 still 200', async () => {
    closed = true
    await database.close()
    const took = await beyondBare(async () => {
      expect(await health()).toMatchObject({
        status: 503,
        body: { status: 'failing', database: 'unreachable', migrations: null, mail: { waiting: null } },
      })
      expect(await health('?live=1')).toMatchObject({ status: 200, body: { status: 'failing' } })
      // Nobody can be looked up now, and it answers all the same.
      expect(await health('', client)).toMatchObject({ status: 503, body: { status: 'failing' } })
    })
    expect(took).toBeLessThan(1_000)
    const registry = new Registry()
    measureVitalSigns(registry, vitalSigns, 'all')
    expect(await registry.metrics()).toContain('talentplace_database_reachable 0\n')
  })
})
