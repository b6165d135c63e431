import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { failingItemAlert } from '../../platform/jobs/failing-items.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { linkAudit } from '../../platform/audit/link-audit.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { watchAudit, watchProduct } from './watch-product.ts'
import { createSearchWatch } from './watch-search.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
const gigabyte = 1024 ** 3
let database: TestDatabase
let free = 50

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`select pgboss.create_queue('test.work', '{"policy": "standard", "retryLimit": 10}')`)
})
afterAll(() => database.close())
beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'))
  free = 50
  await database.pool.query('delete from alerts; delete from pgboss.job; delete from failing_items')
})

const watch = () =>
  watchProduct({
    database,
    clock,
    dataDir: '/nowhere',
    disk: () => Promise.resolve({ free: free * gigabyte, size: 100 * gigabyte }),
  })
const alerts = () =>
  database.kysely
    .selectFrom('alerts')
    .select(['fingerprint', 'type', 'status', 'repeat_count'])
    .orderBy('fingerprint')
    .execute()
const raise = (fingerprint: `${string}:${string}`) =>
  database.kysely
    .transaction()
    .execute((transaction) =>
      raiseAlert(transaction, { fingerprint, type: 'error', title: 'A', detail: '', at: clock.now() }),
    )

async function failedJob(completed: string): Promise<void> {
  await database.pool.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
     values ('test.work', '{}', 'failed', 10, 10, $1, '{"message": "no such thing"}')`,
    [completed],
  )
}

describe('E4 the product raises alerts itself', () => {
  it('when nothing is wrong, none', async () => {
    await watch()
    expect(await alerts()).toEqual([])
  })

  it('of jobs that nobody will try again, one a name that counts up, until none of them is failed', async () => {
    await failedJob('2026-11-20T11:00:00.123456Z')
    await watch()
    await watch()
    expect(await alerts()).toEqual([{ fingerprint: 'job:test.work', type: 'error', status: 'new', repeat_count: 0 }])
    await failedJob('2026-11-20T11:30:00Z')
    await watch()
    expect(await alerts()).toMatchObject([{ repeat_count: 1 }])
    await database.pool.query(`update pgboss.job set state = 'retry'`)
    await watch()
    expect(await alerts()).toMatchObject([{ status: 'resolved' }])
  })

  it('of a disk that is nearly full, until there is room', async () => {
    free = 9.9
    await watch()
    expect(await alerts()).toMatchObject([{ fingerprint: 'disk:data', type: 'warning', status: 'new' }])
    free = 10
    await watch()
    expect(await alerts()).toMatchObject([{ status: 'resolved' }])
  })

  it('of zone data that are more than a year old', async () => {
    clock.set(new Date('2028-01-20T12:00:00Z'))
    await watch()
    expect(await alerts()).toMatchObject([{ fingerprint: 'zone_data:age', status: 'new' }])
  })

  it('and ends those whose item went through, or whose invoice isn’t open any more', async () => {
    const item = '01940000-0000-7000-8000-000000000001'
    await database.pool.query(
      `insert into failing_items (queue, item, failures, last_error, first_failed, last_failed, next_try)
       values ('renewals.charge', $1, 3, 'x', now(), now(), now())`,
      [item],
    )
    await raise(failingItemAlert('renewals.charge', item))
    await raise('invoice:01940000-0000-7000-8000-000000000002')
    await watch()
    expect((await alerts()).map(({ status }) => status)).toEqual(['new', 'resolved'])
    await database.pool.query('delete from failing_items')
    await watch()
    expect((await alerts()).map(({ status }) => status)).toEqual(['resolved', 'resolved'])
  })

  it('of an audit that was altered', async () => {
    await database.kysely
      .transaction()
      .execute((transaction) =>
        recordAudit(transaction, { at: clock.now(), actor_uuid: null, action: 'job.retried', entity: 'job:1' }),
      )
    await linkAudit(database)
    await watchAudit({ database, clock })
    expect(await alerts()).toEqual([])
    await database.pool.query(
      `alter table audit_entries disable trigger user; update audit_entries set entity = 'job:2' where entity = 'job:1';
       alter table audit_entries enable trigger user`,
    )
    await watchAudit({ database, clock })
    expect(await alerts()).toMatchObject([{ fingerprint: 'audit:chain', type: 'error', status: 'new' }])
  })

  it('of a search that is five minutes behind, ended only by the process that was', async () => {
    const index: { behindSince: Date | null } = { behindSince: new Date('2026-11-20T11:56:00Z') }
    const look = createSearchWatch({ database, clock, index })
    const other = createSearchWatch({ database, clock, index: { behindSince: null } })
    await look()
    await other()
    expect(await alerts()).toEqual([])
    clock.set(new Date('2026-11-20T12:02:00Z'))
    await look()
    await other()
    expect(await alerts()).toMatchObject([{ fingerprint: 'search:index', status: 'new' }])
    index.behindSince = null
    await look()
    expect(await alerts()).toMatchObject([{ status: 'resolved' }])
  })
})
