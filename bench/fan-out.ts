// What announcing costs transactions that commit at the same time, by PostgreSQL and by Redis, interleaved in one run.
//   node launch/run.mjs bench/fan-out.ts [--seconds 3] [--rounds 3] [--clients 1,10,50]
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../server/platform/database/connection.ts'
import { createListener } from '../server/platform/database/listener.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts'
import { announce } from '../server/platform/realtime/announce.ts'
import { openFanOut } from '../server/platform/realtime/fan-out/open-fan-out.ts'
import { startRedis } from '../server/testing/engines/redis.ts'
import { silentLog } from '../server/testing/silent-log.ts'
import { median } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '1,10,50' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const sizes = values.clients.split(',').map(Number)
const ways = ['nothing', 'postgresql', 'redis'] as const
type Way = (typeof ways)[number]

const folder = await mkdtemp(join(tmpdir(), 'talentplace-fan-out-'))
// As root, PostgreSQL's own user has to get in.
await chmod(folder, 0o755)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent })
const redis = await startRedis()
const { url } = postgres
const making = openDatabase({ url, log: silentLog })
await making.pool.query(`
  create table server_secrets (name text primary key, secret bytea not null);
  create table bench_writes (at timestamptz not null default now(), said text not null)`)
await making.close()

/** Transactions a second: each writes a row and announces it. */
async function measure(way: Way, clients: number): Promise<number> {
  const database = openDatabase({ url, log: silentLog, connections: clients, connectWithin: 20_000 })
  const listener = createListener({ url, log: silentLog })
  await listener.start()
  const fanOut = openFanOut({ redisUrl: way === 'redis' ? redis.url : null, database, listener, log: silentLog })
  const count = { heard: 0, done: 0 }
  fanOut.onHeard(() => (count.heard += 1))
  await fanOut.start()
  await listener.listening()
  const until = performance.now() + seconds * 1000
  async function write(client: number): Promise<void> {
    for (let time = 0; performance.now() < until; time += 1) {
      await database.kysely.transaction().execute(async (transaction) => {
        const said = `${client} ${time}`
        await sql`insert into bench_writes (said) values (${said})`.execute(transaction)
        if (way !== 'nothing') {
          await announce(transaction, { to: 'everybody', event: 'notifications_update', data: { uuid: said } })
        }
      })
      count.done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => write(client)))
  const patience = performance.now() + 10_000
  const all = way === 'nothing' ? 0 : count.done
  while (count.heard < all && performance.now() < patience) await wait(5)
  if (count.heard !== all) throw new Error(`${all} were announced by ${way}, ${count.heard} were heard`)
  await fanOut.stop()
  await listener.stop()
  await database.close()
  return count.done / seconds
}

try {
  console.log('Transactions a second that write a row and announce it, each safe on disk (median of rounds):\n')
  for (const clients of sizes) {
    const found: Record<Way, number[]> = { nothing: [], postgresql: [], redis: [] }
    for (let round = 0; round < rounds; round += 1) for (const way of ways) found[way].push(await measure(way, clients))
    const [bare, byPostgres, byRedis] = ways.map((way) => median(found[way])) as [number, number, number]
    console.log(
      `  ${String(clients).padStart(3)} at once: announcing nothing ${Math.round(bare)}, by PostgreSQL ${Math.round(byPostgres)}, by Redis ${Math.round(byRedis)} (${(byRedis / byPostgres).toFixed(2)} of PostgreSQL)`,
    )
  }
} finally {
  await redis.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
