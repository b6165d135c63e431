import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { serveApart } from '../serve-apart.ts'
import type { LoadOrder } from './load-process.ts'
import type { LoopFigures } from './open-loop.ts'
import type { SoakWorld } from './soak-world.ts'
import { watchWaits, type Waits } from './watch-waits.ts'
import type { Vitals } from '../served-apart.ts'

export interface Soaked {
  /** The same mix at a low rate, before. */
  readonly idle: LoopFigures
  readonly loaded: LoopFigures
  /** Over the load, at even distances; the first before it. */
  readonly vitals: readonly Vitals[]
  /** Under the load. */
  readonly waits: readonly Waits[]
  /** Before the load, and when all of it was answered. */
  readonly connections: readonly [before: Connections, after: Connections]
}

/** What the server has open in PostgreSQL, by its name there, and how many of it are in a transaction that goes nowhere. */
interface Connections {
  readonly named: Readonly<Record<string, number>>
  readonly leftOpen: number
}

export interface SoakOptions {
  readonly rate: number
  readonly seconds: number
  readonly idleRate: number
  readonly idleSeconds: number
  /** How often the server is asked what it takes. */
  readonly looks: number
  readonly log: (line: string) => void
}

/** A server's pools for calls and for jobs, what listens, and the cards of a trial. */
export const maxConnections: Readonly<Record<string, number>> = {
  talentplace: 10,
  'talentplace jobs': 4,
  'talentplace listener': 1,
  'talentplace test processor': 1,
}

/** A child that answers each message with one of its own. @throws Error when it ends instead */
function requestFromChild<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const exited = (code: number | null) => reject(new Error(`a process ended with ${code}`))
    child.once('exit', exited)
    child.once('message', (message) => {
      child.off('exit', exited)
      resolve(message as Answer)
    })
    child.send(message)
  })
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

/** One look after the other: a server that is late isn't asked twice. */
async function lookAgainAndAgain(look: () => Promise<unknown>, pause: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(pause, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await look()
  }
}

async function connectionsIn({ pool }: TestDatabase): Promise<Connections> {
  const { rows } = await pool.query<{ name: string; count: number; leftOpen: number }>(
    `select application_name as name, count(*)::int, count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '2 seconds')::int as "leftOpen"
     from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1 order by 1`,
  )
  const named = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  // Ours has the name of the server's.
  if (named['talentplace'] !== undefined) named['talentplace'] -= pool.totalCount
  return { named, leftOpen: rows.reduce((sum, each) => sum + each.leftOpen, 0) }
}

/** The server on that database under the mix of that world: at a low rate first, then at the full one. */
export async function playSoak(database: TestDatabase, world: SoakWorld, options: SoakOptions): Promise<Soaked> {
  const { rate, seconds, idleRate, idleSeconds, looks, log } = options
  const server = await serveApart({ databaseUrl: database.url })
  const { port } = server
  const load = fork(new URL('load-process.ts', import.meta.url), [], { execArgv: [], serialization: 'advanced' })
  try {
    load.send({ world })
    const vitals: Vitals[] = []
    const look = async () => vitals.push(await requestFromChild<Vitals>(server.child, { vitals: true }))
    const drive = (order: LoadOrder) => requestFromChild<LoopFigures>(load, { order })
    const idle = await drive({ port, rate: idleRate, seconds: idleSeconds })
    const before = await connectionsIn(database)
    await look()
    log(`  the same mix at ${idleRate} a second is through; now ${rate} a second for ${seconds} s`)
    const driven = drive({ port, rate, seconds })
    const over = new AbortController()
    const watch = watchWaits(database)
    const looking = lookAgainAndAgain(look, (seconds * 1_000) / looks, over.signal)
    const loaded = await driven.finally(() => over.abort())
    await looking
    const waits = await watch.stop()
    await look()
    const after = await connectionsIn(database)
    return { idle, loaded, vitals, waits, connections: [before, after] }
  } finally {
    await endChild(load)
    await server.stop()
  }
}
