// What the answers cost that every page asks for, beside a route that answers a constant; and what memory a process keeps after files.
//   node launch/run.mjs bench/cost.ts [--seconds 3] [--rounds 3] [--files 6] [--idle 60] [--statements]
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { openDatabase } from '../server/platform/database/connection.ts'
import { openEmptyDatabase } from './blocking/empty-database.ts'
import { fillProduct } from './blocking/fill-product.ts'
import { loadsOf } from './blocking/loads.ts'
import { startServer } from './login/server-process.ts'
import { median } from './search/figures.ts'
import { generateLoad, type Measured } from './search/load-generator.ts'
import { countingStatements, type FromMeasured, type ToMeasured } from './writes/messages.ts'
import { findPairs } from './writes/write-calls.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    files: { type: 'string', default: '6' },
    idle: { type: 'string', default: '60' },
    statements: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Array.from({ length: Number(values.rounds) })
const clients = 10
const print = (line: string) => console.log(line)

process.env['TRUST_PROXY'] = 'loopback'
process.env['DATA_DIR'] = `${tmpdir()}/talentplace-bench-cost-${process.pid}`
const { url, stop } = await openEmptyDatabase()
const database = openDatabase({ url, log: pino({ level: 'silent' }) })
const filled = await fillProduct(database, url, { assistants: 2_000, companies: 80, entries: 20_000 })
await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
// The demo's payments were told of long ago.
await database.pool.query('update test_processor.events set next_attempt = null')
const [pair] = await findPairs(database)
if (!pair) throw new Error('Nobody works together')
await database.pool.query('vacuum analyze')
const server = await startServer(url, 1, { imports: [countingStatements] })
const bare = await startServer(url, 1, { program: new URL('writes/bare-server.ts', import.meta.url) })

interface Read {
  readonly name: string
  readonly port: number
  readonly path: string
  readonly token?: string
}

const staffToken = filled.staff[0] ?? ''
const { port } = server
const hello: Read = { name: 'hello', port: bare.port, path: '/hello' }
const reads: readonly Read[] = [
  hello,
  { name: 'a route that asks nothing', port, path: '/api/healthcheck?live=1' },
  { name: '/user/config', port, path: '/api/user/config' },
  { name: '/user/config, signed in', port, path: '/api/user/config', token: pair.client_token },
  { name: '/notifications', port, path: '/api/notifications?pagination.limit=3', token: pair.client_token },
  { name: '/home/client', port, path: '/api/home/client', token: pair.client_token },
  { name: '/home/virtualassistant', port, path: '/api/home/virtualassistant', token: pair.assistant_token },
  { name: '/home/admin', port, path: '/api/home/admin', token: staffToken },
]

const load = (read: Read, length: number): Promise<Measured> =>
  generateLoad({
    port: read.port,
    clients,
    seconds: length,
    next: () => read.path,
    ...(read.token !== undefined && { token: read.token }),
  })

const request = (what: ToMeasured['read']) => server.request<FromMeasured>({ read: what })
const processor = async () => (await request('processor')).microseconds ?? 0
const megabytes = async () => ((await request('memory')).memory ?? 0) / 1_000_000

async function statementsOf(read: Read): Promise<string> {
  if (read === hello) return '0 of 0'
  await request('count')
  await generateLoad({ port: read.port, clients: 1, seconds: 0.3, next: () => read.path, token: read.token ?? '' })
  const calls = ((await request('statements')).calls ?? []).filter(({ call }) => call === `GET ${read.path}`)
  const [first] = calls.toSorted((one, other) => one.texts.length - other.texts.length)
  if (values.statements) for (const text of first?.texts ?? []) print(`    ${text.replaceAll(/\s+/g, ' ')}`)
  return `${first?.trips ?? 0} of ${first?.texts.length ?? 0}`
}

async function measureReads(): Promise<void> {
  print(
    `${clients} clients; round trips and statements of one call; processor time of the server's process, without the database's`,
  )
  const all = new Map<Read, { rate: number; p99: number; cost: number }[]>(reads.map((read) => [read, []]))
  for (const read of reads) await load(read, 1)
  for (const _ of rounds) {
    for (const read of reads) {
      const before = await processor()
      const { requestsPerSecond: rate, p99, requests, failures } = await load(read, seconds)
      if (failures > 0) throw new Error(`${read.name}: ${failures} of ${requests} failed`)
      all.get(read)?.push({ rate, p99, cost: ((await processor()) - before) / requests })
    }
  }
  const bareRates = (all.get(hello) ?? []).map(({ rate }) => rate)
  for (const read of reads) {
    const own = all.get(read) ?? []
    const share = median(own.map(({ rate }, at) => rate / (bareRates[at] ?? 1)))
    const cost = read === hello ? '' : `${Math.round(median(own.map((each) => each.cost)))} µs`
    print(
      `  ${read.name.padEnd(28)} ${Math.round(median(own.map(({ rate }) => rate)))
        .toString()
        .padStart(6)}/s  ${share.toFixed(3)} of hello  p99 ${median(own.map(({ p99 }) => p99))
        .toFixed(1)
        .padStart(5)} ms  ${await statementsOf(read)} statements  ${cost}`,
    )
  }
}

/** Every file that a thread makes, by four people at once, again and again; and a while of nothing. */
async function measureMemory(): Promise<void> {
  const files = (await loadsOf({ port, database, filled })).filter(({ name }) => /PDF|CSV/.test(name))
  const before = await megabytes()
  print(`\nMemory of the process: ${before.toFixed(0)} MB before files`)
  for (let round = 1; round <= Number(values.files); round += 1) {
    for (const each of files) await each.run()
    print(`  ${(await megabytes()).toFixed(0)} MB after round ${round} of ${files.length} kinds of CSV and PDF`)
  }
  await wait(Number(values.idle) * 1000)
  const after = await megabytes()
  print(`  ${after.toFixed(0)} MB after ${values.idle} s of nothing: ${(after / before).toFixed(2)} of before`)
  print(`Memory after CSV and PDF work within 20 % of before: ${after <= before * 1.2 ? 'met' : 'MISSED'}`)
}

try {
  await measureReads()
  await measureMemory()
} finally {
  await server.stop()
  await bare.stop()
  await database.close()
  await stop()
}
