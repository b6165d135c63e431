// What a message, a time entry, a timer event and a change of a task cost beside a bare INSERT through Fastify: target T15.
//   node launch/run.mjs bench/writes.ts [--seconds 3] [--rounds 3] [--only message] [--statements]
// `--statements` prints what each asks of the database.
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { openDatabase } from '../server/platform/database/connection.ts'
import { openEmptyDatabase } from './blocking/empty-database.ts'
import { fillProduct } from './blocking/fill-product.ts'
import { postFor, type PostFigures, type Sender } from './checkout/post-load.ts'
import { startServer, type ServerProcess } from './login/server-process.ts'
import { median } from './search/figures.ts'
import { generateLoad } from './search/load-generator.ts'
import { countingStatements, type FromMeasured, type ToMeasured } from './writes/messages.ts'
import { addTasks, bareInsert, findPairs, writesOf, type Pair, type Write } from './writes/write-calls.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    statements: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Array.from({ length: Number(values.rounds) })
const size = { assistants: 2_000, companies: 80, entries: 20_000 }
const senders = [1, 10, 50]
const print = (line: string) => console.log(line)
const verdict = (met: boolean, floor: boolean) => (met ? 'met' : floor ? 'above the floor' : 'MISSED')

process.env['TRUST_PROXY'] = 'loopback'
process.env['DATA_DIR'] = `${tmpdir()}/talentplace-bench-writes-${process.pid}`
const { url, stop } = await openEmptyDatabase()
const database = openDatabase({ url, log: pino({ level: 'silent' }) })
await fillProduct(database, url, size)
await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
// The demo's payments were told of long ago.
await database.pool.query('update test_processor.events set next_attempt = null')
const pairs = await findPairs(database)
const [busy] = pairs
if (!busy || pairs.length < Math.max(...senders)) throw new Error(`${pairs.length} people work together: too few`)
const writes = writesOf(await addTasks(database, pairs)).filter(({ name }) => name.includes(values.only))
await database.pool.query('vacuum analyze')

/** What one person adds a day or an hour is bounded; a bench adds more. */
const clearThrottles = () => database.pool.query('delete from throttle_counters')

const failed = (all: readonly PostFigures[]) => all.reduce((sum, { failures }) => sum + failures, 0)
const inWords = (all: readonly PostFigures[]) => {
  const failures = failed(all)
  const [rate, p50] = [median(all.map((each) => each.perSecond)), median(all.map((each) => each.p50))]
  return `${Math.round(rate).toString().padStart(7)}/s ${p50.toFixed(1).padStart(6)} ms${failures > 0 ? ` ${failures} FAILED` : ''}`
}

async function round(port: number, all: readonly Sender[], length = seconds): Promise<PostFigures> {
  await clearThrottles()
  return postFor(port, all, length)
}

/** Statements and round trips of one call of each kind: what a call alone asks, the background's left out. */
async function countStatements(server: ServerProcess, write: Write, pair: Pair): Promise<string> {
  await clearThrottles()
  const request = (what: ToMeasured['read']) => server.request<FromMeasured>({ read: what })
  await request('count')
  await postFor(server.port, [write.apart(pair)], 1)
  const calls = ((await request('statements')).calls ?? []).filter(({ call }) => !call.includes('/webhooks/'))
  const counts = [...Map.groupBy(calls, ({ texts, trips }) => `${trips} of ${texts.length}`)].toSorted()
  if (values.statements) {
    for (const each of new Map(calls.map(({ texts }) => [texts.length, texts])).values()) {
      print(`\n${write.name}, ${each.length} statements`)
      for (const text of each) print(`    ${text.replaceAll(/\s+/g, ' ').slice(0, 220)}`)
    }
  }
  return counts.map(([count, of]) => `${count} (${Math.round((100 * of.length) / calls.length)}%)`).join(', ')
}

interface Alone {
  readonly write: Write
  readonly ratio: number
}

/** Everybody writes what is theirs: rounds interleaved, the bare insert in each. */
async function measureApart(port: number, barePort: number): Promise<Alone[]> {
  const alone: Alone[] = []
  for (const count of senders) {
    const all = [bareInsert, ...writes]
    const figures = new Map<Write, PostFigures[]>(all.map((write) => [write, []]))
    for (const _ of rounds) {
      for (const write of all) {
        const own = pairs.slice(0, count).map((pair) => write.apart(pair))
        figures.get(write)?.push(await round(write === bareInsert ? barePort : port, own))
      }
    }
    const bare = figures.get(bareInsert) ?? []
    print(`\n${count === 1 ? 'One sender' : `${count} senders, each of their own`}`)
    for (const write of all) {
      const own = figures.get(write) ?? []
      const ratios = own.map((each, at) =>
        count === 1 ? (bare[at]?.p50 ?? 0) / each.p50 : each.perSecond / (bare[at]?.perSecond ?? 1),
      )
      const ratio = median(ratios)
      if (count === 1 && write !== bareInsert) alone.push({ write, ratio })
      print(`  ${write.name.padEnd(22)} ${inWords(own)}   ${ratio.toFixed(2)} of the bare one`)
    }
  }
  return alone
}

async function measureTogether(port: number, pair: Pair): Promise<number> {
  print('\nSeveral devices that write to one thread, or as one assistant')
  let messages = 0
  for (const write of writes) {
    for (const count of [10, 50]) {
      const all: PostFigures[] = []
      const devices = Array.from({ length: count }, (_each, at) => write.together(pair, at))
      for (const _ of rounds) all.push(await round(port, devices))
      if (write.name === 'a message' && count === 50) messages = median(all.map((each) => each.perSecond))
      print(`  ${write.name.padEnd(22)} ${String(count).padStart(3)} devices ${inWords(all)}`)
    }
  }
  return messages
}

/** The 99th percentile of somebody's page while ten others write, beside the same without. */
async function measureReads(port: number): Promise<number> {
  print('\nA page of a thread read by one person, alone and beside ten writers')
  const reader = pairs[20] ?? busy
  const read = () =>
    generateLoad({
      port,
      clients: 1,
      seconds,
      token: reader?.client_token ?? '',
      next: () => `/api/discussions/${reader?.thread}/messages?limit=50`,
    })
  let worst = 0
  for (const write of writes) {
    const ratios: number[] = []
    const lines: string[] = []
    for (const _ of rounds) {
      const idle = await read()
      const writing = round(
        port,
        pairs.slice(0, 10).map((pair) => write.apart(pair)),
      )
      const beside = await read()
      await writing
      ratios.push(beside.p99 / idle.p99)
      lines.push(`${idle.p99.toFixed(1)} and ${beside.p99.toFixed(1)}`)
    }
    worst = Math.max(worst, median(ratios))
    print(`  ${write.name.padEnd(22)} p99 ${lines.join(', ')} ms: ${median(ratios).toFixed(1)}x`)
  }
  return worst
}

const server = await startServer(url, 1, { imports: [countingStatements] })
const bare = await startServer(url, 1, { program: new URL('writes/bare-server.ts', import.meta.url) })
try {
  print(`Writes beside a bare INSERT; ${pairs.length} people; only ratios inside one run count.`)
  // The server's code is compiled while it runs, and statements are prepared once they came thrice.
  for (const write of writes)
    await round(
      server.port,
      pairs.slice(0, 10).map((pair) => write.apart(pair)),
      2,
    )
  await round(
    bare.port,
    pairs.slice(0, 10).map((pair) => bareInsert.apart(pair)),
    2,
  )
  print('\nRound trips of one call to the database, and its statements')
  for (const write of writes) {
    const pair = pairs[11] ?? busy
    print(`  ${write.name.padEnd(22)} ${await countStatements(server, write, pair)}`)
  }
  const alone = await measureApart(server.port, bare.port)
  const messages = await measureTogether(server.port, busy)
  const reads = await measureReads(server.port)
  print('')
  for (const { write, ratio } of alone) {
    print(
      `T15 ${write.name}: ${ratio.toFixed(2)} of a bare INSERT (target .35, floor .15): ${verdict(ratio >= 0.35, ratio >= 0.15)}`,
    )
  }
  print(
    `T15 a busy thread: ${Math.round(messages)} messages a second (target 300, floor 100): ${verdict(messages >= 300, messages >= 100)}`,
  )
  print(`T15 p99 of reads beside writers: ${reads.toFixed(1)}x (target 2x): ${reads <= 2 ? 'met' : 'MISSED'}`)
} finally {
  await server.stop()
  await bare.stop()
  await database.close()
  await stop()
}
