import { openDatabase, type Database } from '@talentplace/server/platform/database/connection'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { moves } from './moves.ts'
import { openSharedRows, type SharedRows, type World } from './shared-rows.ts'

/** What went wrong between two moves. */
export interface Collisions {
  /** PostgreSQL ended a transaction of theirs, whether or not it was done again. */
  readonly deadlocks: number
  /** Answers of 500 and above, and jobs that threw. */
  readonly failures: readonly string[]
}

async function deadlocksOf(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}

/** What went wrong with one move: a job that threw, or an answer of `worst` and above. */
export async function makeMove(
  name: string,
  { here, world, worst = 500 }: { here: SharedRows; world: World; worst?: number },
): Promise<string[]> {
  try {
    const answer = await moves[name]?.(here, world)
    return answer && answer.status >= worst ? [`${name}: ${answer.status} ${answer.text}`] : []
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
}

/** Makes two moves at once, on rows that both want, so many times. `pool`: another connection to the same database. */
export async function collide(
  { url, pool }: { url: string; pool: Database['pool'] },
  pair: readonly [string, string],
  rounds: number,
): Promise<Collisions> {
  const before = await deadlocksOf(pool)
  const database = { url, ...openDatabase({ url, log: silentLog, connectWithin: 20_000 }) }
  const here = await openSharedRows(database)
  const failures: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const world = await here.fresh()
    const both = await Promise.all(pair.map((name) => makeMove(name, { here, world })))
    failures.push(...both.flat())
  }
  await here.stop()
  // A connection tells what it met when it ends.
  await database.close()
  return { deadlocks: (await deadlocksOf(pool)) - before, failures }
}
