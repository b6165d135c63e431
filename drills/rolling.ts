/*
 * Server processes behind HAProxy are replaced one by one while people read, write and have pages open: no request fails, no
 * acknowledged write is lost, and no page misses for good what was announced.
 *
 *   node launch/run.mjs drills/rolling.ts [--processes 2] [--rounds 3] [--readers 8] [--pages 50] [--drain 3] [--redis]
 */
import { parseArgs } from 'node:util'
import { startRedis } from '@talentplace/server/testing/engines/redis'
import { forgetful, openDrillDatabase } from './drill-database.ts'
import { forkServers } from './rolling/fork-server.ts'
import { playRolling } from './rolling/play-rolling.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    readers: { type: 'string', default: '8' },
    pages: { type: 'string', default: '50' },
    drain: { type: 'string', default: '3' },
    redis: { type: 'boolean', default: false },
  },
})

const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const middle = (numbers: readonly number[]) => inOrder(numbers)[Math.floor(numbers.length / 2)] ?? 0
const ms = (duration: number) => `${Math.round(duration)} ms`

const database = await openDrillDatabase(forgetful)
const redis = values.redis ? await startRedis() : null
try {
  const rolled = await playRolling({
    database,
    processes: Number(values.processes),
    rounds: Number(values.rounds),
    readers: Number(values.readers),
    pages: Number(values.pages),
    begin: forkServers({
      DATABASE_URL: database.url,
      DRAIN_SECONDS: values.drain,
      ...(redis !== null && { REDIS_URL: redis.url }),
    }),
    interval: 500,
  })
  const failed = Object.values(rolled.failures).reduce((sum, times) => sum + times, 0)
  let missed = 0
  const check = (what: string, holds: boolean, figures: string) => {
    if (!holds) missed += 1
    console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
  }
  console.log(`Announcements by ${redis === null ? 'PostgreSQL' : 'Redis'}; ${rolled.replaced} processes replaced.\n`)
  check('every process ended cleanly', rolled.unclean === 0, `${rolled.unclean} did not`)
  check(
    'no request failed',
    failed === 0,
    `${rolled.reads} reads, ${rolled.writes} writes, ${failed} failures ${JSON.stringify(rolled.failures)}; slowest ${ms(rolled.slowest)}`,
  )
  check('every acknowledged save is there', rolled.lost === 0, `${rolled.lost} of 4 drafts behind`)
  check(
    'pages found another process',
    rolled.reconnections.length >= rolled.pages,
    `${rolled.pages} pages, ${rolled.reconnections.length} reconnections, middle ${ms(middle(rolled.reconnections))}, longest ${ms(Math.max(0, ...rolled.reconnections))}`,
  )
  check(
    'no announcement was missed',
    rolled.missed === 0,
    `${rolled.announced} announced, ${rolled.missed} missed; known on the last of all pages after ${ms(middle(rolled.delays))} (middle), ${ms(Math.max(0, ...rolled.delays))} (longest)`,
  )
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await redis?.stop()
  await database.stop()
}
