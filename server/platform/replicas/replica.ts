import { Pool, type PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import { openDatabase, type Database } from '../database/connection.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { identity, type Primary } from './primary-position.ts'
import { followLag } from './replay-lag.ts'
import type { ReplicaSign } from './replica-sign.ts'
import { shareAsking } from './shared-asking.ts'
import { walPosition, type WalPosition } from './wal-position.ts'

export interface Replica {
  readonly database: Database
  readonly isInUse: boolean
  readonly sign: ReplicaSign
  /** Where it was last seen to be. */
  readonly replayed: WalPosition
  /** Waits until it has replayed up to there, for so many ms; false: it hasn't, or went away. */
  reaches(position: WalPosition, within: number): Promise<boolean>
  /** The primary was seen at a position. */
  expect(position: WalPosition): void
  /** Looks where it is, and whether it is a replica of this very database. */
  look(primary: Pick<Primary, 'identity'>): Promise<void>
  /** A read failed there: where that may mean that it is away, it is looked at at once. */
  failed(error: unknown): void
  stop(): Promise<void>
}

interface Waiter {
  readonly position: WalPosition
  readonly settle: (reached: boolean) => void
}

interface Place {
  readonly follows: boolean
  readonly lsn: string | null
  readonly identity: string
}

const longestAnswer = 900
/** Ms between two looks while someone waits. */
const pause = 4
const lookAt = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as lsn, ${identity} as identity`

/** A replica's own connection, so that it is seen to be well, and where it is, while lists keep the others busy. */
function openFollower(url: string): Pool {
  const follower = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
    application_name: 'talentplace replica watch',
  })
  follower.on('error', () => undefined)
  follower.on('connect', (connection) => connection.on('error', () => undefined))
  return follower
}

/** @param options.longestLag ms behind the primary from which on nothing is read here */
export function openReplica(options: {
  number: number
  url: string
  longestLag: number
  clock: Clock
  log: Logger
}): Replica {
  const { number, longestLag, clock, log } = options
  const database = openDatabase({ url: options.url, log, tolerant: true })
  const connections = new Set<PoolClient>()
  database.pool.on('connect', (connection) => connections.add(connection))
  database.pool.on('remove', (connection) => connections.delete(connection))
  const follower = openFollower(options.url)
  const lag = followLag()
  let replayed: WalPosition = ''
  let reason: string | null = 'not reached yet'
  let outSince: Date | null = clock.now()
  let waiters: Waiter[] = []
  let polling = false

  /** Which database it has to be a replica of; null: not known yet. */
  let expected: string | null = null

  const requestRatePlan = shareAsking(async () => (await follower.query<Place>(lookAt)).rows[0])

  function state(): ReplicaSign['state'] {
    if (reason !== null) return 'away'
    return lag.at(performance.now()) <= longestLag ? 'in_use' : 'behind'
  }

  function noteState(): void {
    const isOut = state() !== 'in_use'
    if (isOut === (outSince !== null)) return
    outSince = isOut ? clock.now() : null
    if (isOut) log.warn({ replica: number, state: state(), reason }, 'a replica is out of use; the primary serves')
    else log.info({ replica: number }, 'a replica is in use')
  }

  /** Whatever is being read there fails now, and is read from the primary: a silent network would keep it waiting. */
  function lose(why: string): void {
    reason = why
    for (const connection of connections) cut(connection)
    letWaitersGo()
    noteState()
  }

  function letWaitersGo(): void {
    for (const waiter of waiters) waiter.settle(false)
  }

  async function look(): Promise<void> {
    let place: Place | undefined
    try {
      place = await requestRatePlan()
    } catch (error) {
      lose(error instanceof Error && error.message !== '' ? error.message : String(error))
      return
    }
    if (!place?.follows || place.lsn === null) return lose('it follows no primary')
    if (expected !== null && place.identity !== expected) return lose('it is a replica of another database')
    reason = null
    replayed = walPosition(place.lsn)
    lag.replayed(replayed)
    for (const waiter of waiters) if (waiter.position <= replayed) waiter.settle(true)
    noteState()
  }

  async function poll(): Promise<void> {
    if (polling) return
    polling = true
    while (waiters.length > 0) {
      await look()
      if (waiters.length > 0) await new Promise((goOn) => setTimeout(goOn, pause))
    }
    polling = false
  }

  return {
    database,
    get isInUse() {
      return state() === 'in_use'
    },
    get replayed() {
      return replayed
    },
    get sign() {
      const behind = lag.at(performance.now())
      const isKnown = reason === null && behind !== Infinity
      return {
        number,
        state: state(),
        lag_seconds: isKnown ? Math.round(behind / 1000) : null,
        out_since: outSince,
        reason,
      }
    },
    expect(position) {
      lag.seen(position, performance.now())
    },
    reaches(position, within) {
      if (position <= replayed) return Promise.resolve(true)
      return new Promise((resolve) => {
        const timer = setTimeout(() => waiter.settle(false), within)
        const waiter: Waiter = {
          position,
          settle(reached) {
            clearTimeout(timer)
            waiters = waiters.filter((each) => each !== waiter)
            resolve(reached)
          },
        }
        waiters.push(waiter)
        void poll()
      })
    },
    async look(primary) {
      expected = primary.identity
      await look()
    },
    failed(error) {
      // It may only have been busy.
      if (isDatabaseAway(error)) void look()
    },
    async stop() {
      letWaitersGo()
      for (const connection of connections) cut(connection)
      await Promise.all([database.close(), follower.end()])
    },
  }
}

/** Ends a connection without a word to the other side, which may not answer. */
function cut(connection: PoolClient): void {
  const { connection: line } = connection as PoolClient & { connection: { stream: { destroy(): void } } }
  line.stream.destroy()
}
