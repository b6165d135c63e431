/*
 * Every two of the workflows that share rows at the same instant, many times: how often PostgreSQL had to end one because
 * they waited for each other in a circle, and how often anybody saw a failure.
 *
 *   node launch/run.mjs drills/locks.ts [--rounds 1000] [--only 'a cancellation']
 */
import { parseArgs } from 'node:util'
import { openDrillDatabase } from './drill-database.ts'
import { collide } from './locks/collide.ts'
import { moves } from './locks/moves.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' }, only: { type: 'string' } } })
const rounds = Number(values.rounds)
const names = Object.keys(moves)
const pairs = names
  .flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))
  .filter((pair) => values.only === undefined || pair.includes(values.only))
const total = { deadlocks: 0, failures: 0 }

const database = await openDrillDatabase()
try {
  console.log(`Locks drill: ${names.length} workflows, ${pairs.length} pairs, ${rounds} rounds each`)
  for (const pair of pairs) {
    const { deadlocks, failures } = await collide(database, pair, rounds)
    total.deadlocks += deadlocks
    total.failures += failures.length
    if (deadlocks + failures.length === 0) continue
    console.log(
      `✗ ${pair.join(' against ')}: ${deadlocks} deadlocks, ${failures.length} failures; ${failures[0] ?? ''}`,
    )
  }
  console.log(`${total.deadlocks} deadlocks, ${total.failures} failures in ${pairs.length * rounds} rounds`)
  process.exitCode = total.deadlocks + total.failures === 0 ? 0 : 1
} finally {
  await database.stop()
}
