// What the health check waits for while documents are drawn, files come in, the search index is built and people sign in:
//   node launch/run.mjs bench/blocking.ts [--seconds 4] [--assistants 20000] [--companies 20] [--entries 10000] [--only upload]
import { loadavg, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { openDatabase } from '../server/platform/database/connection.ts'
import { fillProduct } from './blocking/fill-product.ts'
import { loadsOf } from './blocking/loads.ts'
import { measureLoad, type Measured } from './blocking/measure-blocking.ts'
import { pollHealth } from './blocking/poll-health.ts'
import { startServer } from './login/server-process.ts'
import { openEmptyDatabase } from './blocking/empty-database.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    assistants: { type: 'string', default: '20000' },
    companies: { type: 'string', default: '20' },
    entries: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
})
/** Milliseconds between two polls, and what 99 of 100 and every one of them may take. */
const every = 20
const limits = { p99: 100, slowest: 500 }
const print = (line: string) => console.log(line)
const load = () => loadavg()[0]?.toFixed(1)

function lineOf({ name, times, statuses, polls, p50, p99, slowest, failures }: Measured): string {
  const figures = [p50, p99, slowest].map((each) => each.toFixed(1).padStart(8)).join('')
  const met = p99 <= limits.p99 && slowest <= limits.slowest && failures === 0
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  return `${name.padEnd(38)}${String(times).padStart(5)}${String(polls).padStart(7)}${figures}  ${met ? 'met   ' : 'MISSED'}  load ${load()}  ${answers.join(', ')}`
}

process.env['TRUST_PROXY'] = 'loopback'
process.env['DATA_DIR'] = `${tmpdir()}/talentplace-bench-files-${process.pid}`
const { url, stop } = await openEmptyDatabase()
try {
  const database = openDatabase({ url, log: pino({ level: 'silent' }) })
  const filled = await fillProduct(database, url, {
    assistants: Number(values.assistants),
    companies: Number(values.companies),
    entries: Number(values.entries),
  })
  const server = await startServer(url, 1)
  const health = pollHealth(server.port, every)
  print(`/api/healthcheck?live=1 every ${every} ms, milliseconds; load average at the start ${load()}`)
  print(`${'while'.padEnd(38)}${'done'.padStart(5)}${'polls'.padStart(7)}     p50     p99 slowest`)
  let missed = 0
  const loads = await loadsOf({ port: server.port, database, filled })
  for (const each of loads.filter(({ name }) => name.includes(values.only))) {
    const measured = await measureLoad(health, each, Number(values.seconds))
    if (measured.p99 > limits.p99 || measured.slowest > limits.slowest) missed += 1
    print(lineOf(measured))
  }
  print(
    `\nAt most ${limits.p99} ms at p99 and ${limits.slowest} ms at all: ${missed === 0 ? 'met' : `${missed} MISSED`}`,
  )
  await health.stop()
  await server.stop()
  await database.close()
} finally {
  await stop()
}
