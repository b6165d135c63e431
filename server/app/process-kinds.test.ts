import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

const metricsToken = 'metrics-token-of-the-test'

let database: TestDatabase
let web: RunningServer
beforeAll(async () => {
  database = await testDatabase()
  web = await startTestServer({
    database,
    clock: systemClock,
    environment: { PROCESS: 'web', METRICS_TOKEN: metricsToken },
  })
})
afterAll(async () => {
  await web.stop()
  await database.close()
})

/** Someone asks for a code: a job finds out whether there is such an account, and a mail leaves by the outbox. */
async function requestCode(email: string): Promise<void> {
  const { status } = await call(web.server, 'POST /auth/forgotpassword', { body: { email } })
  expect(status).toBe(200)
}

async function waiting(): Promise<{ jobs: number; schedules: number; mails: number; unlinked: number }> {
  const { rows } = await database.pool.query(`
    select (select count(*)::int from pgboss.job where state < 'active' and not starts_with(name, '__pgboss')) as jobs,
      (select count(*)::int from pgboss.schedule) as schedules,
      (select count(*)::int from mail_outbox where sent_date is null) as mails,
      (select count(*)::int from audit_entries where position is null) as unlinked`)
  return rows[0]
}

describe('PROCESS', () => {
  it('web writes jobs and works none; jobs does what web wrote, on its own', async () => {
    await database.pool.query(
      `insert into audit_entries (created_date, action, entity, details) values (now(), 'test', 'test', '{}')`,
    )
    await database.pool.query(
      `insert into mail_outbox (recipient, subject, text_body, html_body, created_date, next_attempt)
       values ('noor@maple.test', 'Hello', '', '', now(), now())`,
    )
    await requestCode('nobody@maple.test')
    // Longer than a process that works would leave anything: each second is what they look.
    await new Promise((goOn) => setTimeout(goOn, 1_300))
    expect(await waiting()).toEqual({ jobs: 1, schedules: 0, mails: 1, unlinked: 1 })

    const jobs = await startTestServer({
      database,
      clock: systemClock,
      environment: { PROCESS: 'jobs', METRICS_TOKEN: metricsToken },
    })
    await vi.waitFor(async () => expect(await waiting()).toMatchObject({ jobs: 0, mails: 0, unlinked: 0 }), {
      timeout: 15_000,
      interval: 50,
    })
    expect((await waiting()).schedules).toBeGreaterThan(20)
    await requestCode('nobody-else@maple.test')
    await vi.waitFor(async () => expect((await waiting()).jobs).toBe(0), { timeout: 15_000, interval: 50 })
    await jobs.stop()
  })

  it('jobs answers its health and metrics, and nothing else, without a search index', async () => {
    const jobs = await startTestServer({
      database,
      clock: systemClock,
      environment: { PROCESS: 'jobs', METRICS_TOKEN: metricsToken },
    })
    expect(jobs.index).toBeNull()
    expect(await call(jobs.server, 'GET /healthcheck', { token: metricsToken })).toMatchObject({
      status: 200,
      body: { status: 'ok', process: 'jobs', search: 'none', assistants: null },
    })
    const metrics = await jobs.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
    expect(metrics.body).toContain('talentplace_process{does="jobs"} 1\n')
    for (const path of ['/', '/api/user/config', '/socket/?EIO=4&transport=websocket', '/dev/mail']) {
      const { statusCode, body } = await jobs.server.inject(path)
      expect([path, statusCode, JSON.parse(body).message]).toEqual([
        path,
        404,
        'This process does background work. It answers /api/healthcheck and /metrics, and nothing else.',
      ])
    }
    await jobs.stop()
  })

  it('web says what it is, and answers calls', async () => {
    await web.searchReady
    expect((await call(web.server, 'GET /healthcheck', { token: metricsToken })).body).toMatchObject({
      process: 'web',
      search: 'ready',
    })
    expect(
      (await web.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).body,
    ).toContain('talentplace_process{does="web"} 1\n')
    expect((await call(web.server, 'GET /user/config')).status).toBe(200)
  })
})
