/*
 * The server under a constant rate of all that people do, for a long time: requests come whether the last ones were answered or not,
 * and each one's time counts from when it was due. Beside it stands the same mix at a low rate.
 *
 *   node launch/run.mjs drills/soak.ts [--minutes 30] [--rate 300] [--entries 1000000] [--pairs 300] [--idle-rate 10]
 *     [--statements 20]
 *
 * `--statements` prints those that PostgreSQL spent most time on.
 */
import { parseArgs } from 'node:util'
import { openDrillDatabase } from './drill-database.ts'
import { memorySlope } from './soak/memory-slope.ts'
import type { Times } from './soak/open-loop.ts'
import { maxConnections, playSoak } from './soak/play-soak.ts'
import { makeSoakWorld } from './soak/soak-world.ts'
import type { Waits } from './soak/watch-waits.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '300' },
    entries: { type: 'string', default: '1000000' },
    pairs: { type: 'string', default: '300' },
    'idle-rate': { type: 'string', default: '10' },
    statements: { type: 'string', default: '0' },
  },
})
const [minutes, rate, entries] = [Number(values.minutes), Number(values.rate), Number(values.entries)]
const looks = 60
const maxNotifiedSeconds = 20
const bounds = { readP99: 150, writeP99: 300, growth: 0.1 }
const megabyte = 1_000_000

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`
const inWords = ({ count, p50, p99, max }: Times): string =>
  `${String(count).padStart(7)} x  p50 ${p50.toFixed(1).padStart(7)}  p99 ${p99.toFixed(1).padStart(7)}  max ${max.toFixed(1).padStart(8)} ms`

/** At most so many of each at one look within the second. */
function doingIn(waits: readonly Waits[], second: number): string {
  const max: Record<string, number> = {}
  for (const { sessions } of waits.filter(({ at }) => Math.floor(at) === second))
    for (const [name, count] of Object.entries(sessions)) max[name] = Math.max(max[name] ?? 0, count)
  return Object.entries(max)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

const log = (line: string) => console.log(line)

const statements = Number(values.statements)
const counted = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' }

const database = await openDrillDatabase(statements > 0 ? counted : {})
try {
  const world = await makeSoakWorld(database, { entries, pairs: Number(values.pairs), log })
  if (statements > 0)
    await database.pool.query('create extension pg_stat_statements; select pg_stat_statements_reset()')
  const idleRate = Number(values['idle-rate'])
  const { idle, loaded, vitals, waits, connections } = await playSoak(database, world, {
    rate,
    seconds: minutes * 60,
    idleRate,
    idleSeconds: Math.min(60, minutes * 20),
    looks,
    log,
  })
  for (const [at, { byName }] of [
    [idleRate, idle],
    [rate, loaded],
  ] as const) {
    console.log(`At ${at} a second`)
    for (const [name, times] of Object.entries(byName)) console.log(`  ${name.padEnd(22)} ${inWords(times)}`)
  }
  const requested = loaded.read.count + loaded.write.count
  const writes = Math.round((100 * loaded.write.count) / requested)
  console.log(`${requested} requests at ${loaded.rate.toFixed(1)} a second: ${100 - writes}% reads, ${writes}% writes`)
  for (const [kind, bound] of [['read', bounds.readP99] as const, ['write', bounds.writeP99] as const]) {
    console.log(`  ${kind}s at ${String(idleRate).padEnd(4)} a second  ${inWords(idle[kind])}`)
    console.log(`  ${kind}s at ${String(rate).padEnd(4)} a second  ${inWords(loaded[kind])}`)
    const ratio = (loaded[kind].p99 / idle[kind].p99).toFixed(1)
    const figures = `${milliseconds(loaded[kind].p99)}, ${ratio} x that at ${idleRate} a second`
    check(`p99 of ${kind}s within ${bound} ms`, loaded[kind].p99 <= bound, figures)
  }
  const failed = Object.entries(loaded.statuses).filter(([status]) => status === '0' || status >= '500')
  check('no 5xx, and an answer to each', failed.length === 0, JSON.stringify(loaded.statuses))
  const rejected = Object.entries(loaded.rejectedInSecond)
  for (const [second, count] of rejected.slice(0, maxNotifiedSeconds))
    console.log(
      `  second ${second}: ${count} weren't answered 200; the database's sessions: ${doingIn(waits, Number(second))}`,
    )
  if (rejected.length > maxNotifiedSeconds) console.log(`  and in ${rejected.length - maxNotifiedSeconds} seconds more`)
  for (const [call, text] of Object.entries({ ...idle.refusals, ...loaded.refusals })) console.log(`  ${call}: ${text}`)
  const [first, middle, last] = [vitals[0], vitals[Math.floor(vitals.length / 2)], vitals.at(-1)]
  const sizes = [first, middle, last].map((each) => `${Math.round((each?.resident ?? 0) / megabyte)} MB`).join(', ')
  const growth = memorySlope(vitals.map(({ resident }) => resident))
  const inPercent = `${(growth * 100).toFixed(1)}%`
  check(
    'memory is flat',
    growth <= bounds.growth,
    `${sizes} at start, middle and end; ${inPercent} over the second half`,
  )
  const [before, after] = connections
  const isLeaked = Object.entries(after.named).some(([name, count]) => count > (maxConnections[name] ?? 0))
  const open = [before, after].map(({ named }) => JSON.stringify(named)).join(' before, ')
  check(
    'no connection is leaked',
    !isLeaked && after.leftOpen === 0,
    `${open} after, ${after.leftOpen} in a transaction`,
  )
  if (statements > 0) {
    const { rows } = await database.pool.query<{
      calls: number
      plans: number
      plan: number
      run: number
      query: string
    }>(
      `select calls::int, plans::int, total_plan_time as plan, total_exec_time as run, regexp_replace(query, '\\s+', ' ', 'g') as query
       from pg_stat_statements order by total_plan_time + total_exec_time desc limit $1`,
      [statements],
    )
    for (const { calls, plans, plan, run, query } of rows)
      console.log(
        `  ${((plan + run) / 1_000).toFixed(1)} s in ${calls} calls: ${(run / calls).toFixed(2)} ms each, ${plans} plans of ${(plan / Math.max(1, plans)).toFixed(2)} ms: ${query.slice(0, 300)}`,
      )
  }
  const late = vitals.slice(1)
  const loop = (read: (each: (typeof late)[number]) => number) => milliseconds(Math.max(...late.map(read)))
  console.log(
    `  event loop late by at most ${loop(({ loopP99 }) => loopP99)} (p99 of the worst stretch), ${loop(({ loopMax }) => loopMax)} (worst)`,
  )
} finally {
  await database.stop()
}
console.log(failures === 0 ? 'Every bound holds.' : `${failures} bounds are missed.`)
process.exitCode = failures === 0 ? 0 : 1
