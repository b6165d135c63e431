import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, statusOf } from '../product.ts'
import type { DrillDatabase } from '../drill-database.ts'
import type { Load } from './load.ts'
import type { OldPrimary } from './old-primary.ts'
import type { Pair } from './pair.ts'

/** What one death of the primary has come to; ms after the promotion. */
export interface Round {
  readonly writes: number
  readonly lost: number
  /** From the kill to the promotion. */
  readonly promotedAfter: number
  /** Every server has acknowledged a write again. */
  readonly writing: number
  /** Every server is healthy again, its search and its listener included. */
  readonly healthy: number
  /** A job was done again. */
  readonly jobs: number
  /** Until every acknowledged write was on two machines again: the copy and its catching up. */
  readonly protectedAfter: number
  readonly old: OldPrimary
}

const longest = 60_000

/** Ms between two looks at what is far more work for a server than a write. */
const seldom = 250

async function since(instant: number, holds: () => boolean | Promise<boolean>, pause = 20): Promise<number> {
  while (!(await holds())) {
    if (performance.now() - instant > longest) return longest
    await wait(pause)
  }
  return performance.now() - instant
}

async function isHearing(port: number): Promise<boolean> {
  const metrics = await fetch(`${addressOf({ port, dataDir: '' })}/metrics`, { signal: AbortSignal.timeout(2_000) })
    .then((answer) => answer.text())
    .catch(() => '')
  return /^talentplace_realtime_hearing 1$/m.test(metrics)
}

async function isHealthy(port: number): Promise<boolean> {
  return (await statusOf(`${addressOf({ port, dataDir: '' })}/api/healthcheck`)) === 200 && isHearing(port)
}

/** Lets people work, kills the primary among it, and waits until all is as it was. */
export async function playRound(given: {
  pair: Pair
  load: Load
  ports: readonly number[]
  database: DrillDatabase
  writesBefore: number
}): Promise<Round> {
  const { pair, load, ports, database, writesBefore } = given
  const before = load.acknowledged()
  while (load.acknowledged() - before < writesBefore) await wait(10)
  const killed = performance.now()
  const promoted = await pair.killPrimary()
  const jobDone = async (): Promise<boolean> => {
    const { rows } = await database.pool
      .query<{ done: boolean }>(
        `select exists (select from pgboss.job where completed_on > now() - make_interval(secs => $1)) as done`,
        [(performance.now() - promoted) / 1000],
      )
      .catch(() => ({ rows: [] }))
    return rows[0]?.done === true
  }
  const [writing, healthy, jobs] = await Promise.all([
    since(promoted, () => ports.every((_, server) => load.lastAt(server) > promoted)),
    since(promoted, async () => (await Promise.all(ports.map(isHealthy))).every(Boolean), seldom),
    since(promoted, jobDone, seldom),
  ])
  const lost = await load.lost(database)
  const old = await pair.tryOldPrimary()
  await pair.rebuild()
  await pair.protectedAgain()
  return {
    writes: load.acknowledged() - before,
    lost,
    promotedAfter: promoted - killed,
    writing,
    healthy,
    jobs,
    protectedAfter: performance.now() - promoted,
    old,
  }
}
