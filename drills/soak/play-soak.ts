import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { serverEnvironment, serverFlags } from '../../launch/server-tuning.mjs'
import type { TestDatabase } from '@talentplace/server/testing/database'
import type { LoadOrder } from './load-process.ts'
import type { LoopFigures } from './open-loop.ts'
import type { SoakWorld } from './soak-world.ts'
import type { Vitals } from './soaked-server.ts'

export interface Soaked {
  /** The same mix at a low rate, before. */
  readonly idle: LoopFigures
  readonly loaded: LoopFigures
  /** Over the load, at even distances; the first before it. */
  readonly vitals: readonly Vitals[]
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

/** A server's pools for calls and for jobs, and what listens for each. */
export const mostConnections: Readonly<Record<string, number>> = {
  talentplace: 10,
  'talentplace jobs': 4,
  'talentplace listener': 1,
}

/** A child that answers each message with one of its own. */
function askChild<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with ${code}`)))
  ended.catch(() => undefined)
  const answered = once(child, 'message').then(([told]) => told as Answer)
  child.send(message)
  return Promise.race([answered, ended])
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

async function startSoakedServer(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL('soaked-server.ts', import.meta.url), [], {
    env: { ...process.env, ...serverEnvironment, DATABASE_URL: databaseUrl, DEMO_DATA: '0', LOG_LEVEL: 'error' },
    execArgv: [...serverFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server under load ended')))
  ended.catch(() => undefined)
  const [port] = await Promise.race([once(child, 'message'), ended])
  return { child, port: Number(port) }
}

async function connectionsIn({ pool }: TestDatabase): Promise<Connections> {
  const { rows } = await pool.query<{ name: string; count: number; leftOpen: number }>(
    `select application_name as name, count(*)::int, count(*) filter (where state like 'idle in transaction%')::int as "leftOpen"
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
  const { child: server, port } = await startSoakedServer(database.url)
  const load = fork(new URL('load-process.ts', import.meta.url), [], { execArgv: [], serialization: 'advanced' })
  try {
    load.send({ world })
    const vitals: Vitals[] = []
    const look = async () => vitals.push(await askChild<Vitals>(server, { vitals: true }))
    const drive = (order: LoadOrder) => askChild<LoopFigures>(load, { order })
    const idle = await drive({ port, rate: idleRate, seconds: idleSeconds })
    const before = await connectionsIn(database)
    await look()
    log(`  the same mix at ${idleRate} a second is through; now ${rate} a second for ${seconds} s`)
    const driven = drive({ port, rate, seconds })
    const timer = setInterval(() => void look().catch(() => undefined), (seconds * 1_000) / looks)
    const loaded = await driven.finally(() => clearInterval(timer))
    await look()
    const after = await connectionsIn(database)
    return { idle, loaded, vitals, connections: [before, after] }
  } finally {
    await endChild(load)
    await endChild(server)
  }
}
