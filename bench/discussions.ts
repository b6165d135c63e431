// What a thread costs its reader, whether it has 100 messages or 50,000, beside 1,000 threads of others.
//   node launch/run.mjs bench/discussions.ts [--messages 100,50000] [--rounds 30]
import { parseArgs } from 'node:util'
import { listDiscussionsOperation } from '../server/work/discussions/list-discussions.ts'
import { listMessagesOperation } from '../server/work/discussions/list-messages.ts'
import { systemClock } from '../server/platform/clock/clock.ts'
import type { BoundOperation, RequestContext } from '../server/platform/http/handler.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { silentLog } from '../server/testing/silent-log.ts'
import { median, percentile } from './search/figures.ts'
import { openDatasets } from './search/datasets.ts'

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100,50000' }, rounds: { type: 'string', default: '30' } },
})
const sizes = values.messages.split(',').map(Number)
const rounds = Number(values.rounds)

const datasets = await openDatasets(7, () => undefined)
const dataset = await datasets.make(100)
const database = openDatabase({ url: dataset.url, log: silentLog })
const deps = { database, clock: systemClock }

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  console.log(`  ${name.padEnd(36)} p50 ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`)
}

/** Someone of our team who has joined a thread, and 1,000 threads of others with fifty messages each. */
async function begin(): Promise<{ user_uuid: string; thread: string }> {
  const { rows } = await dataset.pool.query<{ uuid: string }>(
    `insert into users (full_name, email, permissions) values ('Bench', 'talk@bench.test', '{admin}'), ('Other', 'other@bench.test', '{admin}')
     returning uuid`,
  )
  const [user_uuid = '', other = ''] = rows.map(({ uuid }) => uuid)
  const added = await dataset.pool.query<{ uuid: string }>(
    `insert into discussions (uuid, kind, subject, opened_by, created_date)
     select uuidv7(), 'direct', 'Thread ' || n, $1, now() from generate_series(0, 1000) n returning uuid`,
    [other],
  )
  const thread = added.rows[0]?.uuid ?? ''
  await dataset.pool.query(
    `insert into discussion_people (discussion_uuid, user_uuid, joined_date)
     select uuid, $1, now() from discussions union all select $3::uuid, $2::uuid, now()`,
    [other, user_uuid, thread],
  )
  await dataset.pool.query('set statement_timeout = 0')
  for (const { uuid } of added.rows.slice(1)) await grow(uuid, other, 50)
  return { user_uuid, thread }
}

async function grow(thread: string, sender: string, size: number): Promise<void> {
  await dataset.pool.query(
    `insert into messages (uuid, discussion_uuid, position, change, sender_uuid, body, created_date)
     select uuidv7(), $1::uuid, n, n, $2::uuid, 'Message ' || n || ' about the quarterly report', now() - n * interval '1 second'
     from generate_series((select steps from discussions where uuid = $1) + 1, $3::bigint) n`,
    [thread, sender, size],
  )
  await dataset.pool.query(
    'update discussions set steps = $2::int, message_count = $2::int, last_message_date = now() where uuid = $1',
    [thread, size],
  )
}

try {
  const { user_uuid, thread } = await begin()
  const context = { session: { user_uuid, permissions: ['admin'] } } as unknown as RequestContext
  const { rows } = await dataset.pool.query<{ uuid: string }>(`select uuid from users where email = 'other@bench.test'`)
  const request = async ({ answer }: BoundOperation, query: object): Promise<unknown> =>
    answer(context, { params: { uuid: thread }, query, body: undefined })
  const messages = (query: object) => request(listMessagesOperation(deps), { limit: 50, ...query })
  for (const size of sizes) {
    await grow(thread, rows[0]?.uuid ?? '', size)
    await dataset.pool.query('vacuum analyze messages')
    console.log(`${size.toLocaleString('en-CA')} messages in the thread`)
    await measure('a query that does nothing', () => database.pool.query('select 1'))
    await measure('the newest page', () => messages({}))
    await measure('a page in the middle', () => messages({ before: Math.ceil(size / 2) }))
    await measure('the first page', () => messages({ before: 51 }))
    await measure('what came since the last one', () => messages({ after: size - 1 }))
    await measure('words that one message has', () => messages({ search: `${size}` }))
    await measure('threads with unread, all unread', () =>
      request(listDiscussionsOperation(deps), { pagination: { limit: 25, offset: 0 } }),
    )
  }
} finally {
  await database.close()
  await dataset.pool.end()
  await datasets.stop()
}
