// What a person's list and a broadcast cost, whether 10,000 or 1,000,000 people have an account.
//   node launch/run.mjs bench/notifications.ts [--people 10000,100000,1000000] [--rounds 30]
import { parseArgs } from 'node:util'
import pino from 'pino'
import { publishDue } from '../server/core/broadcasts/publish.ts'
import { findNotifications } from '../server/core/notifications/find-notifications.ts'
import { systemClock } from '../server/platform/clock/clock.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import type { Session } from '../server/platform/sessions/session.ts'
import { median, percentile } from './search/figures.ts'
import { openDatasets } from './search/datasets.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '30' },
  },
})
const sizes = values.people.split(',').map(Number)
const rounds = Number(values.rounds)
const broadcasts = 20
const own = 500
const print = (line: string) => console.log(line)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work))
  print(`  ${name.padEnd(36)} p50 ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`)
}

const datasets = await openDatasets(7, () => undefined)
const dataset = await datasets.make(100)
const database = openDatabase({ url: dataset.url, log: pino({ level: 'silent' }) })
const parts = { database, clock: systemClock }

/** Brings the number of people to the size, each with two notifications of their own. */
async function growTo(size: number): Promise<void> {
  await dataset.pool.query('set statement_timeout = 0')
  await dataset.pool.query(
    `with added as (
       insert into users (full_name, email, permissions)
       select 'Person ' || n, 'person' || n || '@bench.test', '{client}'
       from generate_series((select count(*) from users), $1) n returning uuid
     )
     insert into notifications (user_uuid, type, title, icon, priority, created_date, starts, published_date, published_in)
     select uuid, 'message', 'Hello', 'info', 1, now(), now(), now(), pg_current_xact_id()
     from added, generate_series(1, 2)`,
    [size],
  )
  await dataset.pool.query('vacuum analyze users')
  await dataset.pool.query('vacuum analyze notifications')
}

async function compose(): Promise<void> {
  await dataset.pool.query(
    `insert into notifications (type, title, icon, priority, composed, created_date, starts, ends)
     values ('announcement', 'News', 'info', 1, true, now(), now(), now() + interval '10 days')`,
  )
}

async function rowsWritten(): Promise<number> {
  const { rows } = await dataset.pool.query<{ count: string }>(
    'select (select count(*) from notifications) + (select count(*) from notification_reads) as count',
  )
  return Number(rows[0]?.count)
}

async function recipient(): Promise<Session> {
  const { rows } = await dataset.pool.query<{ uuid: string }>(
    `select uuid from users where email = 'bench@example.test'`,
  )
  const user_uuid = rows[0]?.uuid ?? ''
  await dataset.pool.query(
    `insert into notifications (user_uuid, type, title, icon, priority, created_date, starts, published_date, published_in)
     select $1, 'message', 'Own ' || n, 'info', 1, now(), now(), now() - n * interval '1 hour', pg_current_xact_id()
     from generate_series(1, $2) n`,
    [user_uuid, own],
  )
  return {
    user_uuid,
    full_name: 'Bench',
    email: 'bench@example.test',
    permissions: ['client'],
    avatar_id: -1,
    client_uuid: null,
    is_primary_contact: false,
    colleague_role: 'everything',
    language: null,
    impersonator_uuid: null,
    must_set_up_two_step: false,
  }
}

try {
  const session = await recipient()
  for (let at = 0; at < broadcasts; at += 1) await compose()
  await publishDue(parts)
  for (const size of sizes) {
    await growTo(size)
    print(
      `${size.toLocaleString('en-CA')} people; the reader has ${own} of their own, and at least ${broadcasts} broadcasts run`,
    )
    await measure('a query that does nothing', () => database.pool.query('select 1'))
    await measure('three newest, count and unread', () =>
      findNotifications(parts, session, { pagination: { limit: 3, offset: 0 } }),
    )
    const before = await rowsWritten()
    await compose()
    const took = await timed(() => publishDue(parts))
    const written = (await rowsWritten()) - before
    print(`  ${'one broadcast to all of them'.padEnd(36)} ${took.toFixed(2)} ms, ${written} row written`)
  }
} finally {
  await database.close()
  await dataset.pool.end()
  await datasets.stop()
}
