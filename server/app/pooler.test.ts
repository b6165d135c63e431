import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../accounts/stored-passwords/password.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openDatabase, type Database } from '../platform/database/connection.ts'
import { poolerConnectQuery, requirePoolerLimits } from '../platform/database/pooler-limits.ts'
import { beyondBare } from '../testing/beyond-bare.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { findEngine } from '../testing/engines/engine.ts'
import { startPgbouncer, type Pgbouncer } from '../testing/engines/pgbouncer.ts'
import { addClient, addPerson, addSession } from '../testing/people.ts'
import { browserOf, connected } from '../testing/servers/realtime-server.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import { silentLog } from '../testing/silent-log.ts'
import type { RunningServer } from './running-server.ts'

const operationsPage = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const [, databases = '', pgbouncer = ''] =
  /```ini\n\[databases\]\n([^`]*?)\n\[pgbouncer\]\n([^`]*?)```/.exec(operationsPage) ?? []
const connectQuery = /connect_query='([^']*)'/.exec(databases)?.[1] ?? ''
const settings = Object.fromEntries(
  pgbouncer
    .trim()
    .split('\n')
    // A comment has a line of its own: PgBouncer takes one behind a value for a part of it.
    .filter((line) => !line.startsWith(';'))
    .map((line) => line.split('=').map((part) => part.trim()) as [string, string])
    .filter(([name]) => !/^(listen_|auth_|unix_)/.test(name)),
)

describe.skipIf(findEngine('pgbouncer') === undefined)(
  'through PgBouncer in transaction mode, set as documented',
  () => {
    let database: TestDatabase
    let pooler: Pgbouncer
    let pooled: Database
    let running: RunningServer

    beforeAll(async () => {
      database = await testDatabase()
      const { username } = new URL(database.url)
      // A busy machine may take longer than people are let wait, until a test says otherwise.
      const patient = { ...settings, default_pool_size: '4', query_wait_timeout: '30', admin_users: username }
      pooler = await startPgbouncer(database.url, patient, connectQuery)
      pooled = openDatabase({ url: pooler.url, log: silentLog, pooled: true, connectWithin: 20_000 })
      running = await startTestServer({
        database: { ...database, ...pooled },
        reach: database.url,
        clock: systemClock,
        environment: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
      })
      await running.server.listen({ port: 0, host: '127.0.0.1' })
    })
    afterAll(async () => {
      await running.stop()
      await pooled.close()
      await pooler.stop()
      await database.close()
    })

    it('people sign in, save, list, and are told on open pages; jobs are done', async () => {
      await running.searchReady
      const email = 'robin@maple.test'
      const client = await addPerson(database, {
        permissions: ['client'],
        client_uuid: await addClient(database, 'Maple Books'),
        email,
        password_hash: await hashPassword('Demo-pass-1!'),
      })
      const login = await call(running.server, 'POST /auth/login', { body: { email, password: 'Demo-pass-1!' } })
      expect(login.status).toBe(200)
      const token = String(login.body['token'])
      const created = await call(running.server, 'POST /project', { token, body: { project_name: 'Books' } })
      expect(created.status).toBe(200)
      expect((await call(running.server, 'GET /project', { token })).body).toMatchObject({ count: 1 })
      const found = await call(running.server, 'GET /matching/keywords?searchQuery=book')
      expect(found.status).toBe(200)

      const browser = browserOf((running.server.server.address() as AddressInfo).port, { token })
      await connected(browser)
      await database.pool.query(
        `update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`,
      )
      const staff = await addPerson(database, {
        permissions: ['admin', 'admin_notification.view', 'admin_notification.edit'],
      })
      const staffToken = await addSession(database, systemClock, staff.uuid)
      const body = { audience: { kind: 'user', user_uuid: client.uuid }, title: 'Hello through the pooler' }
      const sent = await call(running.server, 'POST /notifications', { token: staffToken, body })
      expect(sent.status).toBe(200)
      await browser.hears('notifications_updated')
      browser.socket.disconnect()

      expect((await call(running.server, 'POST /auth/forgotpassword', { body: { email } })).status).toBe(200)
      await vi.waitFor(
        async () => {
          const { rows } = await database.pool.query(
            `select sent_date from mail_outbox where recipient = $1 and text_body ~ '\n {4}[A-Z2-9]{6}\n'`,
            [email],
          )
          expect(rows).toEqual([{ sent_date: expect.any(Date) }])
        },
        { timeout: 15_000, interval: 50 },
      )
    })

    it('every statement and every pause within a transaction has its limit, on whichever connection it comes to', async () => {
      expect(connectQuery).toBe(poolerConnectQuery)
      await requirePoolerLimits(pooled)
      const all = await Promise.all(
        Array.from({ length: 8 }, () =>
          pooled.pool.query(`select current_setting('statement_timeout') as timeout, pg_sleep(0.05)`),
        ),
      )
      expect(new Set(all.map(({ rows }) => rows[0].timeout))).toEqual(new Set(['5s']))
    })

    it('twice as many transactions at once as the pooler has connections are all done', async () => {
      const counts = await Promise.all(
        Array.from({ length: 8 }, () =>
          pooled.kysely.transaction().execute(async (transaction) => {
            await transaction.selectFrom('roles').select('id').limit(1).execute()
            return 1
          }),
        ),
      )
      expect(counts).toHaveLength(8)
    })

    it('PostgreSQL away is said as soon as documented, and recovered from unaided', async () => {
      const console = new Client(Object.assign(new URL(pooler.url), { pathname: '/pgbouncer' }).href)
      await console.connect()
      await console.query(`set query_wait_timeout = ${settings['query_wait_timeout']}`)
      await console.end()
      const name = new URL(database.url).pathname.slice(1)
      const admin = openDatabase({
        url: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
        log: silentLog,
        connectWithin: 20_000,
      })
      await admin.pool.query(`alter database "${name}" allow_connections false`)
      await admin.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      const took = await beyondBare(async () => {
        const answers = await Promise.all(Array.from({ length: 3 }, () => call(running.server, 'GET /user/config')))
        expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
      })
      expect(took).toBeLessThan(5_000)
      await admin.pool.query(`alter database "${name}" allow_connections true`)
      await vi.waitFor(async () => expect((await call(running.server, 'GET /healthcheck')).status).toBe(200), {
        timeout: 10_000,
        interval: 50,
      })
      await admin.close()
    })

    it('a pooler without limits of its own is refused with one line', async () => {
      const bare = await startPgbouncer(database.url)
      const without = openDatabase({ url: bare.url, log: silentLog, pooled: true, connectWithin: 20_000 })
      await expect(requirePoolerLimits(without)).rejects.toThrow(
        /lets PostgreSQL work without an end.*connect_query='set statement_timeout = 5000/,
      )
      await without.close()
      await bare.stop()
    })
  },
)

const server = fileURLToPath(new URL('../', import.meta.url))
const ofASession =
  /\bset (session |statement_timeout|lock_timeout|role\b)|pg_(try_)?advisory_(un)?lock(_all)?\(|create temp|`listen |set_config\([^)]*, false\)|\bprepare [a-z_]+ as\b/i

it('what needs a connection of its own over several transactions is only what connects past the pooler', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', '{demo,node_modules,testing}/**'] })
  const found = files.filter((file) => ofASession.test(readFileSync(join(server, file), 'utf8')))
  // Backups are of the embedded database, which no pooler stands before.
  expect(found.sort()).toEqual([
    'platform/backups/take-backup.ts',
    'platform/database/listener.ts',
    'platform/database/migrate.ts',
  ])
})
