// What more processes, more time entries and more open sockets come to: the figures of docs/scale.md.
//   node launch/run.mjs bench/scale.ts [--processes 1,2,4] [--entries 100000,1000000,10000000] [--sockets 1000,10000,100000]
//     [--assistants 5000] [--seconds 3] [--rounds 3] [--minutes 20]
// `--minutes` bounds how long entries are added; what was reached by then is measured and said.
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entriesEach } from '../server/demo/demo-history.ts'
import { measureEntries } from './scale/measure-entries.ts'
import { measureProcesses } from './scale/measure-processes.ts'
import { measureSockets } from './scale/measure-sockets.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    entries: { type: 'string', default: '100000,1000000,10000000' },
    sockets: { type: 'string', default: '1000,10000,100000' },
    assistants: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '20' },
  },
})
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number)
const print = (line: string) => console.log(line)
const inWords = (number: number) => Math.round(number).toLocaleString('en-CA')
const minute = 60_000

const needed = Math.ceil(Math.max(0, ...numbers(values.entries)) / entriesEach)
// A few have an account or work of their own.
if (Number(values.assistants) < needed * 1.1)
  throw new RangeError(`So many entries need more than ${inWords(needed * 1.1)} assistants (--assistants).`)

// For the servers it starts: sockets come from addresses of their own, and nothing is kept beside the database.
process.env.TRUST_PROXY = 'loopback'
process.env.DATA_DIR = join(tmpdir(), `talentplace-scale-${process.pid}`)

/** A staff member who sees all time; their token. */
async function signInStaff({ pool }: Dataset): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `with staff as (insert into users (full_name, email, permissions)
       values ('Staff', 'staff@bench.test', '{admin,admin_time.view}') returning uuid)
     insert into sessions (token_hash, user_uuid, created_date, last_used, expires)
     select $1, uuid, now(), now(), now() + interval '1 day' from staff`,
    [createHash('sha256').update(token).digest()],
  )
  await pool.query(
    `update configurations set value = '"enabled"' where name in ('featureFlag.admin-time', 'featureFlag.notifications')`,
  )
  return token
}

// Ten server processes have pools of their own.
const datasets = await openDatasets(7, () => undefined, { max_connections: '300' })
try {
  const dataset = await datasets.make(Number(values.assistants))
  await dataset.pool.query('set statement_timeout = 0')
  const staffToken = await signInStaff(dataset)
  const until = performance.now() + Number(values.minutes) * minute
  print('Load, servers and database share this machine; only ratios inside one run count.')

  for (const count of numbers(values.entries)) {
    const report = await measureEntries(dataset, count, { staffToken, until })
    print(
      `\n${inWords(report.entries)} time entries${report.entries < count ? ` (of ${inWords(count)}: the time was up)` : ''}`,
    )
    print(
      `  stored at ${inWords(report.perSecond)} a second; ${inWords(report.table)} MB and ${inWords(report.indexes)} MB of indexes`,
    )
    for (const [name, time] of report.byQuestion) print(`  ${name.padEnd(38)} ${time.toFixed(2).padStart(9)} ms`)
    if (report.entries < count) break
  }

  print('')
  let ofOne = 0
  for (const processes of numbers(values.processes)) {
    const settings = { seconds: Number(values.seconds), rounds: Number(values.rounds), staffToken }
    const { requestsPerSecond, p99, failures } = await measureProcesses(dataset, processes, settings)
    ofOne ||= requestsPerSecond
    print(
      `${processes} server processes: ${inWords(requestsPerSecond).padStart(7)} requests a second (${(requestsPerSecond / ofOne).toFixed(2)} of the first), p99 ${p99.toFixed(1)} ms, ${failures} failed`,
    )
    if (failures > 0) process.exitCode = 1
  }

  print('')
  // What only serves people has no pool for jobs.
  process.env.PROCESS = 'web'
  for (const sockets of numbers(values.sockets)) {
    const { processes, bytesEach, fanOut, opening } = await measureSockets(dataset, sockets)
    print(
      `${inWords(sockets)} open sockets of ${processes} ${processes === 1 ? 'process' : 'processes'}: ${(bytesEach / 1000).toFixed(1)} kB each, ${opening.toFixed(2)} ms to open one, told of a commit within ${fanOut.toFixed(1)} ms`,
    )
  }
} finally {
  await datasets.stop()
}
